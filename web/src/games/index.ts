import type { GameFolder } from "./game";

const FOLDERS = import.meta.glob<GameFolder>("./*/index.ts", { import: "game" });
const NAMES = Object.keys(FOLDERS).map((path) => path.split("/")[1]!);

/** What the page has for a game; nothing for a game without a folder. */
export async function folderOf(game: string): Promise<GameFolder> {
  return (await FOLDERS[`./${game}/index.ts`]?.()) ?? {};
}

/** Every folder with the name of its game. */
export async function folders(): Promise<(GameFolder & { name: string })[]> {
  return Promise.all(NAMES.map(async (name) => ({ name, ...(await folderOf(name)) })));
}
