import type { Problem } from "../wire/messages";
import { keyOf, type Words } from "../words/words.svelte";

/** What the referee can't make sense of: the field of a desk it lies in, of which seat, and the rule behind it. */
export interface Wrong {
  place: string;
  seat: number | null;
  rule: string;
}

/** The fields a desk shows what is wrong with; all else is told below it. */
export const PLACES: Record<string, readonly string[]> = {
  double: ["names", "options", "trick", "hands", "bids"],
  grass: ["names", "options", "played", "hands", "markets", "displays", "protections", "act"],
  gress: ["names", "options", "pile", "hands", "marken"],
};
/** So many cards as are dealt are those in hand. */
const DEALT = /^options\.schedule/;

export function wrongOf(problem: Problem): Wrong {
  const field = problem.field ?? "";
  const found = /^(?:position\.|acts\[\d+\]\.)?(\w+)(?:\[(\d+)\])?/.exec(field);
  const rule = problem.rule || (/\(((?:double|grass|gress)[.:][^)]+)\)/.exec(problem.problem ?? "")?.[1] ?? "");
  return { place: DEALT.test(field) ? "hands" : (found?.[1] ?? ""), seat: found?.[2] ? Number(found[2]) : null, rule };
}

/** What is wrong, as exactly as there are words for it. */
export function sentence(wrong: Wrong, game: string, words: Words): string {
  const key = `page-referee-wrong-${wrong.place}`;
  const found = [`${key}-${keyOf(wrong.rule)}`, `${key}-${game}`, key].find((one) => words.has(one));
  return words.say(found ?? "page-referee-wrong");
}
