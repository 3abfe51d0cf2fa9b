import { withSuits } from "../../look/suits";
import type { GameReferee } from "../../referee/contract";
import Buzzer from "./Buzzer.svelte";
import { sayAct } from "./cards";
import Ledger from "./Ledger.svelte";
import Desk from "./Referee.svelte";

export const referee: GameReferee = {
  Desk,
  more: { ledger: Ledger, buzzer: Buzzer },
  places: ["pile", "hands", "marken"],
  sayAct,
  prose: withSuits,
};
