/** What was typed and not sent yet. It stays in this browser, so that a reload does not lose it. */

interface Kept {
  moment: string;
  drafts: Record<string, unknown>;
}

const place = (of: string) => `stammtisch-draft-${of}`;

function read(of: string, moment: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(place(of)) ?? "{}") as Partial<Kept>;
    if (kept.moment === moment) return { moment, drafts: kept.drafts ?? {} };
  } catch {
    // What can't be read is no draft.
  }
  return { moment, drafts: {} };
}

/** The draft of a field at a moment of something, such as a row of a book. */
export function draftOf<State>(of: string, moment: string, field: string): State | null {
  return (read(of, moment).drafts[field] as State | undefined) ?? null;
}

/** Keep a draft, or with null forget it. Those of another moment are of no use any more. */
export function keepDraft(of: string, moment: string, field: string, state: unknown): void {
  const { [field]: _old, ...others } = read(of, moment).drafts;
  const drafts = state === null ? others : { ...others, [field]: state };
  if (Object.keys(drafts).length) localStorage.setItem(place(of), JSON.stringify({ moment, drafts }));
  else localStorage.removeItem(place(of));
}
