import type { Component } from "svelte";

/** What a `Scores.svelte` exports: the score sheet of a match as a table, and what everybody had after each hand. */
export interface GameScores {
  default: Component<ScoresProps>;
  /** The first is what everybody had before the first hand. */
  totals: (sheet: unknown, names: string[]) => number[][];
}

export interface ScoresProps {
  /** The sheet of the game, as the server has it. */
  sheet: unknown;
  names: string[];
}
