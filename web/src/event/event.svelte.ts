import { visitor } from "../shell/me.svelte";
import { api, Failed } from "../wire/api";
import { hex } from "../wire/chance";
import { follow } from "../wire/following";
import type { EventEntry, EventNews, EventSight, EventWritten, Problem, ShownEvent } from "../wire/messages";
import { patched, type Patch } from "../wire/patches";
import { keyOf, words } from "../words/words.svelte";

const ENTROPY_BYTES = 16;

export const random = (bytes: number) => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** An event as this browser knows it: news are asked for as long as anybody looks. */
export class EventState {
  sight: EventSight | null = $state.raw(null);
  online = $state(true);
  missing = $state(false);
  /** How far the clock of the server is ahead of ours. */
  ahead = $state(0);
  #ended = new AbortController();
  /** What was asked for last and not answered: asked again it has the same id, so that it is done once. */
  #asked = { what: "", id: "" };

  constructor(readonly id: string) {}

  follow(): Promise<void> {
    const { signal } = this.#ended;
    return follow(this, signal, async () => {
      const known = this.sight;
      const news = known && told(known, await api.eventNews(this.id, known.seq, signal));
      // What was asked for before we took part does not know us.
      const stranger = !news || (news.me === null && this.sight !== null && this.sight.me !== null);
      this.#see(stranger ? await api.event(this.id) : news);
    });
  }

  end(): void {
    this.#ended.abort();
  }

  join(name: string): Promise<Problem | null> {
    return this.#ask(`join ${name}`, (id) => api.joinEvent(this.id, { id, name, entropy: random(ENTROPY_BYTES) }));
  }

  add(name: string): Promise<Problem | null> {
    return this.#ask(`add ${name}`, (id) => api.addGuest(this.id, { id, name }));
  }

  write(entry: EventEntry["entry"]): Promise<Problem | null> {
    return this.#ask(JSON.stringify(entry), (id) => api.writeEvent(this.id, { id, entry }));
  }

  /** Why it was not done, or null. */
  async #ask(what: string, ask: (id: string) => Promise<EventWritten>): Promise<Problem | null> {
    if (this.#asked.what !== what) this.#asked = { what, id: random(12) };
    const { id } = this.#asked;
    try {
      await visitor.be();
      const { sight, problem } = await ask(id);
      this.#see(sight);
      this.#asked = { what: "", id: "" };
      return problem ?? null;
    } catch (problem) {
      return problem instanceof Failed ? problem.problem : { code: "broken" };
    }
  }

  #see(sight: EventSight): void {
    this.ahead = sight.now - Date.now();
    if (!this.sight || sight.seq >= this.sight.seq) this.sight = sight;
  }
}

const takesPart = ({ organiser, me }: EventSight | EventNews) => organiser || me !== null;

/** All there is to see, for one who knew how it was before; null where the news don't fit that. */
function told(known: EventSight, news: EventNews): EventSight | null {
  const { patches, shown, ...who } = news;
  if (shown) return { ...who, shown };
  if (!patches || takesPart(known) !== takesPart(news)) return null;
  return { ...who, shown: (patches as Patch[]).reduce(patched, known.shown) as ShownEvent };
}

/** Why something was refused, in the language that is spoken. */
export function why(problem: Problem): string {
  const key = `page-event-why-${keyOf(problem.rule ?? "")}`;
  if (problem.rule && words.has(key)) return words.say(key);
  if (problem.field === "name" || problem.field === "title") return words.say(`page-event-why-${problem.field}`);
  return words.say(`error-${problem.code}`);
}
