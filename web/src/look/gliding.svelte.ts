import { untrack } from "svelte";
import { glide, places, type Places } from "./moves";

/**
 * Whatever `state` reads changes, everything inside `root` with a `data-move` name glides from where it was to
 * where it is drawn now. What was not there before comes from where `source` says, asked once for each change.
 * To be called while a component is made.
 */
export function gliding(
  root: () => HTMLElement | undefined,
  state: () => unknown,
  source: (within: HTMLElement, before: Places) => (name: string) => DOMRect | null,
): void {
  let before: Places = new Map();
  $effect.pre(() => {
    state();
    const within = untrack(root);
    if (within) before = places(within);
  });
  $effect(() => {
    state();
    const within = untrack(root);
    if (within) void glide(within, before, untrack(() => source(within, before)));
  });
}
