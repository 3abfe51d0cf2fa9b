import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/stammtisch/words");
/** A module with the rulebooks there are: what loads each, by language and game. */
const RULEBOOKS = "virtual:rulebooks";

const SECTION = /^section-/m;
/** What the first page says of a game, and what it is called: the words of the house have it, wherever it stands. */
const OF_FIRST_PAGE = /^page-(\w+)-(name|facts|about) =/;
/** Messages that only a rulebook shows: headings, openings, and rules, which have a title. */
const OF_RULEBOOK = /^(section|intro|cards)-|^[^]*\n +\.title =/;

/**
 * Fluent files as modules, in two parts: `?said` is what is said at a table, `?rules` the rulebook, which is
 * large and seldom needed.
 */
export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    resolveId: (id) => (id === RULEBOOKS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${RULEBOOKS}`) return rulebooks();
      const [file, part] = id.split("?");
      if (!file?.endsWith(".ftl") || (part !== "said" && part !== "rules")) return undefined;
      this.addWatchFile(file);
      const { dir, name } = parse(file);
      const entries = messages(await readFile(file, "utf8"));
      const wanted = entries.filter((entry) => OF_RULEBOOK.test(entry) === (part === "rules") && !isOfFirstPage(entry, name));
      if (name === "page") wanted.push(...(await firstPage(dir)));
      return `export default ${JSON.stringify(wanted.join("\n"))};`;
    },
  };
}

/** Whether a message in the file of a game is said before the game is chosen. */
function isOfFirstPage(entry: string, file: string): boolean {
  return file === `page_${OF_FIRST_PAGE.exec(entry)?.[1]}`;
}

async function firstPage(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).map((file) => parse(file)).filter(({ name, ext }) => name.startsWith("page_") && ext === ".ftl");
  const found = await Promise.all(names.map(async ({ name, base }) =>
    messages(await readFile(join(folder, base), "utf8")).filter((entry) => isOfFirstPage(entry, name)),
  ));
  return found.flat();
}

/** Only the files of games have sections. */
async function rulebooks(): Promise<string> {
  const found: string[] = [];
  for (const file of await readdir(FOLDER, { recursive: true })) {
    const { dir, name, ext } = parse(file);
    if (ext !== ".ftl") continue;
    const path = join(FOLDER, file);
    if (SECTION.test(await readFile(path, "utf8"))) found.push(`"${dir}/${name}": () => import(${JSON.stringify(`${path}?rules`)})`);
  }
  return `export default { ${found.sort().join(", ")} };`;
}

/** Each message begins at the start of a line; what belongs to it is indented. */
function messages(source: string): string[] {
  const found: string[] = [];
  for (const line of source.split("\n")) {
    if (/^[a-zA-Z-]/.test(line)) found.push(line);
    else if (line.startsWith("#") || !found.length) continue;
    else found[found.length - 1] += `\n${line}`;
  }
  return found.map((entry) => entry.trimEnd());
}
