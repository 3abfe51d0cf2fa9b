import { words } from "../../words/words.svelte";
import { PLAIN, type GameFolder } from "../game";
import Picture from "./Picture.svelte";

export const game: GameFolder = {
  Picture,
  presets: [
    { ...PLAIN, name: "double-usual", edition: "standard" },
    { ...PLAIN, name: "double-short", edition: "standard", options: { schedule: [1, 2, 3, 4, 5] } },
    { ...PLAIN, name: "double-secret", edition: "standard", options: { bid_mode: "simultaneous" } },
    { ...PLAIN, name: "double-sharp", edition: "standard", options: { bid_total: "hook" }, seconds: 60 },
  ],
  evening: { games: 3, deals: { most: 8, short: { schedule: [1, 2, 3, 4, 5] } } },
  table: () => import("./Table.svelte"),
  book: async () => (await Promise.all([import("./book"), words.load("page_double")]))[0].book,
  referee: () => import("./Referee.svelte"),
  scores: () => import("./Scores.svelte"),
};
