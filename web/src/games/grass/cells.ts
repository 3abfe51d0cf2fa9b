import type { RowData } from "../../keep/book.svelte";
import { words } from "../../words/words.svelte";
import type { Account, Cards, GrassRow } from "./messages";

export const money = (amount: number): string => words.say("keep-money", { amount });

/** What was entered for a seat: sums, or what lies and is held card by card. */
export function cell(row: RowData, seat: number): string {
  const { seats, cards } = row as GrassRow;
  if (seats) return account(seats[seat]!);
  return cards ? counted(cards[seat]!) : "";
}

function account(seat: Account): string {
  const parts = [seat.protected, seat.free].map((amount) => money(amount ?? 0));
  const held = [["BK", Number(seat.banker)], ["SO", seat.sold_out], ["DC", seat.doublecrossed], ["UW", seat.wiped_out]] as const;
  const highest = seat.highest_peddle ? [`−${money(seat.highest_peddle)}`] : [];
  return [parts.join("+"), ...held.filter(([, count]) => count).map(([kind, count]) => `${count}${kind}`), ...highest].join(" ");
}

function counted(cards: Cards): string {
  const heap = (kinds: Record<string, number> = {}) =>
    Object.entries(kinds).filter(([, count]) => count).map(([kind, count]) => `${count}${kind}`).join(" ");
  return [heap(cards.protected), heap(cards.free), heap(cards.hand)].map((part) => part || "–").join(" | ");
}
