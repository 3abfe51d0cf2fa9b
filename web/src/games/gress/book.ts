import type { RowData } from "../../keep/book.svelte";
import type { GameBook } from "../../keep/contract";
import type { ShownSheet } from "../../wire/messages";
import Form from "./Form.svelte";
import type { GressRow, Hand, ZettelSheet } from "./messages";
import Sheet from "./Sheet.svelte";

const zettelOf = (sheet: ShownSheet) => sheet.detail as ZettelSheet;

function cell(data: RowData, seat: number): string {
  const row = data as Partial<GressRow>;
  if (row.winner === seat) return "–";
  if (row.points?.length) return String(row.points[seat]);
  return row.hands ? left(row.hands[seat]!) : "";
}

/** What is left to somebody: cards, black nines, the Marke, and what could not be taken. */
function left(hand: Hand): string {
  return [hand.cards ?? 0, hand.black_nines ?? 0, hand.marke ? "M" : 0, hand.missing ?? 0].join("+");
}

export const book: GameBook = {
  Form,
  Sheet,
  first: "keep-first-writer",
  notes: "some",
  cell,
  more: (row) => "!".repeat((row as Partial<GressRow>).misdeals ?? 0),
  columns: ["keep-cell", "pad-total"],
  values: (sheet, place, seat) => {
    const { rows, columns } = zettelOf(sheet);
    return [rows[place]!.cells[columns.indexOf(seat)]!, rows[place]!.totals[seat]!];
  },
  writer: (sheet) => zettelOf(sheet).writer,
};
