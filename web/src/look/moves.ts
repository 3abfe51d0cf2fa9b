import { settings } from "../shell/settings.svelte";

/** Moving things so that one sees what happened. Everything respects the chosen speed and reduced motion. */

const USUAL = 320;

/** Milliseconds for a movement; 0 means it is there at once. */
export function pace(usual = USUAL): number {
  return settings.still ? 0 : usual / settings.speed;
}

/** Where each thing with a `data-move` name is now. */
export type Places = Map<string, DOMRect>;

export function places(within: ParentNode): Places {
  const found: Places = new Map();
  for (const thing of within.querySelectorAll<HTMLElement>("[data-move]")) {
    found.set(thing.dataset["move"]!, thing.getBoundingClientRect());
  }
  return found;
}

/**
 * After the new state is drawn, let everything glide from where it was: first, last, invert, play. What was
 * not there before comes from `source`, if it has one.
 */
export async function glide(within: ParentNode, before: Places, source?: (name: string) => DOMRect | null): Promise<void> {
  const duration = pace();
  if (!duration) return;
  const running: Promise<unknown>[] = [];
  for (const thing of within.querySelectorAll<HTMLElement>("[data-move]")) {
    const name = thing.dataset["move"]!;
    const old = before.get(name) ?? source?.(name);
    const now = thing.getBoundingClientRect();
    if (!old || !now.width) continue;
    const [x, y, scale] = [old.x - now.x, old.y - now.y, old.width / now.width];
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) continue;
    const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: "5" };
    running.push(thing.animate([start, { transform: "none", transformOrigin: "0 0", zIndex: "5" }], { duration, easing: "cubic-bezier(.2,.7,.2,1)" }).finished);
  }
  await Promise.allSettled(running);
}
