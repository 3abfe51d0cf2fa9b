import type { View } from "./messages";
import type { Words } from "../../words/words.svelte";
import type { Offers } from "../../table/offers";
import { mayLay } from "./acts";
import { cardSign } from "./cards";

/** A guided table writes down debts, rights and deadlines for all to see; an official one shows none. */
function ledgerSeats(view: View, name: string): number[] {
  const found = view.ledger?.now?.[name];
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
}

export function owedBy(view: View, seat: number): number {
  return view.ledger?.debts[seat]?.reduce((sum, debt) => sum + debt.left, 0) ?? 0;
}

export function mustSay(view: View, seat: number): boolean {
  return ledgerSeats(view, "due").includes(seat) && !ledgerSeats(view, "said").includes(seat);
}

/** What is to be known of a seat, in a few words. */
export function notesOf(view: View, seat: number, words: Words): string[] {
  const owed = owedBy(view, seat);
  const running = view.phase === "active" || view.phase === "settling";
  const votes = view.excluded.includes(seat) ? 0 : view.votes.filter(([, target]) => target === seat).length;
  const notes: [boolean, string][] = [
    [owed > 0, words.say("page-gress-owes", { count: owed })],
    [running && mustSay(view, seat), words.say("page-gress-must-say")],
    [view.phase === "active" && ledgerSeats(view, "skip_seat").includes(seat), words.say("page-gress-skipped")],
    [view.phase === "ready" && view.ready.includes(seat), words.say("page-gress-is-ready")],
    [view.dealer === seat && view.phase === "ready", words.say("page-gress-dealer")],
    [view.phase === "ready" && view.claims.includes(seat), words.say("page-gress-claims")],
    [votes > 0 && running, words.say("page-gress-votes", { count: votes })],
    [view.excluded.includes(seat), words.say("page-gress-excluded")],
    [view.winner === seat, words.say("page-gress-out")],
  ];
  return notes.filter(([holds]) => holds).map(([, text]) => text);
}

/** The one thing to know now. */
export function headline(view: View, names: string[], offers: Offers, guided: boolean, resting: boolean, words: Words): string {
  const { seat, turn } = view;
  const say = (key: string, values = {}) => words.say(`page-gress-${key}`, values);
  const name = names[turn] ?? "";
  if (view.phase === "lot" || view.phase === "deal") return say("dealing");
  if (view.phase === "over") return say("over");
  if (view.phase === "ready") return beforeOpening(view, names, words);
  if (seat >= 0 && view.excluded.includes(seat)) return say("you-are-out");
  if (view.phase === "settling") return say("settling", { state: settling(view, guided), name: names[view.winner ?? -1] ?? "" });
  if (resting) return say("ruling");
  if (view.halt) return swapping(view, names, words);
  if (view.call?.[1] === seat) return say("asked-to-swap", { name: names[view.call[0]] });
  if (turn !== seat) return say("turn-of", { name });
  return say("your-turn", { state: turnState(view, offers, guided), count: owedBy(view, seat) });
}

/** What a turn begins with; an official table tells nothing but that it is one's turn. */
function turnState(view: View, offers: Offers, guided: boolean): string {
  if (!view.draw_size) return "empty";
  if (!guided) return "official";
  if (owedBy(view, view.seat)) return "owes";
  if (view.hands[view.seat]?.some((card) => mayLay(offers, card))) return "fits";
  return "draw" in offers || "stop" in offers ? "draw" : "official";
}

function settling(view: View, guided: boolean): string {
  if (view.seat < 0) return "watch";
  if (view.draw_size && (owedBy(view, view.seat) || view.to_take === view.seat)) return guided ? "draw" : "called";
  if (view.down.includes(view.seat) || !view.hand_sizes[view.seat]) return "done";
  return guided ? "down" : "official";
}

function beforeOpening(view: View, names: string[], words: Words): string {
  const dealer = names[view.dealer] ?? "";
  if (view.seat >= 0 && !view.ready.includes(view.seat)) return words.say("page-gress-pick-up");
  if (view.dealer !== view.seat) return words.say("page-gress-wait-opening", { name: dealer });
  if (view.ready.length < view.hand_sizes.length) return words.say("page-gress-wait-ready");
  return words.say("page-gress-open", { card: cardSign(words, view.first_card ?? "") });
}

function swapping(view: View, names: string[], words: Words): string {
  const [first, second] = view.halt!.parties;
  if (first !== view.seat && second !== view.seat) {
    return words.say("page-gress-swap-of-others", { name: names[first], target: names[second] });
  }
  const state = view.halt!.laid.includes(view.seat) ? "touch" : "lay";
  return words.say("page-gress-swap-of-yours", { state, name: names[first === view.seat ? second : first] });
}
