/** What this browser keeps under a name; what can't be read is nothing. */
export function stored<Kept>(name: string): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Keep something, or with null nothing. A browser that keeps nothing, or is full, is no reason to stop. */
export function store(name: string, kept: object | null): void {
  try {
    if (kept === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // It lasts as long as the page.
  }
}
