import type { GameBook } from "../../keep/contract";
import { cell, money } from "./cells";
import Form from "./Form.svelte";
import type { Sheet as Account } from "./messages";
import Sheet from "./Sheet.svelte";

export const book: GameBook = {
  Form,
  Sheet,
  counted: ["target", "score_floor", "bonus_tie", "bonus_needs_profit", "final_tie", "deck_modern"],
  notes: "nothing",
  cell,
  columns: ["pad-result", "pad-total"],
  values: (sheet, place, seat) => {
    const { results, totals } = (sheet.detail as Account[])[place]!;
    return [results[seat]!, totals[seat]!];
  },
  amount: money,
};
