/** What changed: an object has the patches of fields; a list is a value, a change of one item, or items for others. */
export type Patch = { [name: string]: Patch } | [unknown] | [number, Patch] | [number, number, unknown[]];

/** What was known, as it is now. Nothing of it is changed. */
export function patched(old: unknown, patch: Patch): unknown {
  if (!Array.isArray(patch)) {
    const before = old as Record<string, unknown>;
    const after = Object.entries(patch).map(([name, one]) => [name, patched(before[name], one)] as const);
    return { ...before, ...Object.fromEntries(after) };
  }
  if (patch.length === 1) return patch[0];
  const before = old as unknown[];
  const [place] = patch;
  if (patch.length === 2) return before.map((item, at) => (at === place ? patched(item, patch[1]) : item));
  return [...before.slice(0, place), ...patch[2], ...before.slice(place + patch[1])];
}
