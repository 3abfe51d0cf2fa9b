import type { Problem } from "../wire/messages";
import { keyOf, type Words } from "../words/words.svelte";

/** What the referee can't make sense of: the field of a desk it lies in, of which seat, and the rule behind it. */
export interface Wrong {
  place: string;
  seat: number | null;
  rule: string;
}

/** So many cards as are dealt are those in hand. */
const DEALT = /^options\.schedule/;

export function wrongOf(problem: Problem, game: string): Wrong {
  const field = problem.field ?? "";
  const found = /^(?:position\.|acts\[\d+\]\.)?(\w+)(?:\[(\d+)\])?/.exec(field);
  const rule = problem.rule || (new RegExp(`\\((${game}[.:][^)]+)\\)`).exec(problem.problem ?? "")?.[1] ?? "");
  return { place: DEALT.test(field) ? "hands" : (found?.[1] ?? ""), seat: found?.[2] ? Number(found[2]) : null, rule };
}

/** What is wrong, as exactly as there are words for it. */
export function sentence(wrong: Wrong, game: string, words: Words): string {
  const key = `page-referee-wrong-${wrong.place}`;
  const found = [`${key}-${keyOf(wrong.rule)}`, `${key}-${game}`, key].find((one) => words.has(one));
  return words.say(found ?? "page-referee-wrong");
}
