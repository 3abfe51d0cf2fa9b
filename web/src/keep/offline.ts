/**
 * Where browsers allow it (with https, or on this very machine), the page of the score keeper opens again without a
 * connection: a worker of its own keeps what has been loaded so far (`web/offline/worker.ts`).
 */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registered = await navigator.serviceWorker.register("/offline.js", { scope: "/keep" }).catch(() => null);
  const worker = registered?.active ?? registered?.waiting ?? registered?.installing;
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  worker?.postMessage([...new Set(paths)].filter((path) => !path.startsWith("/api/")));
}
