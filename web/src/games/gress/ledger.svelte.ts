import { KEY } from "../../referee/people.svelte";
import { store, stored } from "../../shell/stored";

/** One thing written down, in order. */
export type Entry =
  | { kind: "owes"; seat: number; count: number; reason: string }
  | { kind: "paid"; seat: number; count: number }
  | { kind: "marke"; seat: number; lies: boolean };

/** Who owes what, kept in this browser while a real game runs. */
class Ledger {
  entries: Entry[] = $state(stored<{ entries: Entry[] }>(KEY).entries ?? []);

  write(entry: Entry): void {
    this.#keep([...this.entries, entry]);
  }

  undo(): void {
    this.#keep(this.entries.slice(0, -1));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(entries: Entry[]): void {
    this.entries = entries;
    store(KEY, { ...stored(KEY), entries });
  }
}

export const ledger = new Ledger();

export interface Debt {
  reason: string;
  left: number;
}

/** What a seat still owes: cards taken are those owed longest (gress:4.13). */
export function debts(entries: readonly Entry[], seat: number): Debt[] {
  const found: Debt[] = [];
  for (const entry of entries) {
    if (entry.seat !== seat) continue;
    if (entry.kind === "owes") found.push({ reason: entry.reason, left: entry.count });
    if (entry.kind === "paid") {
      for (let taken = entry.count; taken > 0 && found.length; taken--) {
        const oldest = found[0]!;
        if (--oldest.left === 0) found.shift();
      }
    }
  }
  return found;
}

/** Whether the Marke of a seat still lies there. */
export function markeLies(entries: readonly Entry[], seat: number): boolean {
  const last = entries.findLast((entry) => entry.kind === "marke" && entry.seat === seat);
  return last?.kind === "marke" ? last.lies : true;
}
