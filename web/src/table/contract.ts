import type { Component, Snippet } from "svelte";
import { folderOf } from "../games";
import type { Sight, Told } from "../wire/messages";
import type { Heard } from "../wire/table.svelte";
import { words, type Values, type Words } from "../words/words.svelte";
import type { Offers } from "./offers";
import PlainTable from "./PlainTable.svelte";

/**
 * What the table of a game is given. It draws what it is shown and offers what it is offered; it knows no
 * rule. The frame around it has the seats, the clocks, the talk and the log.
 *
 * Acts are real buttons with names. A button that does a whole act at once carries it as `data-act`, so that
 * tests can play any game.
 */
export interface GameTableProps {
  /** All that may be seen; `sight.moment.view` is the view of the game, `View` in its `messages.ts`. */
  sight: Sight;
  /** The own seat; -1 for a spectator. */
  seat: number;
  /** The names of the seats. */
  names: string[];
  /** Seats the game waits for. */
  asked: number[];
  /** What the own seat may do, as a tree of words: `offers.ts` reads it. */
  offers: Offers;
  /** Acts sent and not answered yet. */
  pending: string[];
  /** The act a hint named, as long as it is legal. */
  hinted: string | null;
  /** What the last message told, for moving cards and making sounds. */
  latest: Told[];
  /** What happened at this table, the latest last. Only at a table of the server. */
  heard?: Heard[];
  /** What was told when accounts were last settled, for a page that was opened later. Only at a table of the server. */
  settled?: () => Promise<Told[]>;
  /** Do an act. What is refused is explained by the frame. */
  send: (act: string) => void;
  /** Say something to the table, where one can: a promise that goes with an offer. */
  say?: (text: string) => void;
  words: Words;
  /** Draws the badge of a seat: name, turn, clock. Only for tables that place the seats themselves. */
  badge: Snippet<[number]>;
}

/** What a `Table.svelte` exports: the table, and what the frame should know about it. */
export interface GameTable {
  default: Component<GameTableProps>;
  /** A table that exports `seated = true` draws all badges itself; otherwise the frame does. */
  seated?: boolean;
  /** A table that exports `tellsTurn = true` shows itself whose turn it is; the frame then only says it. */
  tellsTurn?: boolean;
  /** An act in words, for hints and refusals. */
  sayAct?: (act: string, words: Words, names: string[]) => string;
  /** A sentence with cards as people write them. */
  prose?: (text: string) => string;
  /** The values of a fact or a refusal as people like to read them: `2♥` for `2H`. */
  spelt?: (values: Values, words: Words) => Values;
  /** Kinds of facts that can be seen from the table: the log does without them. */
  quiet?: readonly string[];
  /** Kinds of facts of which `KIND-own`, told to one seat right after it, says all: that seat's log has only the latter. */
  owned?: readonly string[];
}

/** The table of a game, or a plain one, with all its words. */
export async function gameTable(game: string): Promise<GameTable> {
  const [folder] = await Promise.all([folderOf(game), words.load(game, `page_${game}`)]);
  return (await folder.table?.()) ?? { default: PlainTable };
}
