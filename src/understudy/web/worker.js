// Keeps the page, its words and its names. What the server says always comes first; without it, what was kept.
// The server writes VERSION and FILES before this text, so that a changed page is another worker.
/* global VERSION, FILES */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const PAGE = `understudy-page-${VERSION}`;
const WORDS = "understudy-words";
const OURS = "understudy-page-";
const LASTING = /^api\/v1\/(languages|systems)(\/(?!.*sheets).*)?$/;
const PATIENCE = 4000;
const RESPITE = 5000;

/** Until when nobody needs to be asked: somebody has just waited in vain. */
let awayUntil = 0;

/** @param {URL} url */
const relative = (url) => url.href.slice(worker.registration.scope.length).split(/[?#]/)[0];

async function keepPage() {
  const cache = await caches.open(PAGE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function keepWords() {
  const cache = await caches.open(WORDS);
  /** @param {string} path */
  const learn = async (path) => {
    const response = await fetch(path);
    if (response.ok) await cache.put(path, response.clone());
    return response.json();
  };
  const [languages, systems] = await Promise.all([learn("api/v1/languages"), learn("api/v1/systems")]);
  await cache.addAll([
    ...languages.flatMap((/** @type {string} */ language) => [`api/v1/languages/${language}`, `api/v1/languages/${language}/first`]),
    ...systems.flatMap((/** @type {{ name: string }} */ { name }) => [`api/v1/systems/${name}/names`, `api/v1/systems/${name}/rules`]),
  ]);
}

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== PAGE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepPage(), keepWords()]).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

/** What the server says, or null if it says nothing in time. @param {Request} request */
async function asked(request) {
  if (Date.now() < awayUntil) return null;
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    awayUntil = 0;
    return response;
  } catch {
    awayUntil = Date.now() + RESPITE;
    return null;
  }
}

/** @param {Request} request @param {string} cacheName @param {string} key @returns {Promise<Response>} */
async function answer(request, cacheName, key) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(key);
  const said = kept ? await asked(request) : await fetch(request);
  if (said?.ok && cacheName === WORDS) await cache.put(key, said.clone());
  return said ?? /** @type {Response} */ (kept);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(worker.registration.scope)) return;
  const path = relative(url);
  if (LASTING.test(path)) event.respondWith(answer(request, WORDS, path));
  else if (path.startsWith("api/")) return;
  else if (request.mode === "navigate" || FILES.includes(path || "./")) event.respondWith(answer(request, PAGE, request.mode === "navigate" ? "./" : path));
});
