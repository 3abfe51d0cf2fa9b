const SUITS: Record<string, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };
/** Without it some devices draw a coloured picture. */
const AS_TEXT = "\uFE0E";

/** A sentence with cards of a French pack as people write them: `TH` is 10♥. */
export function withSuits(text: string): string {
  return text.replace(/\b([2-9TJQKA])([CSHD])\b/g, (_, rank: string, suit: string) => `${rank.replace("T", "10")}${SUITS[suit]}${AS_TEXT}`);
}
