import { settings } from "../../shell/settings.svelte";
import type { Values, Words } from "../../words/words.svelte";

/** Cards are written as everywhere: rank and suit, `QS`. Nothing here knows what may be played. */
export const SUITS = ["C", "S", "H", "D"] as const;
const RANKS = "789TJQKA";
const RANK_NAMES = ["seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"];
const SIGNS: Record<string, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };
const GERMAN_INDEX: Record<string, string> = { J: "U", Q: "O" };

/** What stands in the corner of a card. */
export function indexOf(rank: string): string {
  if (rank === "T") return "10";
  return (settings.suits === "german" ? GERMAN_INDEX[rank] : undefined) ?? rank;
}

/** "Queen of spades". */
export function cardName(words: Words, card: string): string {
  return words.say("page-gress-card", { rank: RANK_NAMES[RANKS.indexOf(card[0] ?? "")], suit: card[1], deck: settings.suits });
}

/** A card inside a sentence: short where the signs are known to everybody. */
export function cardSign(words: Words, card: string): string {
  if (!/^[789TJQKA][CSHD]$/.test(card)) return card;
  return settings.suits === "german" ? cardName(words, card) : indexOf(card[0]!) + SIGNS[card[1]!];
}

export function suitName(words: Words, suit: string): string {
  return words.say("page-gress-suit", { suit, deck: settings.suits });
}

/** The values of a fact or a refusal, cards written as they look. */
export function spelt(values: Values, words: Words): Values {
  const written = { ...values };
  for (const name of ["card", "top"]) {
    const card = written[name];
    if (typeof card === "string") written[name] = cardSign(words, card);
  }
  const cards = written["cards"];
  if (Array.isArray(cards)) written["cards"] = cards.map((card) => cardSign(words, String(card)));
  return written;
}

/** An act as it is written, with cards, suits and people as they are called. */
export function sayAct(act: string, words: Words, names: string[]): string {
  const [verb = "", ...rest] = act.split(" ").filter((word) => word !== "holding");
  const seats = rest.filter((word) => word in names).map((word) => names[Number(word)] ?? word);
  const cards = rest.filter((word) => word.length === 2 && word !== "to").map((card) => cardSign(words, card));
  const suit = verb === "wish" ? suitName(words, rest[0] ?? "") : "";
  const kind = verb === "complain" ? `complain_${rest[0]}` : verb;
  return words.say("page-gress-act", { kind, cards, names: seats, suit });
}
