/** What a referee of a real table keeps in this browser: who plays, and in Gress who owes what. */

import { store, stored } from "../shell/stored";

const KEY = "stammtisch-referee";

/** One thing written down, in order. */
export type Entry =
  | { kind: "owes"; seat: number; count: number; reason: string }
  | { kind: "paid"; seat: number; count: number }
  | { kind: "marke"; seat: number; lies: boolean };

interface Kept {
  names: string[];
  entries: Entry[];
}

class Ledger {
  /** Empty names are called by their number. */
  names: string[] = $state([]);
  entries: Entry[] = $state([]);

  constructor() {
    const { names = [], entries = [] } = stored<Kept>(KEY);
    this.names = names.length ? names : ["", "", "", ""];
    this.entries = entries;
  }

  save(): void {
    store(KEY, { names: this.names, entries: this.entries });
  }

  write(entry: Entry): void {
    this.entries.push(entry);
    this.save();
  }

  undo(): void {
    this.entries.pop();
    this.save();
  }

  clear(): void {
    this.entries = [];
    this.save();
  }

  rename(names: string[]): void {
    this.names = names;
    this.save();
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
