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
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { ...found, passed: found.passed ?? {}, at: found.at ?? {} };
  } catch {
    return { passed: {}, at: {} };
  }
}

export function keep(change: (kept: Progress) => void): void {
  const kept = progress();
  change(kept);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function passed(game: string): number[] {
  return progress().passed[game] ?? [];
}
