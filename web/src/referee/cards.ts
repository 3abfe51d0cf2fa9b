import { cardName as doubleName, motifName } from "../games/double/cards";
import { fullName } from "../games/grass/cards";
import { cardName as gressName } from "../games/gress/cards";
import type { Words } from "../words/words.svelte";

/** What a card is called, or of Double a motif. */
export function cardLabel(game: string, card: string, words: Words): string {
  if (game === "grass") return fullName(card, words);
  if (game === "gress") return gressName(words, card);
  return card.includes("/") ? doubleName(card, words) : motifName(card, words);
}
