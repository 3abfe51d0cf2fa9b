import { folderOf } from "../games";
import type { Usual } from "../games/game";
import { api } from "../wire/api";
import { seal, entropyFor } from "../wire/chance";
import { line } from "../wire/line.svelte";
import type { GameInfo, NewTable } from "../wire/messages";
import { visitor } from "./me.svelte";
import { router } from "./router.svelte";

const PLAYERS = 4;
const BOT = "casual";

/** How a game is played when nobody chooses anything. */
export async function usual(info: GameInfo): Promise<Usual> {
  const players = Math.min(Math.max(PLAYERS, info.fewest), info.most);
  const bot = info.bots.includes(BOT) ? BOT : (info.bots[0] ?? "");
  return { players, bot, settings: {}, ...(await folderOf(info.name)).usual };
}

let games: Promise<GameInfo[]> | undefined;

/** The games of this server, asked for once. */
export function gameList(): Promise<GameInfo[]> {
  games ??= api.games().then((found) => found.games).catch((problem: unknown) => {
    games = undefined;
    throw problem;
  });
  return games;
}

/** What the server says of a game; of the first one where there is none of this name. */
export async function gameInfo(game: string | undefined): Promise<GameInfo> {
  const found = await gameList();
  return found.find((one) => one.name === game) ?? found[0]!;
}

/** One click: a table of one's own, bots at all other seats, and the match begins. */
export async function playNow(game: string): Promise<void> {
  const { players, bot, settings } = await usual(await gameInfo(game));
  const seats = Array.from({ length: players - 1 }, () => bot);
  await openTable({ settings: { game, players, ...settings }, visibility: "private" }, seats, true);
}

/** A table where friends can sit down. */
export async function invite(game: string): Promise<void> {
  const { players, settings } = await usual(await gameInfo(game));
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
