/**
 * Keeps the page of the score keeper in the browser, so that it opens without a connection. What is asked of the
 * server itself passes by.
 */
export {};
declare const self: ServiceWorkerGlobalScope;

const KEPT = "keep";
const PAGE = "/keep";
const UNCHANGING = "/assets/";
const SERVER = "/api/";

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// A page that was opened before this worker was there tells what it has loaded.
self.addEventListener("message", (event) => event.waitUntil(keep([PAGE, ...(event.data as string[])])));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith(SERVER)) return;
  if (pathname.startsWith(UNCHANGING)) event.respondWith(unchanging(pathname));
  else event.respondWith(latest(request, request.mode === "navigate" ? PAGE : pathname));
});

/** Files with a hash in their name never change. */
async function unchanging(path: string): Promise<Response> {
  const cache = await caches.open(KEPT);
  const found = await cache.match(path, { ignoreVary: true });
  if (found) return found;
  const reply = await fetch(path);
  if (reply.ok) await cache.put(path, reply.clone());
  return reply;
}

/** As it is now; without a connection as it was when there was one. */
async function latest(request: Request, path: string): Promise<Response> {
  const before = await (await caches.open(KEPT)).match(path, { ignoreVary: true });
  try {
    const reply = await fetch(request);
    if (reply.ok) {
      // Another page has other files; those of the one before are of no use.
      if (path === PAGE && before?.headers.get("etag") !== reply.headers.get("etag")) await caches.delete(KEPT);
      await (await caches.open(KEPT)).put(path, reply.clone());
    }
    return reply;
  } catch (problem) {
    if (before) return before;
    throw problem;
  }
}

async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const path of paths) {
    if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
  }
}
