import type { Offers } from "../table/offers";
import { api } from "./api";
import { entropyFor, keptEntropy, seal } from "./chance";
import { line, type Listener, type Outcome, type Wish } from "./line.svelte";
import type { FromServer, RefusedMessage, SeatLine, Sight, Told } from "./messages";

/** Something that was told, with its place in the order of things. */
export interface Heard extends Told {
  number: number;
}

/** Enough for a match, so that its verdicts can be read to the end. */
const MOST_HEARD = 2500;

/** One table as this page knows it, kept up to date by the line. */
export class TableState implements Listener {
  sight: Sight | null = $state.raw(null);
  /** What happened, the latest last. */
  heard: Heard[] = $state.raw([]);
  /** What the last message told: for moving cards and making sounds. */
  latest: Told[] = $state.raw([]);
  lines: SeatLine[] = $state.raw([]);
  /** Whether everybody may act at any moment, so that lines matter. */
  inTime = $derived(this.lines.some((one) => one.credited != null));
  /** How many look on. */
  spectators = $state(0);
  /** Acts on their way. */
  pending: string[] = $state.raw([]);
  refused: { rule: string; values: Record<string, unknown>; act: string } | null = $state.raw(null);
  /** A code, if the table could not be shown or a command not be taken. */
  problem = $state("");
  after: number | null = null;

  #count = 0;
  #revealed = 0;
  /** Whether this page asked for another match. */
  #again = false;

  constructor(readonly id: string) {
    line.watch(id, this);
  }

  leave(): void {
    line.leave(this.id);
  }

  get seat(): number {
    return this.sight?.moment.seat ?? -1;
  }

  /** What this seat may do now. */
  get offers(): Offers {
    return this.sight?.moment.offers ?? {};
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case "table": {
        const fresh = this.after === null || message.gap;
        this.sight = message.sight;
        if (this.problem === "unavailable") this.problem = "";
        this.#note(message.seq, message.facts);
        if (fresh) void this.#recall(message.seq);
        break;
      }
      case "told":
        if (this.after !== null && message.seq < this.after) return;
        if (message.sight) this.sight = message.sight;
        else if (message.moment && this.sight) this.sight = { ...this.sight, moment: message.moment };
        this.#note(message.seq, message.facts);
        break;
      case "lines":
        this.lines = message.seats;
        this.spectators = message.spectators ?? 0;
        return;
      case "error":
        this.problem = message.code;
        if (message.code === "no-spectators") this.sight = null;
        return;
      default:
        return;
    }
    if (this.#again && this.sight?.placard.phase === "open") {
      this.#again = false;
      void this.ready();
    }
    this.#reveal();
  }

  /** A command; what is refused is remembered for *Why not?* */
  async do(wish: Wish): Promise<Outcome> {
    this.problem = "";
    const outcome = await line.do(this.id, wish);
    if (outcome.type === "refused") this.#refuse(outcome, wish.type === "act" ? wish.act : "");
    else if (outcome.type === "error") this.problem = outcome.code;
    else this.refused = null;
    return outcome;
  }

  async act(act: string): Promise<Outcome> {
    this.pending = [...this.pending, act];
    const outcome = await this.do({ type: "act", act });
    const place = this.pending.indexOf(act);
    this.pending = this.pending.filter((_, at) => at !== place);
    return outcome;
  }

  /** Ready to begin: what this seat adds to chance is sealed, and opened once everybody is ready. */
  ready(): Promise<Outcome> {
    const match = this.sight?.placard.match ?? 1;
    return this.do({ type: "ready", sealed: seal(entropyFor(this.id, match)) });
  }

  /** Another match: who asks for it is ready for it. */
  async again(): Promise<void> {
    this.#again = true;
    const outcome = await this.do({ type: "rematch" });
    if (outcome.type === "refused" || outcome.type === "error") this.#again = false;
  }

  #refuse(message: RefusedMessage, act: string): void {
    this.refused = { rule: message.rule, values: message.values, act };
  }

  #note(seq: number, facts: Told[]): void {
    this.after = seq;
    this.latest = facts;
    if (!facts.length) return;
    const numbered = facts.map((fact) => ({ ...fact, number: ++this.#count }));
    this.heard = [...this.heard, ...numbered].slice(-MOST_HEARD);
  }

  /** What was told before this page was opened, or while too much was missed. */
  async #recall(upto: number): Promise<void> {
    const known = this.#count;
    const facts = await api.told(this.id, upto).catch(() => null);
    if (!facts) return;
    const before = facts.map((fact, place) => ({ ...fact, number: known - facts.length + place + 1 }));
    this.heard = [...before, ...this.heard.filter((fact) => fact.number > known)].slice(-MOST_HEARD);
  }

  #reveal(): void {
    const placard = this.sight?.placard;
    if (placard?.phase !== "revealing" || this.seat < 0 || this.#revealed === placard.match) return;
    const entropy = keptEntropy(this.id, placard.match);
    if (!entropy) return;
    this.#revealed = placard.match;
    void line.do(this.id, { type: "reveal", entropy });
  }
}
