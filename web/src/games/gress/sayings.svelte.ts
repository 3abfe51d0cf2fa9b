import { sound } from "../../shell/sounds";
import type { Told } from "../../wire/messages";
import type { Words } from "../../words/words.svelte";
import { isLaid } from "./acts";
import { suitName } from "./cards";

/** Milliseconds something said stays to be read. */
const STAYS = 3200;

/** What was just said at each seat, and how it sounds. */
export class Sayings {
  said: Record<number, string> = $state({});
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(facts: readonly Told[], names: string[], words: Words): void {
    const kinds = facts.map((fact) => fact.kind);
    const any = (...wanted: string[]) => kinds.some((kind) => wanted.includes(kind));
    for (const { of, kind, about } of facts) {
      const seat = about["seat"];
      const text = of === "gress" ? spokenWords(kind, about, names, words) : "";
      if (text && typeof seat === "number") this.#say(seat, text);
    }
    if (any("complaint-made", "halted")) sound("halt");
    else if (any("taken-back", "taken-back-free", "bounced", "later", "priority", "nearer")) sound("refused");
    else if (any("swap-called", "swap-ordered", "swap-completed", "gift-given")) sound("swap");
    else if (kinds.some(isLaid)) sound("card");
    else if (any("drew-up", "card-taken", "marke-taken")) sound("draw");
    else if (any("vorletzte-said", "wish-named")) sound("said");
  }

  #say(seat: number, text: string): void {
    clearTimeout(this.#timers.get(seat));
    this.said[seat] = text;
    this.#timers.set(seat, setTimeout(() => delete this.said[seat], STAYS));
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}

function spokenWords(kind: string, about: Record<string, unknown>, names: string[], words: Words): string {
  const target = names[Number(about["target"])] ?? "";
  switch (kind) {
    case "vorletzte-said":
      return words.say("page-gress-said-vorletzte");
    case "wish-named":
      return words.say("page-gress-said-wish", { suit: suitName(words, String(about["suit"])) });
    case "swap-called":
      return words.say("page-gress-said-swap", { name: target });
    case "complaint-made":
      return words.say("page-gress-said-complaint", { name: target });
    case "exclusion-asked":
      return words.say("page-gress-said-exclusion", { name: target });
    default:
      return "";
  }
}
