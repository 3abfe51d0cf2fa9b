import type { Problem } from "../wire/messages";
import { keyOf, RULEBOOKS, words } from "../words/words.svelte";

/** Why something can't be written down, in the language that is spoken. */
export function why(problem: Problem): string {
  if (!problem.rule) return words.say(`error-${problem.code}`);
  const key = `keep-why-${keyOf(problem.rule)}`;
  const part = /(\w+)(?:\[\d+\])?$/.exec(problem.field ?? "")?.[1] ?? "";
  const found = [`${key}-${part}`, key].find((one) => words.has(one));
  return words.say(found ?? `error-${problem.code}`);
}

/** The row that a problem lies in, from 1, if it is another than the one that was entered. */
export function otherRow(problem: Problem): number | null {
  const found = /^(?:rounds|games)\[(\d+)\]/.exec(problem.field ?? "");
  return found ? Number(found[1]) + 1 : null;
}

/** The seat that a problem is about, if it is about one. */
export function seatOf(problem: Problem | null): number | null {
  const found = /\[(\d+)\]/.exec(problem?.field ?? "");
  return problem && found && otherRow(problem) === null ? Number(found[1]) : null;
}

/** The rulebook page of a rule; those of the score keeper itself have none. */
export function rulePath(problem: Problem): string | null {
  const game = /^[a-z]+/.exec(problem.rule ?? "")?.[0] ?? "";
  return RULEBOOKS.includes(game) ? `/rules/${game}/${keyOf(problem.rule!)}` : null;
}
