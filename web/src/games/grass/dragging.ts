import type { Attachment } from "svelte/attachments";

/** What happens to a card that is dragged: it is taken up, and let go over something or nothing. */
export interface Drag {
  taken: () => void;
  /** The thing under the pointer, or null if the drag was given up. */
  dropped: (over: Element | null) => void;
}

/** A mouse drags as soon as it moves so far; a finger that moves at once scrolls the page, one that rests first drags. */
const FAR = 6;
const REST = 180;

/** Lets an element follow the pointer, be it a mouse, a pen or a finger. A tap stays a tap. */
export function dragged(drag: Drag): Attachment<HTMLElement> {
  return (card) => {
    let start: { x: number; y: number } | null = null;
    let dragging = false;
    let moved = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    function take() {
      [dragging, moved] = [true, false];
      card.dataset["dragged"] = "";
      drag.taken();
    }
    function end(over: Element | null) {
      clearTimeout(resting);
      start = null;
      if (!dragging) return;
      card.style.translate = "";
      delete card.dataset["dragged"];
      drag.dropped(moved ? over : null);
      // The click that ends a drag comes right after this; who only rested on the card meant a tap.
      if (moved) setTimeout(() => (dragging = false));
      else dragging = false;
    }
    function down(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "touch") resting = setTimeout(take, REST);
      else card.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent) {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(x, y) > FAR) {
        if (event.pointerType === "touch") return end(null);
        take();
      }
      if (!dragging) return;
      moved ||= Math.hypot(x, y) > FAR;
      card.style.translate = `${x}px ${y}px`;
    }
    function up(event: PointerEvent) {
      end(document.elementsFromPoint(event.clientX, event.clientY).find((one) => !card.contains(one)) ?? null);
    }
    const cancel = () => end(null);
    const still = (event: Event) => dragging && event.preventDefault();
    const swallow = (event: Event) => dragging && (event.preventDefault(), event.stopImmediatePropagation());

    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", cancel],
      ["touchmove", still, { passive: false }], ["contextmenu", still], ["dragstart", (event: Event) => event.preventDefault()],
      ["click", swallow, { capture: true }],
    ];
    for (const [kind, listener, options] of listeners) card.addEventListener(kind, listener as EventListener, options);
    return () => {
      clearTimeout(resting);
      for (const [kind, listener, options] of listeners) card.removeEventListener(kind, listener as EventListener, options);
    };
  };
}
