// What must outlive a reload while nobody answers: an answer on its way, and the game as it was seen last.

const KEY = "understudy-outbox";
const SHELF = "understudy-games";

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

function write(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage an answer waits only as long as the page is open.
  }
}

export const keep = (id, body) => write({ ...read(), [id]: body });

export function drop(id) {
  const { [id]: _, ...others } = read();
  write(others);
}

/** The answer to this game that the server may not have: {id, body}. */
export function waiting(id) {
  const body = read()[id];
  return body ? { id, body } : null;
}

const address = (id) => new URL(`last/${encodeURIComponent(id)}`, document.baseURI).href;

/** Browsers offer the shelf only to pages that came over a safe way. */
const shelf = () => (globalThis.caches ? caches.open(SHELF) : null);

let latest = null;

/** Keep the game as it is now, when there is a quiet moment. */
export function remember(doc) {
  if (!globalThis.caches) return;
  if (latest === null) setTimeout(store, 500);
  latest = doc;
}

async function store() {
  const doc = latest;
  latest = null;
  await (await shelf()).put(address(doc.id), new Response(JSON.stringify(doc))).catch(() => {});
}

/** The game as this device saw it last, or null. */
export async function lastSeen(id) {
  const found = await (await shelf())?.match(address(id));
  return found ? found.json() : null;
}
