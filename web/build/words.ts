import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

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
    async load(id) {
      const [file, part] = id.split("?");
      if (!file?.endsWith(".ftl") || (part !== "said" && part !== "rules")) return undefined;
      this.addWatchFile(file);
      const entries = messages(await readFile(file, "utf8"));
      const wanted = entries.filter((entry) => OF_RULEBOOK.test(entry) === (part === "rules"));
      return `export default ${JSON.stringify(wanted.join("\n"))};`;
    },
  };
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
