import type { Told } from "../../wire/messages";
import type { View } from "./messages";
import { isLaid } from "./acts";

/** A card in the own hand: it keeps its place in the hand, and its key, as long as it is held. */
export interface Slot {
  id: number;
  card: string;
  key: string;
}

/** Which things lie where, so that one sees them move: every card has an id that goes with it. */
export interface Held {
  own: Slot[];
  /** The backs of each seat. */
  backs: number[][];
  /** The card on top of the pile. */
  top: { id: number; card: string; size: number } | null;
  /** Where a thing comes from that was not there before: a place on the table, by the name under which it moves. */
  origins: Map<string, string>;
  /** When the key of a card that is gone became free. */
  freed: Map<string, number>;
  count: number;
}

export const NOTHING: Held = { own: [], backs: [], top: null, origins: new Map(), freed: new Map(), count: 0 };

/** Keys for cards, in the order they are given out; none of them does anything else. */
const CARD_KEYS = [..."1234567890abfijlnortuwyABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Milliseconds before the key of a card that is gone gets another: a key pressed twice in haste lays one card. */
const COOLING = 3000;
/** So many backs are drawn; the number beside them counts all. */
const MOST_BACKS = 14;

/** What lies where after these facts. */
export function follow(before: Held, view: View, facts: readonly Told[], now: number): Held {
  const held: Held = { ...before, origins: new Map(), freed: new Map(before.freed) };
  const known = before.backs.length > 0;
  const game = facts.filter((fact) => fact.of === "gress");
  const gone = followOwn(held, view, game, now);
  followTop(held, before, view, game, gone);
  held.backs = view.hand_sizes.map((size, seat) => followBacks(held, before.backs[seat] ?? [], seat, size, game, view));
  if (!known) held.origins.clear();
  return held;
}

/** The cards that left the own hand. */
function followOwn(held: Held, view: View, facts: Told[], now: number): Slot[] {
  const left = [...(view.hands[view.seat] ?? [])];
  const take = (card: string) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const [kept, gone]: [Slot[], Slot[]] = [[], []];
  for (const slot of held.own) (take(slot.card) ? kept : gone).push(slot);
  for (const slot of gone) held.freed.set(slot.key, now);
  if (!kept.length) held.freed.clear();
  const back = held.top;
  const from = origin(facts, view.seat);
  for (const card of left) {
    const again = from === "pile" && back?.card === card && !kept.some((slot) => slot.id === back.id);
    const slot = { id: again ? back.id : ++held.count, card, key: freeKey(kept, held.freed, now) };
    if (!again) held.origins.set(`card-${slot.id}`, from);
    kept.push(slot);
  }
  held.own = kept;
  return gone;
}

function freeKey(kept: Slot[], freed: Map<string, number>, now: number): string {
  const free = CARD_KEYS.filter((key) => !kept.some((slot) => slot.key === key));
  return free.find((key) => now - (freed.get(key) ?? -COOLING) >= COOLING) ?? free[0] ?? "";
}

function followTop(held: Held, before: Held, view: View, facts: Told[], gone: Slot[]): void {
  const { top: card, pile_size: size } = view;
  if (!card) {
    held.top = null;
    return;
  }
  if (before.top?.card === card && before.top.size === size) return;
  const laid = facts.findLast((fact) => isLaid(fact.kind));
  const own = laid?.about["seat"] === view.seat ? gone.find((slot) => slot.card === card) : undefined;
  held.top = { id: own?.id ?? ++held.count, card, size };
  if (laid && !own) held.origins.set(`card-${held.top.id}`, laid.kind === "opened" ? "draw" : `seat-${laid.about["seat"]}`);
}

function followBacks(held: Held, before: number[], seat: number, size: number, facts: Told[], view: View): number[] {
  if (seat === view.seat) return [];
  const swapped = facts.find((fact) => fact.kind === "swap-due" && [fact.about["seat"], fact.about["target"]].includes(seat));
  const kept = swapped ? [] : before.slice(0, size);
  const from = swapped
    ? `seat-${swapped.about["seat"] === seat ? swapped.about["target"] : swapped.about["seat"]}`
    : origin(facts, seat);
  while (kept.length < Math.min(size, MOST_BACKS)) {
    kept.push(++held.count);
    held.origins.set(`back-${held.count}`, from);
  }
  return kept;
}

/** Where new cards of a seat come from. */
function origin(facts: Told[], seat: number): string {
  for (const { kind, about } of facts) {
    const mine = about["seat"] === seat;
    if (kind === "gift-given" && about["target"] === seat) return `seat-${about["seat"]}`;
    if (kind === "marke-taken" && mine) return `marke-${seat}`;
    if (kind === "swap-completed" && (mine || about["target"] === seat)) return `seat-${mine ? about["target"] : about["seat"]}`;
    if (["taken-back", "taken-back-free", "cards-returned", "bounced"].includes(kind) && mine) return "pile";
  }
  return "draw";
}

/** The hand in the order of the pack, keys given out afresh. */
export function sorted(held: Held, view: View): Held {
  const order = view.hands[view.seat] ?? [];
  const own = held.own.toSorted((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
  return { ...held, origins: new Map(), own: own.map((slot, place) => ({ ...slot, key: CARD_KEYS[place] ?? "" })) };
}
