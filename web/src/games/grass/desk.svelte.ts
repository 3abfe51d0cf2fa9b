import type { GameTableProps } from "../../table/contract";
import { acts, can, fillings, forms, next, type Blank, type Offers } from "../../table/offers";
import type { View } from "./messages";
import { actOf, VERBS, writeOffer, type Act, type Deal } from "./acts";
import { dearestFirst, worth } from "./cards";

/** What somebody is about to do: the card that was picked, and what the offers make of it. */
export class Desk {
  /** The place in the hand of the card that was picked; -1 for none. */
  place = $state(-1);
  /** The own peddle that was picked for a swap. */
  own = $state("");
  /** Places in the own display, for a protection. */
  covering: number[] = $state([]);
  /** The deal that is being put together. */
  deal: Deal | null = $state(null);
  /** Whether it answers an offer. */
  countering = $state(false);
  /** Whether the picked card is being dragged: nothing on the table moves until it is let go. */
  dragging = $state(false);
  /** How many acts were sent. */
  sent = $state(0);

  readonly view: View = $derived.by(() => this.given().sight.moment.view as View);
  readonly offers: Offers = $derived.by(() => this.given().offers);
  /** All acts but deals and protections, which are put together. */
  readonly acts: Act[] = $derived.by(() => {
    const swaps = forms(this.offers, "swap").flatMap(fillings).map((said) => ["swap", ...said]);
    return [...acts(this.offers), ...swaps].map(actOf);
  });
  /** The cards one can pick: a pack in the draft, otherwise the hand. */
  readonly hand: string[] = $derived.by(() => {
    const { view, seat } = this;
    return view.stage === "draft" && view.pack.length ? view.pack : (view.hands[seat] ?? []);
  });
  readonly display: string[] = $derived.by(() => dearestFirst(this.view.displays[this.seat] ?? []));
  readonly picked: string = $derived.by(() => this.hand[this.place] ?? "");

  constructor(readonly given: () => GameTableProps) {}

  get seat(): number {
    return this.given().seat;
  }

  get edition(): string {
    return this.given().sight.placard.edition;
  }

  /** Others give, lose, pass, pick or lay down a card: then there is no turn to play. */
  get verb(): string {
    return VERBS[this.view.stage] ?? "";
  }

  having(verb: string): Act | undefined {
    return this.acts.find((act) => act.verb === verb);
  }

  /** Everything a card can do that is played, whatever that is called now. */
  plays(card: string): Act[] {
    return this.withCard(card, this.verb || "play");
  }

  withCard(card: string, verb: string): Act[] {
    return this.acts.filter((act) => act.verb === verb && act.card === card);
  }

  /** What the picked card can do to a seat as a whole. */
  onSeat(seat: number): Act | undefined {
    return this.#plays.find((act) => act.seat === seat && !act.peddle);
  }

  /** What a tap on a free peddle does now: give it, lose it, steal it, swap it in, pay with it. */
  onPeddle(seat: number, peddle: string): Act | undefined {
    if (seat === this.seat) {
      if (this.verb === "give" || this.verb === "lose") return this.plays(peddle)[0];
      return this.#plays.find((act) => act.seat < 0 && act.peddle === peddle && act.under < 0);
    }
    if (this.own) return this.withCard(this.own, "swap").find((act) => act.seat === seat && act.peddle === peddle);
    return this.#plays.find((act) => act.seat === seat && act.peddle === peddle);
  }

  /** Paying with a peddle under a protection, counted from 1. */
  onCovered(peddle: string, under: number): Act | undefined {
    return this.#plays.find((act) => act.under === under && act.peddle === peddle);
  }

  /** What the picked card does to nobody else: it is laid in front of oneself, or acts by itself. */
  get onSelf(): Act | undefined {
    return this.#plays.find((act) => act.seat < 0 && !act.peddle);
  }

  get onWasted(): Act | undefined {
    return this.picked ? this.withCard(this.picked, "waste")[0] : undefined;
  }

