import type { ShownBook, ShownSheet } from "../wire/messages";
import { words } from "../words/words.svelte";

type Cell = string | number;

/** A sheet as a table for spreadsheets: a line for each row, and the totals. */
export function csv(book: ShownBook, sheet: ShownSheet): string {
  const lines: Cell[][] = [[words.say("keep-round"), words.say("keep-dealer"), ...book.names.flatMap((name) => heads(book.game, name))]];
  sheet.rows.forEach((row, place) => {
    lines.push([place + 1, book.names[row.dealer]!, ...book.names.flatMap((_, seat) => values(sheet, place, seat))]);
  });
  return lines.map((line) => line.map(quoted).join(",")).join("\r\n") + "\r\n";
}

function heads(game: string, name: string): string[] {
  const parts: Record<string, string[]> = {
    double: ["keep-prediction", "keep-tricks", "keep-points"], grass: ["pad-result", "pad-total"], gress: ["keep-cell", "pad-total"],
  };
  return parts[game]!.map((part) => `${name}: ${words.say(part)}`);
}

function values({ double, grass, gress }: ShownSheet, place: number, seat: number): Cell[] {
  if (double) {
    const round = double.rows[place]!;
    return [round.bids[seat]!, round.tricks[seat]!, round.points[seat]!];
  }
  if (grass) return [grass[place]!.results[seat]!, grass[place]!.totals[seat]!];
  const row = gress!.rows[place]!;
  return [row.cells[gress!.columns.indexOf(seat)]!, row.totals[seat]!];
}

/** Text that begins like a formula is marked as text, for a name must not be calculated. */
function quoted(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+@\t\r]|^-./.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
