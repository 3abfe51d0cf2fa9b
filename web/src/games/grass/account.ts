import type { Told } from "../../wire/messages";

/** What one seat had at the end of a round, as the facts tell it. */
interface Reckoned {
  hand: string[];
  /** The lines in the order in which the edition counts, each with its rule and what it brings. */
  steps: [kind: string, rule: string, amount: number][];
  before: number;
  total: number;
}

export interface Sheet {
  round: number;
  seats: Reckoned[];
}

/** A line of the sheet: its name in the words (`pad-KIND`), its rule, and what it brings each seat. */
export interface Line {
  kind: string;
  rule: string;
  amounts: number[];
}

/** The sheet, if these facts end a round. */
export function sheetIn(facts: readonly Told[]): Sheet | null {
  const of = (kind: string) => facts.filter((fact) => fact.of === "grass" && fact.kind === kind).map((fact) => fact.about);
  const [hands, scored] = [of("hands-shown"), of("scored")];
  if (!scored.length) return null;
  const seats = scored.map((about, seat) => ({ ...(about as unknown as Reckoned), hand: (hands[seat]?.["cards"] ?? []) as string[] }));
  return { round: Number(scored[0]?.["round"]), seats };
}

/** All lines; a floor only where somebody was lifted. */
export function linesOf({ seats }: Sheet): Line[] {
  const lines = (seats[0]?.steps ?? []).map(([kind, rule], place) => ({ kind, rule, amounts: seats.map((one) => one.steps[place]![2]) }));
  return [
    ...lines.filter((line) => line.kind !== "floor" || line.amounts.some(Boolean)),
    { kind: "result", rule: "", amounts: seats.map((one) => one.total - one.before) },
    { kind: "total", rule: "", amounts: seats.map((one) => one.total) },
  ];
}
