import type { Values, Words } from "../../words/words.svelte";

/** Cards of Double as they are written: `AC/2H`, higher motif first; `PO` and `FO` have no suit. */

const SYMBOLS: Record<string, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };
const MOTIF = /^([2-9TJQKA][CSHD]|PO|FO)$/;

export function halves(card: string): [string, string] {
  const [one = "", other = ""] = card.split("/");
  return [one, other];
}

/** The suit of a motif; Pope and Fool have none. */
export function suitOf(motif: string): string {
  return motif[1] && motif[1] in SYMBOLS ? motif[1] : "";
}

/** What is printed in the corner: `10`, `Q`. */
export function index(motif: string, words: Words): string {
  return words.say("page-double-index", { rank: motif[0] });
}

/** A motif read aloud. */
export function motifName(motif: string, words: Words): string {
  return words.say("page-double-motif", { motif, rank: motif[0], suit: suitOf(motif) });
}

export function cardName(card: string, words: Words): string {
  const [one, other] = halves(card);
  return words.say("page-double-card", { one: motifName(one, words), other: motifName(other, words) });
}

/** A motif in a sentence to read: `Q♥`. */
function short(motif: string, words: Words): string {
  if (motif === "PO") return words.say("page-double-pope");
  if (motif === "FO") return words.say("page-double-fool");
  return `${index(motif, words)}${SYMBOLS[suitOf(motif)]}`;
}

export function spelt(values: Values, words: Words): Values {
  const read = (value: unknown): unknown => {
    if (typeof value !== "string") return value;
    const motifs = value.split("/");
    return motifs.every((motif) => MOTIF.test(motif)) ? motifs.map((motif) => short(motif, words)).join("/") : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === "name" ? value : read(value)]));
}

export function sayAct(act: string, words: Words): string {
  const [verb, what = ""] = act.split(" ");
  if (verb === "bid") return words.say("page-double-bid", { bid: Number(what) });
  if (verb === "play") return words.say("page-double-play", { motif: motifName(what, words) });
  return act;
}
