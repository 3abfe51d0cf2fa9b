import type { RowData } from "../../keep/book.svelte";
import type { GameBook } from "../../keep/contract";
import type { ShownSheet } from "../../wire/messages";
import Form from "./Form.svelte";
import type { Bids, Chips, Round } from "./messages";
import Sheet from "./Sheet.svelte";

const roundsOf = (sheet: ShownSheet) => (sheet.detail as Chips).rows;

function cell(row: RowData, seat: number): string {
  const { bids, tricks } = row as unknown as Bids & Partial<Round>;
  return tricks ? `${bids[seat]}/${tricks[seat]}` : String(bids[seat]);
}

export const book: GameBook = {
  Form,
  Sheet,
  counted: ["schedule", "tie", "zero_bonus", "credit", "bid_total", "players_max"],
  notes: "another form",
  cell,
  columns: ["keep-prediction", "keep-tricks", "keep-points"],
  values: (sheet, place, seat) => {
    const round = roundsOf(sheet)[place]!;
    return [round.bids[seat]!, round.tricks[seat]!, round.points[seat]!];
  },
  start: (sheet, seat) => {
    const first = roundsOf(sheet)[0];
    return first ? first.points[seat]! - first.changes[seat]! : 0;
  },
  cards: (sheet, place) => roundsOf(sheet)[place]?.cards ?? null,
};
