import { gliding } from "../../look/gliding.svelte";
import { pace, type Places } from "../../look/moves";
import type { Told } from "../../wire/messages";

/**
 * How cards of Grass move. A card that can be seen is named `zone|kind|which`; two of a kind are alike, so a
 * card that is new somewhere comes from where one of its kind is gone. If there was none it comes from the
 * hand of whoever the facts name, or from the stack. Hidden cards fly as backs between hands.
 */
export function moving(root: () => HTMLElement | undefined, state: () => unknown, facts: () => Told[], seat: () => number): void {
  gliding(root, state, (within, before) => {
    if (!pace() || !before.size) return () => null;
    for (const [from, to] of flights(facts(), seat())) fly(within, from, to);
    return origins(within, before, facts(), seat());
  });
}

type Origin = (name: string) => DOMRect | null;

function origins(within: HTMLElement, before: Places, told: Told[], own: number): Origin {
  const still = new Set([...within.querySelectorAll<HTMLElement>("[data-move]")].map((one) => one.dataset["move"]!));
  const gone = new Map<string, DOMRect[]>();
  for (const [name, place] of before) {
    if (!still.has(name)) gone.set(kindOf(name), [...(gone.get(kindOf(name)) ?? []), place]);
  }
  return (name) => {
    const kind = kindOf(name);
    const left = gone.get(kind)?.shift();
    if (left) return left;
    if (name.startsWith("h|")) return rect(within, giver(told, kind, own) ?? "stack");
    const who = told.find(({ about }) => about["card"] === kind || (about["cards"] as string[] | undefined)?.includes?.(kind));
    return who ? rect(within, `b${String(who.about["seat"])}`) : null;
  };
}

/** Whose hand a card came from, if it was passed, taken or traded. */
function giver(told: Told[], card: string, own: number): string | null {
  for (const { kind, about } of told) {
    if (kind === "passed-own" && about["got"] === card) return `b${String(about["from"])}`;
    if ((kind === "hidden-own" && about["got"] === card) || (kind === "lucky-own" && about["card"] === card)) return `b${String(about["target"])}`;
    if (kind === "traded" && (about["gives"] === card || about["wants"] === card)) {
      return `b${String(about["seat"] === own ? about["target"] : about["seat"])}`;
    }
  }
  return null;
}

/** From which hand or pile to which a card goes that nobody sees. */
function flights(told: Told[], own: number): [string, string][] {
  const found: [string, string][] = [];
  for (const { kind, about } of told) {
    const [seat, target] = [`b${String(about["seat"])}`, `b${String(about["target"])}`];
    if (kind === "card-drawn" && about["seat"] !== own) found.push(["stack", seat]);
    else if (kind === "lucky-taken") found.push([target, seat]);
    else if (kind === "traded" && about["gives"] !== "none") found.push([seat, target], [target, seat]);
    else if (kind === "passed-all") found.push(["each", "left"]);
  }
  return found;
}

function fly(within: HTMLElement, from: string, to: string): void {
  if (from === "each") {
    const seats = within.querySelectorAll("[data-place^='b']").length;
    for (let seat = 0; seat < seats; seat += 1) fly(within, `b${seat}`, `b${(seat + 1) % seats}`);
    return;
  }
  const [start, end] = [rect(within, from), rect(within, to)];
  if (!start || !end) return;
  const back = document.createElement("span");
  back.className = "flying-back";
  within.append(back);
  const at = (place: DOMRect) => `translate(${place.x + place.width / 2}px, ${place.y + place.height / 2}px) translate(-50%, -50%)`;
  const flight = back.animate([{ transform: at(start) }, { transform: at(end) }], { duration: pace(650), easing: "cubic-bezier(.3,.1,.2,1)" });
  void flight.finished.catch(() => undefined).then(() => back.remove());
}

function rect(within: HTMLElement, place: string): DOMRect | null {
  return within.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null;
}

function kindOf(name: string): string {
  return name.split("|")[1] ?? "";
}
