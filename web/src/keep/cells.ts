import type { RowData } from "./book.svelte";
import type { GameBook } from "./contract";

/** What was entered for each seat, in a few letters. */
export function cells({ cell, more }: Pick<GameBook, "cell" | "more">, names: string[], row: RowData): string[] {
  const each = names.map((name, seat) => {
    const text = cell(row, seat);
    return text && `${name} ${text}`;
  });
  return [...each, more?.(row) ?? ""].filter(Boolean);
}
