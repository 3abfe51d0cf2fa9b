import type { Component } from "svelte";

/** The page that is shown, with what comes after its name in the path: `/rules/double` is Rules with `["double"]`. */
export interface PageProps {
  path: string[];
}
type Loader = () => Promise<{ default: Component<PageProps> }>;

const FILES = import.meta.glob<{ default: Component<PageProps> }>("../pages/*.svelte");

/** Each file in `pages` is a page: `Rules.svelte` is shown at `/rules` and below. */
const PAGES = new Map<string, Loader>(
  Object.entries(FILES).map(([file, load]) => [file.replace(/^.*\/|\.svelte$/g, "").toLowerCase(), load]),
);

export function isPage(name: string): boolean {
  return PAGES.has(name);
}

/** Paths are kept in the history of the browser; links work as links everywhere. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    addEventListener("click", (event) => this.#follow(event));
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  load(): Promise<{ default: Component<PageProps> }> {
    const name = this.parts[0] ?? "home";
    return (PAGES.get(name) ?? PAGES.get("missing")!)();
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const name = link.pathname.split("/")[1] || "home";
    if (link.origin !== location.origin || link.hash || !PAGES.has(name)) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
