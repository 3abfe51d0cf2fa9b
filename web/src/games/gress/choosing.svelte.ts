import { can, type Offers } from "../../table/offers";
import { DUE, withHand } from "./acts";
import type { Slot } from "./hands";

export type Begun = "" | "give" | "swap" | "packet" | "complain";

/** What the keys and buttons need to know of the table. */
export interface Surroundings {
  seat: number;
  slots: Slot[];
  /** The other seats in the order they sit, from the left neighbour. */
  others: number[];
  /** What the own seat may do. */
  offers: Offers;
  /** How many seats a swap takes; 0 if there is none to order. */
  swaps: number;
  /** Before the opening there is but one thing to complain about. */
  opening: boolean;
  send: (act: string) => void;
  sort: () => void;
}

const SIMPLE: Record<string, string> = { " ": "draw", v: "vorletzte", m: "marke", z: "takeback", e: "stop" };
const BEGIN: Record<string, Begun> = { g: "give", x: "swap", p: "packet", k: "complain" };
const ABOUT: Record<string, string> = { p: "complain misplay", v: "complain vorletzte", m: "complain marke", d: "disqualify" };

/** An act that takes several taps or keys, as far as it is chosen; and which hand is used. */
export class Choosing {
  begun: Begun = $state("");
  cards: Slot[] = $state.raw([]);
  seats: number[] = $state.raw([]);
  /** The next cards are moved with the holding hand. */
  holding = $state(false);

  constructor(private readonly around: () => Surroundings) {}

  send(act: string): void {
    this.around().send(withHand(act, this.holding));
    this.drop();
  }

  drop(): void {
    this.begun = "";
    this.cards = [];
    this.seats = [];
    this.holding = false;
  }

  begin(what: Begun): void {
    const again = this.begun === what;
    const holding = this.holding;
    this.drop();
    this.holding = holding;
    if (what === "complain" && this.around().opening) return this.send("misdeal");
    this.begun = again ? "" : what;
  }

  /** Cards that are no longer held can't be chosen. */
  forget(slots: Slot[]): void {
    if (this.cards.some((card) => !slots.some((slot) => slot.id === card.id))) this.drop();
  }

  card(slot: Slot): void {
    if (this.begun === "give") this.cards = [slot];
    else if (this.begun === "packet") {
      const chosen = this.cards.some((card) => card.id === slot.id);
      this.cards = chosen ? this.cards.filter((card) => card.id !== slot.id) : [...this.cards, slot];
    } else this.send(`play ${slot.card}`);
  }

  /** Whether a seat is asked for now. */
  get wantsSeat(): boolean {
    return this.begun === "swap" || this.begun === "complain" || (this.begun === "give" && this.cards.length > 0);
  }

  target(seat: number): void {
    if (this.begun === "give") this.send(`give ${this.cards[0]?.card} to ${seat}`);
    else if (this.begun === "complain") this.seats = [seat];
    else if (!this.seats.includes(seat)) {
      this.seats = [...this.seats, seat];
      if (this.seats.length >= Math.max(1, this.around().swaps)) this.send(`swap ${this.seats.join(" ")}`);
    }
  }

  /** The chosen cards together, the first at the bottom. */
  finishPacket(): void {
    if (this.cards.length) this.send(`play ${this.cards.map((slot) => slot.card).join(" ")}`);
  }

  due(): string | undefined {
    return DUE.find((word) => word in this.around().offers);
  }

  /** Whether the key did something. */
  press(key: string): boolean {
    if (key === "Escape") {
      const busy = this.begun !== "" || this.holding;
      this.drop();
      return busy;
    }
    return this.begun ? this.#goOn(key) : this.#start(key);
  }

  #start(key: string): boolean {
    const { slots, sort } = this.around();
    const slot = slots.find((one) => one.key === key);
    const due = key === "Enter" ? this.due() : undefined;
    if (slot) this.card(slot);
    else if (due) this.send(due);
    else if (key in SIMPLE) this.send(SIMPLE[key]!);
    else if (key in BEGIN) this.begin(BEGIN[key]!);
    else if ("cshd".includes(key)) this.send(`wish ${key.toUpperCase()}`);
    else if (key === "q") this.holding = !this.holding;
    else if (key === ",") sort();
    else return false;
    return true;
  }

  #goOn(key: string): boolean {
    const { slots, others, seat, swaps, offers } = this.around();
    const named = this.seats[0];
    if (this.begun === "complain" && named !== undefined && key in ABOUT) {
      const withdraws = key === "d" && can(offers, `withdraw ${named}`);
      this.send(`${withdraws ? "withdraw" : ABOUT[key]} ${named}`);
      return true;
    }
    if (this.begun === "packet" && key === "Enter") {
      this.finishPacket();
      return true;
    }
    if (this.wantsSeat && /^\d$/.test(key)) {
      const target = key === "0" && swaps === 2 ? seat : others[Number(key) - 1];
      if (target !== undefined) this.target(target);
      return true;
    }
    if (BEGIN[key] === this.begun) {
      this.drop();
      return true;
    }
    const slot = slots.find((one) => one.key === key);
    if (slot && (this.begun === "give" || this.begun === "packet")) {
      this.card(slot);
      return true;
    }
    return false;
  }
}
