import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MOST_FIRST = 250_000;
const WORTH_PACKING = 600;

/** Lays a compressed copy beside each file, and says how much a first visit loads unless told to be short; too much is an error. */
export function pack(): Plugin {
  let detailed = true;
  return {
    name: "pack",
    apply: "build",
    configResolved(config) {
      detailed = config.logLevel === undefined || config.logLevel === "info";
    },
    async writeBundle(options, bundle) {
      const sizes = new Map<string, number>();
      for (const [name, output] of Object.entries(bundle)) {
        const data = output.type === "chunk" ? output.code : output.source;
        const packed = gzipSync(data, { level: 9 });
        sizes.set(name, packed.length);
        if (packed.length > WORTH_PACKING) await writeFile(join(options.dir!, `${name}.gz`), packed);
      }
      const first = firstLoad(bundle);
      const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
      for (const [name, size] of detailed ? [...sizes].sort((a, b) => b[1] - a[1]) : []) {
        console.log(`${kilobytes(size)}  ${first.has(name) ? "first" : "later"}  ${name}`);
      }
      if (detailed) {
        console.log(`first load: ${kilobytes(total(first))} compressed; everything: ${kilobytes(total(sizes.keys()))}`);
      }
      if (total(first) > MOST_FIRST) throw new Error(`the first load is over ${kilobytes(MOST_FIRST)}`);
    },
  };
}

type Bundle = Parameters<NonNullable<Extract<Plugin["writeBundle"], (...given: never[]) => unknown>>>[1];

/** The page, its entry with all that it imports at once, the home page with what it shows of each game, and its words
 * in all languages. */
function firstLoad(bundle: Bundle): Set<string> {
  const found = new Set<string>(["index.html"]);
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const chunk = bundle[name];
    if (chunk?.type === "chunk") chunk.imports.forEach(add);
  };
  for (const [name, output] of Object.entries(bundle)) {
    const module = (output.type === "chunk" && output.facadeModuleId) || "";
    if (module.endsWith("index.html") || /\/games\/\w+\/index\.ts$/.test(module)) add(name);
    const home = /(^|\/)(index|Home|page|table|server|common)-/.test(name);
    if (home) add(name);
  }
  return found;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
