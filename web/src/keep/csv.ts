import type { ShownBook, ShownSheet } from "../wire/messages";
import { words } from "../words/words.svelte";
import type { GameBook } from "./contract";

type Cell = string | number;

/** A sheet as a table for spreadsheets: a line for each row, and the totals. */
export function csv({ columns, values }: GameBook, book: ShownBook, sheet: ShownSheet): string {
  const heads = book.names.flatMap((name) => columns.map((column) => `${name}: ${words.say(column)}`));
  const lines: Cell[][] = [[words.say("keep-round"), words.say("keep-dealer"), ...heads]];
  sheet.rows.forEach((row, place) => {
    lines.push([place + 1, book.names[row.dealer]!, ...book.names.flatMap((_, seat) => values(sheet, place, seat))]);
  });
  return lines.map((line) => line.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** Text that begins like a formula is marked as text, for a name must not be calculated. */
function quoted(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+@\t\r]|^-./.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
