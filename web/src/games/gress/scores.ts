import type { GameScores } from "../../replay/contract";
import type { Sheet } from "./messages";
import Scores from "./Scores.svelte";

export const scores: GameScores = {
  Scores,
  totals: (sheet, names) => [names.map(() => 0), ...(sheet as Sheet).rows.map((game) => game.totals)],
};
