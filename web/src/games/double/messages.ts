// Made by `python -m stammtisch.server.typescript` from the types of the server; edit those instead.

/** What is known of a round before its tricks: everybody's prediction. */
export interface Bids {
  bids: number[];
}

/** The whole sheet, and what comes next. */
export interface Chips {
  rows: RoundRow[];
  points: number[];
  winners?: number[];
  next_cards?: number | null;
  next_dealer?: number | null;
  chips?: [number, number, number][];
}

/** What a round came to: everybody's prediction and tricks. */
export interface Round {
  bids: number[];
  tricks: number[];
}

/** One settled round. */
export interface RoundRow {
  round: number;
  cards: number;
  dealer: number;
  bids: number[];
  tricks: number[];
  changes: number[];
  points: number[];
}

/** The motifs played to one trick, the leader's first. */
export interface Trick {
  leader: number;
  plays: string[];
}

/** Double as one seat sees it. What is not copied here is not seen. */
export interface View {
  seat: number;
  hands: (string[] | null)[];
  bids: (number | null)[];
  phase: "bid" | "deal" | "lot" | "over" | "play";
  round: number;
  rounds: number;
  cards: number;
  dealer: number;
  actor: number;
  actors: number[];
  turn_up: string | null;
  trump: string | null;
  hand_sizes: number[];
  locked: boolean[];
  tricks: number[];
  points: number[];
  kept: number[];
  changes: number[];
  bank: number;
  claims: number;
  trick: Trick;
  seen: Trick[];
  open_tricks: Trick[];
  voids: string[];
  contenders: number[];
}
