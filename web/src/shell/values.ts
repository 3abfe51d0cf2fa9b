import { words } from "../words/words.svelte";

/** Resolves when the options of a game can be named, with the rules behind them and their values. */
export function loadOptions(game: string): Promise<void> {
  return words.load(game, `${game}/rules`, "page_options");
}

/** The value of an option in plain words; a value without words is shown as it is. */
export function shownValue(option: string, value: unknown): string {
  if (typeof value === "number") {
    const key = `page-value-${option}`;
    return words.has(key) ? words.say(key, { amount: value }) : value.toLocaleString(words.language);
  }
  const own = Array.isArray(value) ? "own" : String(value);
  const key = `page-value-${option}-${own}`;
  if (words.has(key)) return words.say(key);
  return Array.isArray(value) ? value.join(" ") : own;
}
