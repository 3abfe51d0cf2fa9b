/** Agreements that go well together, the usual one first; each has a name in the words, `page-preset-NAME`. */
export interface Preset {
  name: string;
  edition: string;
  options: Record<string, unknown>;
  seconds: number;
  slow: number;
}

const USUAL = { edition: "", options: {}, seconds: 0, slow: 100 };
const PRESETS: Record<string, Preset[]> = {
  double: [
    { ...USUAL, name: "double-usual", edition: "standard" },
    { ...USUAL, name: "double-short", edition: "standard", options: { schedule: [1, 2, 3, 4, 5] } },
    { ...USUAL, name: "double-secret", edition: "standard", options: { bid_mode: "simultaneous" } },
    { ...USUAL, name: "double-sharp", edition: "standard", options: { bid_total: "hook" }, seconds: 60 },
  ],
  grass: [
    { ...USUAL, name: "grass-modern", edition: "modern" },
    { ...USUAL, name: "grass-classic", edition: "classic" },
    { ...USUAL, name: "grass-variations", edition: "modern", options: { draft: "on", hidden_deals: "on", lucky: "on" } },
  ],
  gress: [
    { ...USUAL, name: "gress-guided", edition: "standard", options: { referee: "guided" }, slow: 200 },
    { ...USUAL, name: "gress-official", edition: "standard" },
  ],
};

export function presets(game: string): Preset[] {
  return PRESETS[game] ?? [];
}
