// Keeps the page, its words and its names. What the server says always comes first; without it, what was kept.
// The server writes VERSION and FILES before this text, so that a changed page is another worker.
/* global VERSION, FILES */

const PAGE = `understudy-page-${VERSION}`;
const WORDS = "understudy-words";
const OURS = "understudy-page-";
const LASTING = /^api\/v1\/(languages|systems)(\/(?!.*sheets).*)?$/;
const PATIENCE = 4000;
const RESPITE = 5000;

/** Until when nobody needs to be asked: somebody has just waited in vain. */
let awayUntil = 0;

const relative = (url) => url.href.slice(self.registration.scope.length).split(/[?#]/)[0];

async function keepPage() {
  const cache = await caches.open(PAGE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function keepWords() {
  const cache = await caches.open(WORDS);
  const learn = async (path) => {
    const response = await fetch(path);
    if (response.ok) await cache.put(path, response.clone());
    return response.json();
  };
  const [languages, systems] = await Promise.all([learn("api/v1/languages"), learn("api/v1/systems")]);
  await cache.addAll([
    ...languages.flatMap((language) => [`api/v1/languages/${language}`, `api/v1/languages/${language}/first`]),
    ...systems.flatMap(({ name }) => [`api/v1/systems/${name}/names`, `api/v1/systems/${name}/rules`]),
  ]);
}

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== PAGE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepPage(), keepWords()]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

/** What the server says, or null if it says nothing in time. */
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

async function answer(request, cacheName, key) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(key);
  const said = kept ? await asked(request) : await fetch(request);
  if (said?.ok && cacheName === WORDS) await cache.put(key, said.clone());
  return said ?? kept;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const path = relative(url);
  if (LASTING.test(path)) event.respondWith(answer(request, WORDS, path));
  else if (path.startsWith("api/")) return;
  else if (request.mode === "navigate" || FILES.includes(path || "./")) event.respondWith(answer(request, PAGE, request.mode === "navigate" ? "./" : path));
});
