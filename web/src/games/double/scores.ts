import type { GameScores } from "../../replay/contract";
import type { Chips } from "./messages";
import Scores from "./Scores.svelte";

export const scores: GameScores = {
  Scores,
  totals: (sheet) => {
    const { rows } = sheet as Chips;
    const [first] = rows;
    return [first ? first.points.map((points, seat) => points - first.changes[seat]!) : [], ...rows.map((row) => row.points)];
  },
};
