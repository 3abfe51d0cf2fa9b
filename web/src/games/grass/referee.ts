import type { GameReferee } from "../../referee/contract";
import { sayAct } from "./acts";
import { played } from "./played.svelte";
import Desk from "./Referee.svelte";

export const referee: GameReferee = {
  Desk,
  places: ["played", "hands", "markets", "displays", "protections", "act"],
  sayAct,
  play: (edition) => void (played.edition = edition),
};
