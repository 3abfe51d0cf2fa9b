import type { DuplicateSheet, EventSheet, ShownEvent } from "../wire/messages";
import { words } from "../words/words.svelte";

/** Somebody at a place; whoever is nobody of the event is a bot. */
export const nameOf = (shown: ShownEvent, person: number): string =>
  shown.people[person]?.name ?? words.say("page-duplicate-a-bot");

export const scored = (score: number): string => score.toLocaleString(words.language);

/** By how much somebody was better, with its sign; a tenth is enough to read. */
export const gained = (points: number): string =>
  points.toLocaleString(words.language, { signDisplay: "exceptZero", maximumFractionDigits: Math.abs(points) < 1000 ? 1 : 0 });

/** The points of who is ahead, as they are written on their sheet. */
export const leading = (sheet: EventSheet | DuplicateSheet): number | string => {
  const points = sheet.totals[sheet.leaders[0] ?? 0] ?? 0;
  return sheet.kind === "duplicate" ? gained(points) : points;
};
