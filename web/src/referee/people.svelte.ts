import { store, stored } from "../shell/stored";
import { words } from "../words/words.svelte";

export const KEY = "stammtisch-referee";

/** Who plays at a real table, clockwise, kept in this browser. */
class People {
  /** Those without a name are called by their number. */
  given: string[] = $state([]);

  constructor() {
    const { names = [] } = stored<{ names: string[] }>(KEY);
    this.given = names.length ? names : ["", "", "", ""];
  }

  get names(): string[] {
    return this.given.map((name, seat) => name || words.say("page-referee-player", { number: seat + 1 }));
  }

  rename(names: string[]): void {
    this.given = names;
    store(KEY, { ...stored(KEY), names });
  }
}

export const people = new People();
