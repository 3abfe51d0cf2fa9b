import type { Component } from "svelte";

/** The score sheet of a match: its rows as a table, and what everybody had after each hand. */
export interface GameScores {
  Scores: Component<ScoresProps>;
  /** The first is what everybody had before the first hand. */
  totals: (sheet: unknown, names: string[]) => number[][];
}

export interface ScoresProps {
  /** The sheet of the game, as the server has it. */
  sheet: unknown;
  names: string[];
}
