import type { Values, Words } from "../../words/words.svelte";
import { played } from "./played.svelte";

/** What is printed on the cards of Grass: families, money, names. */

export type Family = "market" | "peddle" | "heat" | "off" | "protection" | "nirvana" | "paranoia" | "skim";

const FAMILIES: Record<Family, string[]> = {
  market: ["MO", "MC"],
  peddle: ["HG", "MX", "CO", "JA", "PA", "DF"],
  heat: ["+B", "+D", "+F", "+S"],
  off: ["-B", "-D", "-F", "-S", "PF"],
  protection: ["LU", "GS", "CB"],
  nirvana: ["SH", "EU"],
  paranoia: ["SO", "DC", "UW"],
  skim: ["ST", "BK"],
};
export const KINDS = Object.values(FAMILIES).flat();
const FAMILY_OF = new Map(Object.entries(FAMILIES).flatMap(([family, kinds]) => kinds.map((kind) => [kind, family as Family])));

/** The sum on a card: what a peddle is worth, a protection covers, a paranoia card costs in the end. */
const SUMS: Record<string, number> = {
  HG: 5_000, MX: 5_000, CO: 25_000, JA: 25_000, PA: 50_000, DF: 100_000,
  LU: 50_000, GS: 25_000, CB: 25_000,
  SO: -25_000, DC: -50_000, UW: -100_000,
};

export function family(card: string): Family {
  return FAMILY_OF.get(card) ?? "skim";
}

export function sumOn(card: string): number {
  return SUMS[card] ?? 0;
}

export function worth(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + sumOn(card), 0);
}

/** The dearest first, and equal ones together. */
export function dearestFirst(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => sumOn(other) - sumOn(one) || KINDS.indexOf(one) - KINDS.indexOf(other));
}

/** In the order of the families, for a hand. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

/** What a card is called. */
export function nameOf(card: string, words: Words): string {
  const name = card.replace(/^\+/, "heat-").replace(/^-/, "off-");
  return words.say(played.edition === "classic" ? `name-grass-classic-${name}` : `name-grass-${name}`);
}

/** The values of a fact or a refusal with the names of the cards. */
export function spelt(values: Values, words: Words): Values {
  const named = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(named) : FAMILY_OF.has(value as string) ? nameOf(value as string, words) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(value)]));
}

/** The name with the sum on it, for those who don't see the card. */
export function fullName(card: string, words: Words): string {
  const name = nameOf(card, words);
  return SUMS[card] ? words.say("page-grass-with-sum", { name, amount: sumOn(card) }) : name;
}

export function isPeddle(card: string): boolean {
  return family(card) === "peddle";
}
