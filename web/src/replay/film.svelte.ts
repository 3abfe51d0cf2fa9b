import type { GameTable } from "../table/contract";
import { logged } from "../table/logged";
import { api } from "../wire/api";
import type { Placard, Report, Shown, Sight, Told } from "../wire/messages";
import type { Heard } from "../wire/table.svelte";
import { words } from "../words/words.svelte";

type View = Record<string, unknown>;
/** A match as one view of it: the whole view after so many steps, and what each step told. */
interface Reel {
  views: View[];
  steps: Shown[];
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1400;
const OPEN = "open";

/** A match that is over, at one of its moments: 0 is before the first step. */
export class Film {
  at = $state(0);
  /** Whose view it is; -1 for a spectator. */
  seat = $state(-1);
  /** Whether all hands lie open. */
  open = $state(false);
  running = $state(false);
  speed = $state(1);
  /** What the last step told, if it was one step forward. */
  latest: Told[] = $state.raw([]);
  report: Report = $state.raw() as Report;
  #reels: Record<string, Reel> = $state.raw({});
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(readonly table: string, readonly match: string, report: Report) {
    this.report = report;
  }

  static async load(table: string, match: string, at: number, seat: number, open: boolean): Promise<Film> {
    const film = new Film(table, match, await api.report(table, match));
    film.seat = Number.isInteger(seat) && seat >= -1 && seat < film.report.seats.length ? seat : -1;
    await film.look(film.seat, open);
    film.go(at);
    return film;
  }

  /** From another seat, or with all hands open. */
  async look(seat: number, open: boolean): Promise<void> {
    const wanted = [String(seat), ...(open ? [OPEN] : [])].filter((view) => !(view in this.#reels));
    const found = await Promise.all(wanted.map(async (view) => [view, unrolled(await api.replay(this.table, this.match, view))] as const));
    this.#reels = { ...this.#reels, ...Object.fromEntries(found) };
    this.latest = [];
    this.seat = seat;
    this.open = open;
  }

  get length(): number {
    return this.steps.length;
  }

  get steps(): Shown[] {
    return this.#reels[String(this.seat)]?.steps ?? [];
  }

  /** The moments after the deals. */
  get deals(): number[] {
    return this.report.hands.map((deal) => this.steps.findIndex((step) => step.seq === deal) + 1);
  }

  /** The number of the hand, from 1 on; 0 before the first deal. */
  get hand(): number {
    return this.deals.filter((deal) => deal <= this.at).length;
  }

  /** The hands as all of them are, or null while they are closed. */
  get hands(): string[][] | null {
    return this.open ? ((this.#reels[OPEN]?.views[this.at]?.["hands"] as string[][] | undefined) ?? null) : null;
  }

  get sight(): Sight {
    const { at, seat } = this;
    const view = this.#reels[String(seat)]?.views[at] ?? {};
    const shown = this.hands ? { ...view, hands: this.hands } : view;
    return { placard: this.#placard(), moment: { seq: at, seat, times: { asked: {} }, view: shown } };
  }

  get asked(): number[] {
    return this.steps[this.at - 1]?.asked ?? [];
  }

  /** All that was told so far. */
  get heard(): Heard[] {
    return this.steps.slice(0, this.at).flatMap((step) => step.facts).map((fact, number) => ({ ...fact, number }));
  }

  go(at: number): void {
    const wanted = Math.min(Math.max(Math.trunc(at) || 0, 0), this.length);
    this.latest = wanted === this.at + 1 ? (this.steps[wanted - 1]?.facts ?? []) : [];
    this.at = wanted;
    if (wanted === this.length) this.stop();
  }

  /** To the beginning of a hand, from 1 on. */
  goToHand(hand: number): void {
    this.go(hand < 1 ? 0 : (this.deals[hand - 1] ?? this.length));
  }

  play(): void {
    if (this.at === this.length) this.go(0);
    this.running = true;
    this.#next();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.running) return;
      this.go(this.at + 1);
      if (this.running) this.#next();
    }, PAUSE / this.speed);
  }

  #placard(): Placard {
    const { game, edition, options, seats, result } = this.report;
    const over = this.at === this.length;
    return {
      id: this.table, game, edition, options, host: "", clock: {}, grace: 0, stand_in: "", match: Number(this.match),
      phase: over ? "over" : "playing",
      places: seats.map(({ name, player = "human" }) => (player === "human" ? { name, user: name } : { name, bot: player })),
      commitment: "", sealed: [], entropy: [], secrets: [], wishes: {},
      played: over && result ? [{ match: Number(this.match), ...result }] : [],
    };
  }
}

/** Only what changed is sent; here every view is whole again. */
function unrolled({ start, steps }: { start: View; steps: Shown[] }): Reel {
  const views = [start];
  for (const step of steps) views.push({ ...views.at(-1), ...step.changed });
  return { views, steps };
}

/** What a step told, in words; nothing for steps that told this seat nothing. */
export function told(step: Shown, names: string[], game: Pick<GameTable, "spelt" | "quiet" | "owned">): string[] {
  return logged(step.facts, game).map(({ of, kind, about }) => words.fact(of, kind, of === "table" ? about : (game.spelt?.(about, words) ?? about), names));
}
