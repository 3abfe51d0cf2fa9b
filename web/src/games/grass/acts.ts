import { isPeddle, nameOf } from "./cards";
import type { Words } from "../../words/words.svelte";

/** A whole act taken apart. What an act does not speak of is empty or -1. */
export interface Act {
  text: string;
  /** `play`, `give` and the like, `waste`, `swap`, `offer`, `counter`, `take`, or an act of one word. */
  verb: string;
  /** The card that is let go; of a swap the own peddle. */
  card: string;
  /** The seat it is for. */
  seat: number;
  /** The peddle that is stolen, swapped in or paid with. */
  peddle: string;
  /** The protection the payment lies under, counted from 1. */
  under: number;
  /** What a protection is laid over. */
  over: string[];
}

const SEAT_AFTER = ["on", "of", "to", "take"];
/** What happens to a card that is named alone, in the stages where it isn't played. */
export const VERBS: Record<string, string> = { give: "give", lose: "lose", pass: "pass", draft: "pick", lock: "lock" };
const WITH_CARD = ["play", "waste", "swap", ...Object.values(VERBS)];

export function readAct(text: string): Act {
  return actOf(text.split(" "));
}

export function actOf(words: string[]): Act {
  const act: Act = { text: words.join(" "), verb: words[0] ?? "", card: "", seat: -1, peddle: "", under: -1, over: [] };
  if (["offer", "counter"].includes(act.verb)) return act;
  if (WITH_CARD.includes(act.verb)) act.card = words[1] ?? "";
  for (const [place, word] of words.entries()) {
    const next = words[place + 1] ?? "";
    if (SEAT_AFTER.includes(word)) act.seat = Number(next);
    else if (word === "for" || word === "with") act.peddle = next;
    else if (word === "under") act.under = Number(next);
    else if (word === "over") act.over = words.slice(place + 1);
  }
  return act;
}

/** An act in words, for whoever reads or hears it. */
export function saidAct(act: Act, names: string[], words: Words): string {
  const name = names[act.seat] ?? "";
  const card = nameOf(act.card, words);
  const peddle = act.peddle ? nameOf(act.peddle, words) : "";
  if (act.verb === "waste") return words.say("page-grass-do-waste", { card });
  if (act.verb === "swap") return words.say("page-grass-do-swap", { card, peddle, name });
  if (act.verb === "take") return words.say("page-grass-do-take", { name });
  if (act.verb === "offer" || act.verb === "counter") return saidOffer(act.text, names, words);
  if (act.verb !== "play") return words.say(`page-grass-do-${act.verb}`, { card });
  if (act.over.length) return words.say("page-grass-do-cover", { card, peddles: act.over.map((one) => nameOf(one, words)) });
  if (act.under > 0) return words.say("page-grass-do-pay-under", { peddle, number: act.under });
  if (act.peddle && act.seat >= 0) return words.say("page-grass-do-steal", { peddle, name });
  if (act.peddle) return words.say("page-grass-do-pay", { peddle });
  if (act.seat >= 0) return words.say("page-grass-do-play-on", { card, name });
  return words.say(isPeddle(act.card) ? "page-grass-do-lay" : "page-grass-do-play", { card });
}

const CARD = "[A-Z+-][A-Z]";
const SOME = `${CARD}(?: ${CARD})*`;
const SIDE = `(?:(?:${CARD}|hidden)(?: and table ${SOME})?|table ${SOME})`;
const PLAY = `play ${CARD}(?: on \\d(?: for ${CARD})?| with ${CARD}(?: under \\d)?| over ${SOME})?`;
const PLAIN = new RegExp(
  `^(?:end|accept|decline|withdraw|willing|take \\d|(?:waste|give|lose|pass|pick|lock) ${CARD}|${PLAY}|swap ${CARD} for ${CARD} of \\d|(?:offer|counter) ${SIDE}(?: for ${SIDE})?(?: to (?:\\d|all))?)$`,
);

/** The same for an act as it is written. What can only be tried stays as it was written. */
export function sayAct(act: string, words: Words, names: string[]): string {
  return PLAIN.test(act) ? saidAct(readAct(act), names, words) : act;
}

/** What each side of a deal hands over: a card of the hand, peddles of the display, or both. */
export interface Deal {
  /** Nobody names the cards of the hands. */
  hidden: boolean;
  give: string;
  want: string;
  giveTable: string[];
  wantTable: string[];
  /** A seat, or -1 for the whole table. */
  to: number;
}

/** The deal as an act; empty if something is missing. */
export function writeOffer(deal: Deal, counter: boolean): string {
  const { hidden, give, want, giveTable, wantTable } = deal;
  const tables = giveTable.length > 0 && wantTable.length > 0;
  if (giveTable.length > 0 !== wantTable.length > 0) return "";
  if (!hidden && Boolean(give) !== Boolean(want)) return "";
  const hand = hidden ? "hidden" : "";
  const mine = [give, tables ? `table ${giveTable.join(" ")}` : ""].filter(Boolean).join(" and ");
  const theirs = [want, tables ? `table ${wantTable.join(" ")}` : ""].filter(Boolean).join(" and ");
  const parts = hidden ? (tables ? `${hand} and ${mine} for ${theirs}` : hand) : mine && theirs ? `${mine} for ${theirs}` : "";
  if (!parts) return "";
  return counter ? `counter ${parts}` : `offer ${parts} to ${deal.to < 0 ? "all" : deal.to}`;
}

/** An offer in words: codes become names, the rest is put as the words have it. */
function saidOffer(text: string, names: string[], words: Words): string {
  const [parts = "", to = ""] = text.split(" to ");
  const [verb, ...deal] = parts.split(" ");
  const [mine = "", theirs = ""] = deal.join(" ").split(" for ");
  const side = (part: string) => {
    const [hand = "", table = ""] = part.startsWith("table ") ? ["", part.slice(6)] : part.split(" and table ");
    const cards = table.split(" ").filter(Boolean).map((one) => nameOf(one, words));
    const given = hand === "hidden" ? words.say("page-grass-hidden-card") : hand && nameOf(hand, words);
    return words.say("page-grass-side", { hand: given || "none", table: cards.length ? cards : "none" });
  };
  const values = { gives: side(mine), wants: side(theirs || (mine.startsWith("hidden") ? "hidden" : "")), name: names[Number(to)] ?? "" };
  return words.say(verb === "counter" ? "page-grass-do-counter" : to === "all" ? "page-grass-do-offer-all" : "page-grass-do-offer", values);
}
