// Made by `python -m stammtisch.server.typescript` from the types of the server; edit those instead.

/** Cards owed: how many are left, why, and the dates of the event and of the play that caused it. */
export interface DebtData {
  left: number;
  reason?: "call" | "early" | "foul" | "king" | "marke" | "seven" | "stop" | "unfounded" | "vorletzte" | "wrong";
  origin?: number;
  play?: number;
}

/** One game on the sheet: `cells` go from left to right, `totals` by seat. */
export interface GameRow {
  dealer: number;
  cells: string[];
  totals: number[];
  ends_round: boolean;
}

/** A game: `points`, or the `hands` they are counted from. */
export interface GressRow {
  winner: number | null;
  points?: number[];
  hands?: Hand[];
  misdeals?: number;
  excluded?: number[];
}

/** A swap that holds up the game: who swaps, who has laid the foreign hand, and who swaps next. */
export interface Halt {
  parties: [number, number];
  laid: number[];
  then: [number, number] | null;
}

/** What is left to somebody at the end of a game; `missing` could not be taken. */
export interface Hand {
  cards?: number;
  black_nines?: number;
  marke?: boolean;
  missing?: number;
}

/** What a guided table writes down for all to see; `now` holds every right and deadline. An official table opens its list of debts only when the game is over (gress:Q70). */
export interface Ledger {
  clock: number;
  debts: DebtData[][];
  now: Record<string, number | number[]> | null;
  dates?: [number, number, number][];
}

/** What is known before the game: how often its dealer dealt wrongly. */
export interface Misdeals {
  misdeals: number;
}

/** Gress as one seat sees it. What is not copied here is not seen. */
export interface View {
  seat: number;
  hands: (string[] | null)[];
  first_card: string | null;
  rights: string[];
  steps: number[];
  phase: string;
  dealer: number;
  deals: number;
  misdeals: number;
  shuffles: number;
  ready: number[];
  turn: number;
  direction: number;
  throws: boolean;
  actor: number;
  actors: number[];
  top: string | null;
  wish: string | null;
  pile: string[] | null;
  pile_size: number;
  draw_size: number;
  hand_sizes: number[];
  marken: string[];
  excluded: number[];
  people: number[];
  votes: [number, number][];
  claims: number[];
  tried: boolean;
  down: number[];
  winner: number | null;
  dead_end: boolean;
  stopper: number | null;
  call: [number, number] | null;
  halt: Halt | null;
  offered: number[];
  offer: [number, number] | null;
  to_take: number | null;
  picked: number[];
  penalties: number[];
  ledger: Ledger | null;
}

/** The sheet in standard notation. `columns` are seats from left to right; all else goes by seat. `begun` are the cells of a row that holds nothing but misdeals yet. `length` is how many games the sheet has as it stands; it is finished after that many. `dealer` deals next. */
export interface ZettelSheet {
  names: string[];
  writer: number;
  columns: number[];
  rows: GameRow[];
  begun: string[];
  length: number;
  finished: boolean;
  dealer: number | null;
  totals: number[];
  leaders: number[];
  winner: number | null;
  next_writer: number;
  next_dealer: number;
}
