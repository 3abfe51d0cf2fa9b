import { settings } from "../../shell/settings.svelte";
import type { Told } from "../../wire/messages";
import type { View } from "./messages";
import { halves } from "./cards";

/** How long a finished trick stays in view at usual speed, in milliseconds. */
const HOLD = 1500;

export interface Play {
  seat: number;
  motif: string;
}
export interface Shown {
  /** Counts the tricks this page has seen. */
  number: number;
  plays: Play[];
  /** Who took it, if it is complete. */
  winner: number | null;
}

/** What the table has to remember because the view has gone on: the trick just finished, and which motifs share a card. */
export class Memory {
  /** The trick to be drawn: the finished one for a moment, then the one that is being played. */
  trick: Shown = $state.raw({ number: 0, plays: [], winner: null });
  /** Who took the last trick. */
  winner = $state(-1);
  #cards: Map<string, string> = $state.raw(new Map());
  #heard: Told[] = [];
  #current: Shown = this.trick;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new view, and what led to it. */
  hear(told: Told[], view: View): void {
    const facts = told === this.#heard ? [] : told;
    this.#heard = told;
    let plays = this.#current.plays;
    let number = this.#current.number;
    let finished: Shown | null = null;
    for (const { kind, about } of facts) {
      const seat = Number(about["seat"]);
      if (kind === "card-played") plays = [...plays, { seat, motif: String(about["motif"]) }];
      else if (kind === "trick-taken") {
        finished = { number, plays, winner: seat };
        plays = [];
        number += 1;
      }
    }
    this.#learn(facts, view);
    this.#current = { number, plays: seated(view), winner: null };
    if (finished) this.#hold(finished);
    else if (this.trick.winner === null) this.trick = this.#current;
  }

  /** Both motifs of the card a motif is on, that one first; the other is empty while it has not been seen. */
  card(motif: string): [string, string] {
    const found = halves(this.#cards.get(motif) ?? "");
    return [motif, found.find((other) => other !== motif) ?? ""];
  }

  /** No more waiting: what is being played now. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.trick = this.#current;
  }

  #hold(finished: Shown): void {
    clearTimeout(this.#timer);
    this.trick = finished;
    this.winner = finished.winner ?? -1;
    this.#timer = setTimeout(() => this.goOn(), HOLD / settings.speed);
  }

  #learn(facts: Told[], view: View): void {
    const told = facts.map((fact) => fact.about["card"]).filter((card) => typeof card === "string");
    const seen = [...told, view.turn_up ?? "", ...view.hands.flatMap((hand) => hand ?? [])].filter((card) => card.includes("/"));
    const fresh = seen.filter((card) => !this.#cards.has(halves(card)[0]));
    if (fresh.length) this.#cards = new Map([...this.#cards, ...fresh.flatMap((card) => halves(card).map((motif) => [motif, card] as const))]);
  }
}

/** The plays of the trick that is being played, each with its seat. */
function seated(view: View): Play[] {
  const players = view.points.length;
  return view.trick.plays.map((motif, place) => ({ seat: (view.trick.leader + place) % players, motif }));
}
