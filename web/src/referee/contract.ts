import type { Component } from "svelte";
import type { GameTable } from "../table/contract";
import type { CaseAct } from "../wire/messages";
import type { Wrong } from "./wrong";

/** What a `Referee.svelte` exports: how a question is put to the referee of the server, and how its answer is read. */
export interface GameReferee extends Pick<GameTable, "sayAct" | "prose"> {
  /** A position is set up by tapping, and what is asked about in it. */
  default: Component<DeskProps>;
  /** Other desks, by their names; those without a component are asked at the same desk. */
  more?: Record<string, Component<{ id: string | undefined }> | Component>;
  /** The fields a desk shows what is wrong with; all else is told below it. */
  places: readonly string[];
  /** Told which edition is asked about. */
  play?: (edition: string) => void;
}

/** What a desk is given: the table as far as it is the same for all games. */
export interface DeskProps {
  names: string[];
  /** The kinds of card of this edition. */
  cards: readonly string[];
  /** What was wrong with the last question. */
  wrong: Wrong | null;
  /** Which desk it is: `may`, or another one of the game. */
  desk: string;
  /** Ask: the position, what was done in it, and what the table must have agreed on for it. */
  onask: (position: Record<string, unknown>, acts: CaseAct[], options?: Record<string, unknown>) => void;
}

/** The cards of a game, to be picked. */
export interface Pack {
  Face: Component<{ card: string }>;
  /** How large it is drawn on the usual card; without it the face is a whole card. */
  scale?: number;
  name: (card: string) => string;
}

/** So many cards that nobody has seen. */
export const unseen = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => "?");
