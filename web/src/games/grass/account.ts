import type { Told } from "../../wire/messages";

/** What one seat had at the end of a round, as the facts tell it. */
export interface Reckoned {
  hand: string[];
  protected: number;
  free: number;
  banker: number;
  fines: number;
  highest: number;
  bonus: number;
  lifted: number;
  before: number;
  total: number;
}

export interface Sheet {
  round: number;
  edition: string;
  seats: Reckoned[];
}

/** A line of the sheet: its name in the words (`pad-KIND`), its rule, and what it brings each seat. */
export interface Line {
  kind: string;
  rule: string;
  amounts: number[];
}

/** The rule behind each line, in the order in which an edition counts. */
const RULES: Record<string, [string, string][]> = {
  modern: [
    ["protected", "grass.modern:score.1"], ["at-risk", "grass.modern:score.2"], ["banker", "grass.modern:score.3"],
    ["fines", "grass.modern:score.6"], ["highest", "grass.modern:score.7"], ["bonus", "grass.modern:score.8"], ["floor", "grass.modern:score.9"],
  ],
  classic: [
    ["displayed", "grass.classic:score.1"], ["banker", "grass.classic:score.2"], ["highest", "grass.classic:score.3"],
    ["fines", "grass.classic:score.4"], ["bonus", "grass.classic:score.6"], ["floor", "grass.classic:score.7"],
  ],
};
const AMOUNTS: Record<string, (one: Reckoned) => number> = {
  displayed: (one) => one.protected + one.free,
  protected: (one) => one.protected,
  "at-risk": (one) => one.free,
  banker: (one) => one.banker,
  fines: (one) => -one.fines,
  highest: (one) => -one.highest,
  bonus: (one) => one.bonus,
  floor: (one) => one.lifted,
};

/** The sheet, if these facts end a round. */
export function sheetIn(facts: readonly Told[], edition: string): Sheet | null {
  const of = (kind: string) => facts.filter((fact) => fact.of === "grass" && fact.kind === kind).map((fact) => fact.about);
  const [hands, scored] = [of("hands-shown"), of("scored")];
  if (!scored.length) return null;
  const seats = scored.map((about, seat) => ({ ...(about as unknown as Reckoned), hand: (hands[seat]?.["cards"] ?? []) as string[] }));
  return { round: Number(scored[0]?.["round"]), edition, seats };
}

/** All lines; a floor only where somebody was lifted. */
export function linesOf(sheet: Sheet): Line[] {
  const lines = (RULES[sheet.edition] ?? []).map(([kind, rule]) => ({ kind, rule, amounts: sheet.seats.map(AMOUNTS[kind]!) }));
  return [
    ...lines.filter((line) => line.kind !== "floor" || line.amounts.some(Boolean)),
    { kind: "result", rule: "", amounts: sheet.seats.map((one) => one.total - one.before) },
    { kind: "total", rule: "", amounts: sheet.seats.map((one) => one.total) },
  ];
}
