import type { Asked } from "../wire/messages";
import type { Wrong } from "./wrong";

/** What a desk is given: the table as far as it is the same for all games. */
export interface DeskProps {
  names: string[];
  /** The kinds of card of this edition. */
  cards: readonly string[];
  /** What was wrong with the last question. */
  wrong: Wrong | null;
  /** Ask: the position, what was done in it, and what the table must have agreed on for it. */
  onask: (position: Record<string, unknown>, acts: Asked[], options?: Record<string, unknown>) => void;
}

/** So many cards that nobody has seen. */
export const unseen = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => "?");
