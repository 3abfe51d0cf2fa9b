/** What was typed and not sent yet. It stays in this browser, so that a reload does not lose it. */

import { store, stored } from "./stored";

interface Kept {
  moment: string;
  drafts: Record<string, unknown>;
}

const place = (of: string) => `stammtisch-draft-${of}`;

function read(of: string, moment: string): Kept {
  const kept = stored<Kept>(place(of));
  return { moment, drafts: (kept.moment === moment && kept.drafts) || {} };
}

/** The draft of a field at a moment of something, such as a row of a book. */
export function draftOf<State>(of: string, moment: string, field: string): State | null {
  return (read(of, moment).drafts[field] as State | undefined) ?? null;
}

/** Keep a draft, or with null forget it. Those of another moment are of no use any more. */
export function keepDraft(of: string, moment: string, field: string, state: unknown): void {
  const { [field]: _old, ...others } = read(of, moment).drafts;
  const drafts = state === null ? others : { ...others, [field]: state };
  store(place(of), Object.keys(drafts).length ? { moment, drafts } : null);
}
