import type { Told } from "../wire/messages";
import type { GameTable } from "./contract";

/** What a log tells: nothing that can be seen anyway, and nothing twice. */
export function logged<Fact extends Told>(facts: Fact[], { quiet = [], owned = [] }: Pick<GameTable, "quiet" | "owned">): Fact[] {
  return facts.filter((fact, place) => {
    if (fact.of === "table") return true;
    return !quiet.includes(fact.kind) && !(owned.includes(fact.kind) && facts[place + 1]?.kind === `${fact.kind}-own`);
  });
}
