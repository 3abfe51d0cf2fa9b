import { withSuits } from "../../look/suits";
import type { GameReferee } from "../../referee/contract";
import { sayAct } from "./cards";
import Desk from "./Referee.svelte";

export const referee: GameReferee = { Desk, places: ["trick", "hands", "bids"], sayAct, prose: withSuits };
