import { words } from "../../words/words.svelte";
import { PLAIN, type GameFolder } from "../game";
import Picture from "./Picture.svelte";

export const game: GameFolder = {
  Picture,
  presets: [
    { ...PLAIN, name: "grass-modern", edition: "modern" },
    { ...PLAIN, name: "grass-classic", edition: "classic" },
    { ...PLAIN, name: "grass-variations", edition: "modern", options: { draft: "on", hidden_deals: "on", lucky: "on" } },
  ],
  // Losses count too where one hand is all.
  evening: { games: 5, deals: { most: 6, short: { target: 5000, score_floor: "none" } } },
  table: () => import("./Table.svelte"),
  book: async () => (await Promise.all([import("./book"), words.load("grass", "page_grass")]))[0].book,
  referee: () => import("./Referee.svelte"),
  scores: () => import("./Scores.svelte"),
  editions: () => import("./Editions.svelte"),
};
