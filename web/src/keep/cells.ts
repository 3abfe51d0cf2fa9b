import type { Account, Bids, Cards, DoubleRow, GrassRow, GressRow, Hand, ShownBook } from "../wire/messages";
import { words } from "../words/words.svelte";
import type { RowData } from "./book.svelte";

type AnyRow = Partial<DoubleRow & Bids & GressRow & GrassRow>;

/** What was entered for each seat, in a few letters. */
export function cells(book: Pick<ShownBook, "names">, data: RowData): string[] {
  const row = data as AnyRow;
  const each = book.names.map((name, seat) => {
    const text = cell(row, seat);
    return text ? `${name} ${text}` : "";
  });
  if (row.misdeals) each.push("!".repeat(row.misdeals));
  return each.filter(Boolean);
}

function cell(row: AnyRow, seat: number): string {
  if (row.bids) return row.tricks ? `${row.bids[seat]}/${row.tricks[seat]}` : String(row.bids[seat]);
  if (row.seats) return account(row.seats[seat]!);
  if (row.cards) return counted(row.cards[seat]!);
  if (row.winner === seat) return "–";
  if (row.points?.length) return String(row.points[seat]);
  return row.hands ? hand(row.hands[seat]!) : "";
}

function account(seat: Account): string {
  const parts = [seat.protected, seat.free].map((amount) => words.say("keep-money", { amount: amount ?? 0 }));
  const held = [["BK", Number(seat.banker)], ["SO", seat.sold_out], ["DC", seat.doublecrossed], ["UW", seat.wiped_out]] as const;
  const highest = seat.highest_peddle ? [`−${words.say("keep-money", { amount: seat.highest_peddle })}`] : [];
  return [parts.join("+"), ...held.filter(([, count]) => count).map(([kind, count]) => `${count}${kind}`), ...highest].join(" ");
}

function counted(cards: Cards): string {
  const heap = (kinds: Record<string, number> = {}) =>
    Object.entries(kinds).filter(([, count]) => count).map(([kind, count]) => `${count}${kind}`).join(" ");
  return [heap(cards.protected), heap(cards.free), heap(cards.hand)].map((part) => part || "–").join(" | ");
}

function hand(left: Hand): string {
  const parts = [left.cards ?? 0, left.black_nines ?? 0, left.marke ? "M" : 0, left.missing ?? 0];
  return parts.join("+");
}
