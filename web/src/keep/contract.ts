import type { Component } from "svelte";
import type { Planned, Problem, ShownBook, ShownSheet } from "../wire/messages";
import type { RowData } from "./book.svelte";

/** How the score of a game is kept. */
export interface GameBook {
  /** How a row is entered. */
  Form: Component<FormProps>;
  /** How a sheet is drawn. */
  Sheet: Component<SheetProps>;
  /** The options that a score keeper must know of; the others are between the players. */
  counted?: readonly string[];
  /** What is asked about whoever comes first; else who deals. */
  first?: string;
  /** What can be noted of a row before it is complete: nothing, some of it, or so much that it is another form. */
  notes: "nothing" | "some" | "another form";
  /** What was entered for a seat, in a few letters. */
  cell: (row: RowData, seat: number) => string;
  /** What was entered for nobody, in a few letters. */
  more?: (row: RowData) => string;
  /** The columns of a seat in a spreadsheet, by their words, and what stands in them. */
  columns: readonly string[];
  values: (sheet: ShownSheet, place: number, seat: number) => (string | number)[];
  /** What somebody has before the first row; else nothing. */
  start?: (sheet: ShownSheet, seat: number) => number;
  /** Points as they are written. */
  amount?: (points: number) => string;
  /** Who writes a sheet, where a rule says it. */
  writer?: (sheet: ShownSheet) => number;
  /** How many cards everybody had in a row. */
  cards?: (sheet: ShownSheet, place: number) => number | null;
}

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

export interface SheetProps {
  book: ShownBook;
  sheet: ShownSheet;
  /** For who may write: a row is to be mended. */
  onedit?: ((place: number) => void) | undefined;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
