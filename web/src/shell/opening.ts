import { api } from "../wire/api";
import { seal, entropyFor } from "../wire/chance";
import { line } from "../wire/line.svelte";
import type { GameInfo, NewTable, TableSettings } from "../wire/messages";
import { visitor } from "./me.svelte";
import { router } from "./router.svelte";

/** What a game is like when nobody chooses anything: how many play, against which bots, how strictly. */
export interface Usual {
  players: number;
  bot: string;
  settings: Partial<TableSettings>;
}
export const USUAL: Record<string, Usual> = {
  double: { players: 4, bot: "casual", settings: {} },
  grass: { players: 4, bot: "casual", settings: {} },
  gress: { players: 4, bot: "casual", settings: { options: { referee: "guided" }, clock: { slow: 200 } } },
};

let games: Promise<GameInfo[]> | undefined;

/** The games of this server, asked for once. */
export function gameList(): Promise<GameInfo[]> {
  games ??= api.games().then((found) => found.games).catch((problem: unknown) => {
    games = undefined;
    throw problem;
  });
  return games;
}

/** One click: a table of one's own, bots at all other seats, and the match begins. */
export async function playNow(game: string): Promise<void> {
  const { players, bot, settings } = USUAL[game]!;
  const seats = Array.from({ length: players - 1 }, () => bot);
  await openTable({ settings: { game, players, ...settings }, visibility: "private" }, seats, true);
}

/** A table where friends can sit down. */
export async function invite(game: string): Promise<void> {
  const { players, settings } = USUAL[game]!;
  await openTable({ settings: { game, players, ...settings }, visibility: "private" }, [], false);
}

/** Open a table, sit down first, put bots where they were wanted, and go there. */
export async function openTable(wanted: NewTable, bots: (string | null)[], begin: boolean): Promise<void> {
  await visitor.be();
  const { table, path } = await api.openTable(wanted);
  line.open();
  void line.do(table, { type: "sit", seat: 0 });
  bots.forEach((bot, place) => {
    if (bot) void line.do(table, { type: "place", seat: place + 1, bot });
  });
  if (begin) void line.do(table, { type: "ready", sealed: seal(entropyFor(table, 1)) });
  router.go(path);
}
