// Keeps one version of the page: its files, its words, its names. A version is served whole, as it was kept; a newer
// one is fetched beside it, whole too, and used at the next start.
// The server writes VERSION and FILES before this text: every path with its hash, so that nothing else is taken for it.
/* global VERSION, FILES */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const OURS = /^understudy-(page-|words$)/;
const PAGE = `understudy-page-${VERSION}`;
const START = "./";
const HANDOVER = "handover.html";
const TRIED = "handover-tried";

async function keep() {
  const cache = await caches.open(PAGE);
  // Whatever is not as announced, a gateway's error page or a file of yet another version, is refused with all the rest.
  await cache.addAll(
    Object.entries(FILES).map(([file, integrity]) => new Request(file, { cache: "no-cache", integrity })),
  );
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => OURS.test(name) && name !== PAGE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What was kept under this name; nothing if the browser does not even let us look. @param {string} file */
const found = (file) =>
  caches
    .open(PAGE)
    .then((cache) => cache.match(file, { ignoreVary: true }))
    .catch(() => undefined);

/** @param {string} file @param {Request} request */
const kept = async (file, request) => (await found(file)) ?? fetch(request);

/** Whether a newer version waits and may take over: nobody else has the page open, and it was not tried in vain before. */
async function mayHandOver() {
  if (!worker.registration.waiting) return false;
  const [cache, open] = await Promise.all([caches.open(PAGE), worker.clients.matchAll({ type: "window" })]);
  if (open.length > 1 || (await cache.match(TRIED))) return false;
  await cache.put(TRIED, new Response());
  return true;
}

/**
 * The page starts, or the newer version takes over first; not in a browser without room, where it could be tried for ever.
 * @param {Request} request
 */
const start = async (request) => kept((await mayHandOver().catch(() => false)) ? HANDOVER : START, request);

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener("message", ({ data }) => data === "start" && worker.skipWaiting());

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { scope } = worker.registration;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(scope)) return;
  const file = address.slice(scope.length) || START;
  if (Object.hasOwn(FILES, file) && file !== START) event.respondWith(kept(file, request));
  else if (request.mode === "navigate" && !file.startsWith("api/")) event.respondWith(start(request));
});
