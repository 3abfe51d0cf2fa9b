import { visitor } from "../shell/me.svelte";
import { store, stored } from "../shell/stored";
import { api, Failed } from "../wire/api";
import { AGAIN_MS, follow, LATER } from "../wire/following";
import type { BookSight, NewEntry, Problem, ShownSheet } from "../wire/messages";

export type Entry = NewEntry["entry"];
export type RowData = Record<string, unknown>;
export interface Refused extends NewEntry {
  problem: Problem;
}
/** What became of an entry: written, waiting for the connection, or why not. */
export type Outcome = "written" | "waiting" | Problem;

const place = (id: string) => `stammtisch-book-${id}`;
/** Where the book that was looked at last is, as it was then. */
const LAST = "stammtisch-latest-book";

/**
 * A book of score sheets as this phone knows it. What is entered is kept here, with its id, until the server has
 * answered: whatever happens to the connection or to this page, it is sent again in its order, and done once.
 */
export class BookState {
  sight: BookSight | null = $state.raw(null);
  waiting: NewEntry[] = $state.raw([]);
  refused: Refused[] = $state.raw([]);
  online = $state(true);
  missing = $state(false);
  #told = new Map<string, (outcome: Outcome) => void>();
  #sending = false;
  /** Whether the server has said how the book is; what was kept may be old. */
  #asked = false;
  #ended = new AbortController();

  constructor(readonly id: string) {
    const kept = stored<{ waiting: NewEntry[]; refused: Refused[] }>(place(id));
    this.waiting = kept.waiting ?? [];
    this.refused = kept.refused ?? [];
    const last = stored<{ id: string; sight: BookSight }>(LAST);
    if (last.id === id && last.sight) this.sight = last.sight;
  }

  get sheet(): ShownSheet | undefined {
    return this.sight?.shown.sheets.at(-1);
  }

  /** The number of the row to come, after those that wait to be sent. */
  get number(): number {
    return (this.sheet?.rows.length ?? 0) + this.waiting.filter(({ entry }) => entry.type === "add").length + 1;
  }

  /** What is known of the row to come. */
  get note(): RowData | null {
    const { number } = this;
    const waiting = this.waiting.map(({ entry }) => entry).findLast((entry) => entry.type === "note" && entry.number === number);
    if (waiting?.type === "note") return waiting.row;
    return number === (this.sheet?.rows.length ?? 0) + 1 ? (this.sheet?.note ?? null) : null;
  }

  /** Ask for news as long as anybody looks. */
  follow(): Promise<void> {
    const { signal } = this.#ended;
    return follow(this, signal, async () => {
      if (this.#asked && this.sight) this.#see(await api.bookNews(this.id, this.sight.seq, signal));
      else this.#show(await api.book(this.id));
      this.#asked = true;
      void this.send();
    });
  }

  end(): void {
    this.#ended.abort();
    this.#told.clear();
  }

  /** Write something down: at once, or as soon as there is a connection. */
  enter(entry: Entry): Promise<Outcome> {
    const id = [...crypto.getRandomValues(new Uint8Array(12))].map((part) => part.toString(16).padStart(2, "0")).join("");
    this.waiting = [...this.waiting, { id, entry }];
    this.#keep();
    const outcome = new Promise<Outcome>((tell) => this.#told.set(id, tell));
    void this.send();
    return outcome;
  }

  forget(id: string): void {
    this.refused = this.refused.filter((one) => one.id !== id);
    this.#keep();
  }

  /** Send what waits, one after the other. */
  async send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let first = this.waiting[0]; first; first = this.waiting[0]) {
        if (!(await this.#sendOne(first))) break;
      }
    } finally {
      this.#sending = false;
    }
    for (const { id } of this.waiting) this.#tell(id, "waiting");
    if (this.waiting.length && !this.#ended.signal.aborted) setTimeout(() => void this.send(), AGAIN_MS);
  }

  async #sendOne(first: NewEntry): Promise<boolean> {
    try {
      await visitor.be();
      const { results, sight } = await api.writeBook(this.id, [first]);
      this.online = true;
      this.#settle(first, results[0]?.problem ?? null);
      this.#see(sight);
    } catch (problem) {
      const why = problem instanceof Failed ? problem.problem : { code: "broken" };
      if (LATER.has(why.code)) {
        this.online = why.code === "too-many";
        return false;
      }
      this.#settle(first, why);
    }
    return true;
  }

  /** An entry was answered. If whoever made it still waits they are told why not; else the refusal is kept. */
  #settle(entry: NewEntry, problem: Problem | null): void {
    this.waiting = this.waiting.filter((one) => one.id !== entry.id);
    if (problem && !this.#told.has(entry.id)) this.refused = [...this.refused, { ...entry, problem }];
    this.#keep();
    this.#tell(entry.id, problem ?? "written");
  }

  #tell(id: string, outcome: Outcome): void {
    this.#told.get(id)?.(outcome);
    this.#told.delete(id);
  }

  #see(sight: BookSight): void {
    if (!this.sight || sight.seq >= this.sight.seq) this.#show(sight);
  }

  #show(sight: BookSight): void {
    this.sight = sight;
    store(LAST, { id: this.id, sight });
  }

  #keep(): void {
    const { waiting, refused } = this;
    store(place(this.id), waiting.length || refused.length ? { waiting, refused } : null);
  }
}
