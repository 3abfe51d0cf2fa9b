import { can, forms, type Offers } from "../../table/offers";

/** What somebody is expected to do now, if they can: the first of these. */
export const DUE = ["take", "touch", "lay", "ready", "open", "down"];

/** Whether a card can be laid alone. */
export const mayLay = (offers: Offers, card: string): boolean => can(offers, `play ${card}`);
/** Whether several cards can be laid in one contact. */
export const mayLayPacket = (offers: Offers): boolean => forms(offers, "play").length > 0;
/** Whether there is something to complain about, or at an official table somebody. */
export const mayComplain = (offers: Offers): boolean => ["complain", "disqualify", "misdeal"].some((word) => word in offers);

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

const BY_DEBT: Record<string, string> = {
  vorletzte: "gress:8.2", call: "gress:Q80", foul: "gress:10.4", wrong: "gress:10.5", unfounded: "gress:10.5", marke: "gress:10.7",
  early: "gress:9.3", stop: "gress:10.1",
};
const BY_COMPLAINT: Record<string, string> = { play: "gress:10.5", vorletzte: "gress:8.2", marke: "gress:10.7" };
const BY_KIND: Record<string, string> = {
  later: "gress:10.9", priority: "gress:10.9", nearer: "gress:10.9", bounced: "gress:option:collision",
  "complaint-dropped": "gress:10.9", "cards-returned": "gress:10.5", "cards-stayed": "gress:10.5", "taken-back": "gress:10.4",
  "taken-back-free": "gress:10.4", "vorletzte-missed": "gress:8.1", "marke-new": "gress:10.7",
  "marke-owed": "gress:Q25", "turn-lost": "gress:10.5", "laid-down-early": "gress:9.3", misdealt: "gress:11.9", excluded: "gress:10.8",
  "timed-out": "gress:Q71", resumed: "gress:Q59", "debt-cancelled": "gress:10.5", "gift-returned": "gress:Q11", "swap-undone": "gress:Q12",
};

/** The rule behind a verdict; null for facts that are none. */
export function verdictRule(kind: string, about: Record<string, unknown>): string | null {
  if (kind === "debt-created") return BY_DEBT[String(about["reason"])] ?? null;
  if (kind === "complaint-upheld" || kind === "complaint-rejected") return BY_COMPLAINT[String(about["kind"])] ?? null;
  return BY_KIND[kind] ?? null;
}
