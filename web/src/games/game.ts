import type { Component } from "svelte";
import type { GameBook } from "../keep/contract";
import type { GameReferee } from "../referee/contract";
import type { GameScores } from "../replay/contract";
import type { GameTable } from "../table/contract";
import type { TableSettings } from "../wire/messages";

/**
 * What the folder of a game gives to the pages: `games/NAME/index.ts` exports it as `game`. Everything may be
 * missing. What is large is loaded when a page needs it.
 */
export interface GameFolder {
  /** A drawing on the cloth of `look/GamePicture.svelte`. */
  Picture?: Component;
  /** What somebody likes about its cards, among the settings of the page. */
  Settings?: Component;
  /** How it is played when nobody chooses anything. */
  usual?: Partial<Usual>;
  /** Agreements that go well together, the usual one first. */
  presets?: Preset[];
  /** How an evening at several tables goes. */
  evening?: Evening;
  /** Desks of its referee beside "may I?", by their names in the words. */
  desks?: readonly string[];
  /** The table it is played at; without it a plain one. */
  table?: () => Promise<GameTable>;
  /** How its score is kept beside real cards. */
  book?: () => Promise<GameBook>;
  /** How a question is put to the referee. */
  referee?: () => Promise<GameReferee>;
  /** The score sheet of a match that is over. */
  scores?: () => Promise<GameScores>;
  /** Where its editions differ. */
  editions?: () => Promise<{ default: Component }>;
}

/** How many play, against which bots, how strictly. */
export interface Usual {
  players: number;
  bot: string;
  settings: Partial<TableSettings>;
}

/** Each has a name in the words, `page-preset-NAME`. */
export interface Preset {
  name: string;
  edition: string;
  options: Record<string, unknown>;
  seconds: number;
  slow: number;
}
export const PLAIN: Preset = { name: "", edition: "", options: {}, seconds: 0, slow: 100 };

export interface Evening {
  /** The usual number of games, or of rounds. */
  games: number;
  /** All tables are dealt alike: at most so many at one, and what makes a match short. */
  deals?: { most: number; short: Record<string, unknown> };
}
