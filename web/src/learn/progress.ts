import { store, stored } from "../shell/stored";

/** How far somebody got, kept in this browser. */
export interface Progress {
  /** The stages that were passed, by game. */
  passed: Record<string, number[]>;
  /** Where each game was left, and what was done there. */
  at: Record<string, { stage: number; done: string[] }>;
  tempo?: string;
}

const KEY = "stammtisch-learn";

export function progress(): Progress {
  return { passed: {}, at: {}, ...stored<Progress>(KEY) };
}

export function keep(change: (kept: Progress) => void): void {
  const kept = progress();
  change(kept);
  store(KEY, kept);
}

export function passed(game: string): number[] {
  return progress().passed[game] ?? [];
}
