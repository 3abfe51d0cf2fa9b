import type { OptionInfo } from "../wire/messages";
import { keyOf, words } from "../words/words.svelte";

/** Resolves when the options of a game can be named, with the rules behind them and their values. */
export function loadOptions(game: string): Promise<void> {
  return words.load(game, `${game}/rules`);
}

/** The value of an option in the plain words of its rule; a value without words is shown as it is. */
export function shownValue({ rule }: OptionInfo, value: unknown): string {
  const key = keyOf(rule);
  if (typeof value === "number") return words.attribute(key, "value", { amount: value }) ?? value.toLocaleString(words.language);
  const own = Array.isArray(value) ? "own" : String(value);
  return words.attribute(key, `value-${own}`) ?? (Array.isArray(value) ? value.join(" ") : own);
}
