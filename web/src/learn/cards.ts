const SUITS: Record<string, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };
/** Without it some devices draw a coloured picture. */
const AS_TEXT = "\uFE0E";

/** A sentence with the cards of Double and Gress as people write them: `TH` is 10♥. */
export function withCards(text: string, game: string): string {
  if (game === "grass") return text;
  return text.replace(/\b([2-9TJQKA])([CSHD])\b/g, (_, rank: string, suit: string) => `${rank.replace("T", "10")}${SUITS[suit]}${AS_TEXT}`);
}