  get #plays(): Act[] {
    return this.picked ? this.plays(this.picked) : [];
  }

  /** What a card can be laid over, if it is a protection: which peddles, and how much they may be worth. */
  coverOf(card: string): Blank | undefined {
    return forms(this.offers, "play", card, "over")[0]?.[0] as Blank | undefined;
  }

  /** Whether the picked card is a protection that can be laid over something. */
  get covers(): boolean {
    return this.coverOf(this.picked) !== undefined;
  }

  /** Laying the protection over what was chosen, if that can be done. */
  get cover(): Act | undefined {
    return this.#covered(this.covering);
  }

  /** Whether one more peddle could go under the protection. */
  coverable(place: number): boolean {
    return this.#covered([...this.covering, place]) !== undefined;
  }

  #covered(places: number[]): Act | undefined {
    const peddles = places.map((place) => this.display[place] ?? "");
    const said = ["play", this.picked, "over", ...peddles];
    const fits = next(this.offers, said).ends && worth(peddles) <= (this.coverOf(this.picked)?.worth ?? 0);
    return fits ? actOf(said) : undefined;
  }

  swappable(peddle: string): boolean {
    return this.withCard(peddle, "swap").length > 0;
  }

  // Deals

  get mayOffer(): boolean {
    return "offer" in this.offers;
  }

  get mayCounter(): boolean {
    return "counter" in this.offers;
  }

  get hiddenDeals(): boolean {
    return ["offer", "counter"].some((verb) => next(this.offers, [verb]).words.includes("hidden"));
  }

  /** Whether peddles of the displays may be part of a deal with whom it is for. */
  get tableDeals(): boolean {
    const partner = this.deal?.to ?? -1;
    const there = this.view.displays.some((cards, seat) => seat !== this.seat && cards.length && (partner < 0 || seat === partner));
    return there && next(this.offers, [this.countering ? "counter" : "offer"]).words.includes("table");
  }

  get proposal(): string {
    return this.deal ? writeOffer(this.deal, this.countering) : "";
  }

  can(text: string): boolean {
    return can(this.offers, text);
  }

  propose(give: string, to: number, want = ""): void {
    this.countering = !this.mayOffer;
    this.deal = { hidden: this.hiddenDeals, give: this.hiddenDeals ? "" : give, want: this.hiddenDeals ? "" : want, giveTable: [], wantTable: [], to };
  }

  // Picking

  pick(place: number): void {
    const again = place === this.place;
    this.drop();
    if (!again) this.place = place;
  }

  pickPeddle(peddle: string): void {
    const again = peddle === this.own;
    this.drop();
    if (!again) this.own = peddle;
  }

  toggleCover(place: number): void {
    this.covering = this.covering.includes(place) ? this.covering.filter((one) => one !== place) : [...this.covering, place];
  }

  drop(): void {
    this.place = -1;
    this.own = "";
    this.covering = [];
  }

  /** After something happened, what can no longer be done is put back. */
  tidy(): void {
    if (this.picked && !this.acts.some((act) => act.card === this.picked) && !this.covers && !this.mayOffer) this.drop();
    if (this.own && !this.swappable(this.own)) this.drop();
    if (this.place >= this.hand.length) this.drop();
    if (this.deal && !(this.countering ? this.mayCounter : this.mayOffer)) this.deal = null;
  }

  send(act: string): void {
    this.drop();
    this.deal = null;
    this.sent += 1;
    this.given().send(act);
  }

  /** A card of the hand is dragged. */
  take(place: number): void {
    this.drop();
    this.place = place;
    this.dragging = true;
  }

  /** It is let go over a peddle, a seat, the wasted pile or nothing. */
  letGo(over: Element | null): void {
    this.dragging = false;
    const peddle = over?.closest<HTMLElement>(".seat [data-act]");
    const zone = over?.closest<HTMLElement>("[data-drop]");
    if (peddle) this.send(peddle.dataset["act"]!);
    else if (zone) this.#dropOn(Number(zone.dataset["drop"]));
    else this.drop();
  }

  /** On a seat, the own one included, or on the wasted pile, -1. What can't be played there is offered for a deal; a
      protection waits for what it shall cover. */
  #dropOn(seat: number): void {
    const act = seat < 0 ? this.onWasted : seat === this.seat ? this.onSelf : this.onSeat(seat);
    const aimed = this.#plays.some((one) => one.seat === seat) || (seat === this.seat && (this.#plays.length > 0 || this.covers));
    if (act) this.send(act.text);
    else if (aimed) return;
    else if (seat >= 0 && seat !== this.seat && this.mayOffer) this.propose(this.picked, seat);
    else this.drop();
  }
}
