import { FluentResource } from "@fluent/bundle";
import { source, type Language, type Words } from "./words.svelte";

export interface Rule {
  id: string;
  key: string;
  title: string;
  text: string;
}
export interface Section {
  title: string;
  rules: Rule[];
}

/** The rulebook of a game in the language that is spoken, in the order of its file. */
export async function rulebook(words: Words, game: string, language: Language): Promise<Section[]> {
  await words.load(game, `${game}/rules`);
  const found: Section[] = [];
  let section = "";
  for (const entry of new FluentResource(await source(language, `${game}/rules`)).body) {
    const key = entry.id;
    if (key.startsWith("section-")) {
      section = key.slice("section-".length);
      found.push({ title: words.say(key), rules: [] });
    } else if ("title" in entry.attributes) {
      found.at(-1)?.rules.push({ id: ruleId(key, section), key, title: words.title(key), text: words.say(key) });
    }
  }
  return found;
}

/** The rule behind a message key; how keys are made of rules is told in `src/stammtisch/words/__init__.py`. */
export function ruleId(key: string, section: string): string {
  const dash = key.indexOf("-");
  const space = key.slice(0, dash);
  let name = key.slice(dash + 1);
  const prefix = section.startsWith(`${space}-`) ? `${section.slice(space.length + 1)}-` : `${section}-`;
  if (name.startsWith(prefix)) name = `${prefix.slice(0, -1)}:${name.slice(prefix.length)}`;
  name = name.replaceAll(space.includes("_") ? /_/g : /_(?=\d)/g, ".");
  return `${space.replaceAll("_", ".")}:${name}`;
}

/** Rules of Grass belong to an edition by their first part; all others hold everywhere. */
export function holdsIn(rule: Rule, edition: string, editions: string[]): boolean {
  const part = /^[a-z]+\.([a-z]+):/.exec(rule.id)?.[1];
  return !part || part === edition || !editions.includes(part);
}
