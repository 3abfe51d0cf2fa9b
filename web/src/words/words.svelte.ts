import RULES from "virtual:rulebooks";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = string;
export type Values = Record<string, unknown>;

const FOLDER = "../../../src/stammtisch/words/";
const SAID = import.meta.glob<string>(
  ["../../../src/stammtisch/words/*/*.ftl", "!../../../src/stammtisch/words/*/{cli*,desk}.ftl"], { query: "?said", import: "default" },
);
const ALWAYS = ["common", "page", "server", "table"];
const FIRST: Language = "en";

/** The languages there are words in, the one first that everybody gets who speaks none of them. */
export const LANGUAGES: Language[] = [...new Set([FIRST, ...Object.keys(SAID).map((path) => path.slice(FOLDER.length).split("/")[0]!)])];
/** The games with a rulebook. */
export const RULEBOOKS: string[] = [...new Set(Object.keys(RULES).map((path) => path.split("/")[1]!))];

/**
 * The words of the language that was chosen: the same Fluent files that the terminal reads. What a page needs
 * beyond the usual it loads by name: `double`, or `double/rules` for the rulebook.
 */
export class Words {
  language: Language = $state(FIRST);
  #bundle: FluentBundle = $state.raw(new FluentBundle(FIRST));
  #parts = new Set(ALWAYS);
  #wanted: Language = FIRST;
  #filling: Promise<FluentBundle> | null = null;

  /** Speak this language from now on; resolves when it can. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    this.#filling = filled(language, this.#parts);
    await this.#filled();
  }

  /** Resolves when these parts can be said. */
  async load(...parts: string[]): Promise<void> {
    const before = this.#parts.size;
    for (const part of parts) this.#parts.add(part);
    if (this.#parts.size > before) this.#filling = filled(this.#wanted, this.#parts);
    await this.#filled();
  }

  /** Wait for the latest filling: it has all that the earlier ones have. */
  async #filled(): Promise<void> {
    for (let last = null; last !== this.#filling; ) {
      last = this.#filling;
      const [bundle, language] = [await last, this.#wanted];
      if (last !== this.#filling || !bundle || bundle === this.#bundle) continue;
      this.#bundle = bundle;
      this.language = language;
      document.documentElement.lang = language;
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message with the values put in; a key without words is shown as it is. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#format(pattern, values) : key;
  }

  /** What a game is called; one without words by its own name. */
  game(name: string): string {
    return this.#or(`page-${name}-name`, name);
  }

  edition(name: string): string {
    return this.#or(`page-edition-${name}`, name);
  }

  #or(key: string, plain: string): string {
    return this.has(key) ? this.say(key) : plain;
  }

  title(key: string): string {
    return this.attribute(key, "title") ?? key;
  }

  /** What a message says beside its text, if it does. */
  attribute(key: string, name: string, values: Values = {}): string | undefined {
    const pattern = this.#bundle.getMessage(key)?.attributes[name];
    return pattern ? this.#format(pattern, values) : undefined;
  }

  /** Why an act was refused; a game without words names its rule. */
  refusal(rule: string, values: Values, names: string[]): string {
    const key = `why-${keyOf(rule)}`;
    return this.has(key) ? this.say(key, withNames(values, names)) : this.say("refused-plainly", { rule });
  }

  /** Something that happened; of a game without words in the words of the fact itself. */
  fact(of: string, kind: string, about: Values, names: string[]): string {
    const key = `fact-${keyOf(of)}-${kind}`;
    const values = withNames(about, names);
    return this.has(key) ? this.say(key, values) : plainly(kind, values);
  }

  #format(pattern: Exclude<ReturnType<FluentBundle["getMessage"]>, undefined>["value"] & {}, values: Values): string {
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) spoken[name] = this.#spoken(value);
    return this.#bundle.formatPattern(pattern, spoken, []);
  }

  #spoken(value: unknown): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) return new Intl.ListFormat(this.language).format(value.map(String));
    return String(value);
  }
}

async function filled(language: Language, parts: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const sources = await Promise.all([...parts].map((part) => source(language, part)));
  for (const text of sources) bundle.addResource(new FluentResource(text));
  return bundle;
}

export async function source(language: Language, part: string): Promise<string> {
  const [file, kind] = part.split("/");
  if (kind === "rules") return (await RULES[`${language}/${file}`]?.())?.default ?? "";
  return (await SAID[`${FOLDER}${language}/${file}.ftl`]?.()) ?? "";
}

/** The message key of a rule: Fluent allows neither colons nor dots in keys. */
export function keyOf(rule: string): string {
  return rule.replaceAll(":", "-").replaceAll(".", "_");
}

/** The values of a refusal or a fact, with the names of the seats they speak of. */
export function withNames(values: Values, names: string[]): Values {
  const spoken: Values = { ...values };
  const { seat, seats } = values;
  if (typeof seat === "number") spoken["name"] = names[seat] ?? spoken["name"] ?? "?";
  else if (Array.isArray(seats)) spoken["names"] = seats.map((one) => names[Number(one)] ?? "?");
  for (const other of ["target", "partner", "from", "to"]) {
    const named = spoken[other];
    if (typeof named === "number") spoken[other] = names[named] ?? "?";
  }
  return spoken;
}

/** A fact in its own words: `Ben: given (card 3, to Cleo)`. */
function plainly(kind: string, { seat: _, name, ...values }: Values): string {
  const said = Object.entries(values).map(([about, value]) => `${about} ${String(value)}`).join(", ");
  return `${name ? `${String(name)}: ` : ""}${kind}${said ? ` (${said})` : ""}`;
}

/** The first language of the browser that we speak. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return wanted.find((one) => LANGUAGES.includes(one)) ?? FIRST;
}

export const words = new Words();
