import type { Placard } from "../wire/messages";
import type { Words } from "../words/words.svelte";

/** What the seats are called. Bots of one kind have one name at the server; here each gets its own. */
export function seatNames(placard: Placard, words: Words): string[] {
  const pool = words.say("page-bot-names").split(", ");
  return placard.places.map((place, seat) => {
    if (place.bot && !place.user) return pool[seat % pool.length] ?? place.bot;
    return place.name ?? words.say("page-seat-free");
  });
}

/** Who is at a table, where it is one of many: bots have names at the table alone. */
export function company({ names, bots }: { names: string[]; bots: number }, words: Words): string {
  return [...names, ...(bots ? [words.say("page-bot-count", { count: bots })] : [])].join(", ");
}
