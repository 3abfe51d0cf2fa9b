// Made by `python -m stammtisch.server.typescript` from the types of the server; edit those instead.

/** What one seat has at the end of a round (grass.digital:score.1). */
export interface Account {
  protected?: number;
  free?: number;
  banker?: boolean;
  sold_out?: number;
  doublecrossed?: number;
  wiped_out?: number;
  highest_peddle?: number;
}

/** One line of the sheet: a rule, and what it brings each seat. */
export interface AccountLine {
  rule: string;
  kind: string;
  amounts: number[];
}

/** What somebody has at the end of a round: how many of each kind lie protected, lie free, and are in hand. */
export interface Cards {
  protected?: Record<string, number>;
  free?: Record<string, number>;
  hand?: Record<string, number>;
}

/** A round: an account for each seat, or the `cards` it is counted from. */
export interface GrassRow {
  seats?: Account[];
  cards?: Cards[];
  closer?: number | null;
}

/** What is offered to whom: a card of each hand, peddles of each display, or both. `to` is 6 for the whole table; the cards of the hands are None where they are not named or not for this seat to know. */
export interface Offer {
  seat: number;
  to: number;
  hand: boolean;
  give: string | null;
  want: string | null;
  give_table: string[];
  want_table: string[];
  to_answer: number[];
  willing: number[];
}

/** A protection and what lies under it. */
export interface Protection {
  card: string;
  peddles: string[];
}

/** A scored round: the steps, each seat's result with the bonus, and the totals after it. */
export interface Sheet {
  steps: AccountLine[];
  results: number[];
  totals: number[];
  winners: number[];
}

/** Grass as one seat sees it. What is not copied here is not seen. */
export interface View {
  seat: number;
  hands: (string[] | null)[];
  known: string[][];
  own_lock: string | null;
  pack: string[];
  offer: Offer | null;
  stage: string;
  round: number;
  dealer: number;
  active: number;
  actor: number;
  actors: number[];
  hand_sizes: number[];
  known_to_all: string[][];
  markets: string[];
  displays: string[][];
  protections: Protection[][];
  tucked: string[][];
  stack_size: number;
  wasted_size: number;
  wasted: string[];
  skips: number[];
  totals: number[];
  before: number[];
  played: boolean;
  swapped: boolean;
  deals: number;
  offers: number;
  card: string | null;
  target: number | null;
  own: number | null;
  chosen: string[];
  locked: boolean[];
  pack_sizes: number[];
  takes: number;
  taken: number;
  closer: number | null;
}
