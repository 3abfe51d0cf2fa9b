import { words } from "../../words/words.svelte";
import { PLAIN, type GameFolder } from "../game";
import Picture from "./Picture.svelte";
import Settings from "./Settings.svelte";

export const game: GameFolder = {
  Picture,
  Settings,
  usual: { settings: { options: { referee: "guided" }, clock: { slow: 200 } } },
  presets: [
    { ...PLAIN, name: "gress-guided", edition: "standard", options: { referee: "guided" }, slow: 200 },
    { ...PLAIN, name: "gress-official", edition: "standard" },
  ],
  evening: { games: 12 },
  desks: ["dispute", "ledger", "buzzer"],
  table: () => import("./Table.svelte"),
  book: async () => (await Promise.all([import("./book"), words.load("page_gress")]))[0].book,
  referee: () => import("./Referee.svelte"),
  scores: () => import("./Scores.svelte"),
};
