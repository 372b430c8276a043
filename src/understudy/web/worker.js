// Service worker: caches one version of the page with its messages and names. A version is cached and served as a
// whole; a newer one is cached separately and used at the next start.
// The server writes before this text: VERSION, FILES with every path and its integrity hash, and PACKS, files that hold
// several of these.
/* global VERSION, FILES, PACKS */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const OWN_CACHES = /^understudy-(page-|words$)/;
const PAGE_CACHE = `understudy-page-${VERSION}`;
const START = "./";
const HANDOVER = "handover.html";
const HANDOVER_TRIED = "handover-tried";

/** Cache all files of this version. */
async function cacheFiles() {
  const cache = await caches.open(PAGE_CACHE);
  // One file with a wrong hash, such as the error page of a proxy, makes the whole installation fail.
  const unpacked = new Set((await Promise.all(PACKS.map((pack) => cachePack(cache, pack)))).flat());
  const others = Object.entries(FILES).filter(([file]) => !unpacked.has(file));
  await Promise.all(others.map(async ([file, integrity]) => cache.put(file, await fetchVersion(file, integrity))));
}

/**
 * Cache the files of a pack with one download, unless the browser has already downloaded some of them. Return those
 * that are cached.
 * @param {Cache} cache @param {Pack} pack
 */
async function cachePack(cache, { address, integrity, files }) {
  const here = files.map(([file]) =>
    fetch(file, { cache: "only-if-cached", mode: "same-origin", integrity: FILES[file] }),
  );
  if (
    await Promise.any(here).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    return [];
  const content = await (await fetchVersion(address, integrity)).arrayBuffer();
  let begin = 0;
  const slices = files.map(([file, type, length]) => {
    const slice = content.slice(begin, begin + length);
    begin += length;
    return cache.put(file, new Response(slice, { headers: { "Content-Type": type } }));
  });
  await Promise.all(slices);
  return files.map(([file]) => file);
}

/**
 * Fetch a file of this version. What the browser has just downloaded is not downloaded again, even from a host that
 * cannot answer "not modified": the hash says whether it is this version.
 * @param {string} file @param {string} integrity
 */
async function fetchVersion(file, integrity) {
  const stored = await fetch(file, { cache: "force-cache", integrity }).catch(() => null);
  const response = stored?.ok ? stored : await fetch(file, { cache: "no-cache", integrity });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/** Delete the caches of other versions. */
async function deleteOldCaches() {
  const others = (await caches.keys()).filter((name) => OWN_CACHES.test(name) && name !== PAGE_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Return the cached file, or undefined if there is none or the cache is not accessible. @param {string} file */
const findCached = (file) =>
  caches
    .open(PAGE_CACHE)
    .then((cache) => cache.match(file, { ignoreVary: true }))
    .catch(() => undefined);

/** Return the cached file, or fetch it. @param {string} file @param {Request} request */
const cachedOrFetched = async (file, request) => (await findCached(file)) ?? fetch(request);

/**
 * Return whether a waiting newer version may take over: only one window is open, and no earlier attempt failed. Record
 * the attempt.
 */
async function mayHandOver() {
  if (!worker.registration.waiting) return false;
  const [cache, open] = await Promise.all([caches.open(PAGE_CACHE), worker.clients.matchAll({ type: "window" })]);
  if (open.length > 1 || (await cache.match(HANDOVER_TRIED))) return false;
  await cache.put(HANDOVER_TRIED, new Response());
  return true;
}

/**
 * Serve the start page, or the page that switches to a waiting newer version. Without a writable cache never switch,
 * because the attempt could not be recorded and would be repeated forever.
 * @param {Request} request
 */
const serveStart = async (request) =>
  cachedOrFetched((await mayHandOver().catch(() => false)) ? HANDOVER : START, request);

worker.addEventListener("install", (event) => event.waitUntil(cacheFiles()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())));
worker.addEventListener("message", ({ data }) => data === "start" && worker.skipWaiting());

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { scope } = worker.registration;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(scope)) return;
  const file = address.slice(scope.length) || START;
  if (Object.hasOwn(FILES, file) && file !== START) event.respondWith(cachedOrFetched(file, request));
  else if (request.mode === "navigate" && !file.startsWith("api/")) event.respondWith(serveStart(request));
});
