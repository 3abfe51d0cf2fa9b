import type { Planned, Problem } from "../wire/messages";
import type { RowData } from "./book.svelte";

/** What the form of a game is given: the row it is about, and who wants it when it is filled in. */
export interface FormProps {
  names: string[];
  edition: string;
  /** Who deals, who begins, how many cards. */
  planned: Planned;
  /** What is known of the row: entered before, or noted. */
  row: RowData | null;
  /** What was typed before the page was loaded again. */
  draft?: unknown;
  ondraft?: (state: unknown) => void;
  problem: Problem | null;
  /** What the button says. */
  label: string;
  busy: boolean;
  onrow: (row: RowData) => void;
  /** For a row to come: what may be noted before it is complete. */
  onnote?: (row: RowData) => void;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
