import { can, forms, type Offers } from "../../table/offers";

/** What somebody is expected to do now, if they can: the first of these. */
export const DUE = ["take", "touch", "lay", "ready", "open", "down"];

/** Whether a card can be laid alone. */
export const mayLay = (offers: Offers, card: string): boolean => can(offers, `play ${card}`);
/** Whether several cards can be laid in one contact. */
export const mayLayPacket = (offers: Offers): boolean => forms(offers, "play").length > 0;
/** Whether there is something to complain about, or at an official table somebody. */
export const mayComplain = (offers: Offers): boolean => ["complain", "disqualify", "withdraw", "misdeal"].some((word) => word in offers);

/** What is done with a hand, so that it can be the wrong one (gress:2.6). */
const MOVES = ["play", "draw", "marke", "give", "lay", "touch", "take"];

export function withHand(act: string, holding: boolean): string {
  return holding && MOVES.includes(act.split(" ")[0]!) ? `holding ${act}` : act;
}

/** Facts of cards that come to lie on the pile. */
const LAID = [
  "opened", "turn-played", "packet-played", "thrown", "jack-thrown", "eight-defended", "sevens-defended", "nine-defended",
];
export const isLaid = (kind: string): boolean => LAID.includes(kind);

/** Facts that can be seen from the table, and need no line of their own. */
export const SEEN = [
  "turn-passed", "turn-again", "direction-changed", "skipped", "debt-settled", "vorletzte-due",
  "hand-dealt-own", "settlement",
];

/** Facts of which somebody is told more who is concerned. */
export const OWNED = ["drew-up", "card-taken", "gift-given"];
