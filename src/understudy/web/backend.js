// The way to whoever keeps the games: here, the server. The page knows it only by its name in the import map,
// "understudy/backend", so that another can stand in its place.

const BASE = new URL("api/v1/", document.baseURI);
/** Milliseconds until a stream that was refused is asked for again; each time twice as long. */
const SOON = 1000;
const LATEST = 30_000;

/** @typedef {{status: number, text: string}} Reply as in HTTP */
/**
 * News of a game. "revision": it has changed; "away": nobody answers, but asking goes on; "open": somebody does again;
 * "refused": somebody answered but will not tell, perhaps a gateway, perhaps the game is gone; asking goes on later.
 * @typedef {{
 *   addEventListener: (what: "revision" | "open" | "away" | "refused", listener: (event: CustomEvent<{ revision: number }>) => void) => void,
 *   close: () => void,
 * }} News
 */

/**
 * Ask for something; rejects if nobody answers.
 * @param {string} method as in HTTP
 * @param {string} path below the API's address
 * @param {string} [body] JSON
 * @returns {Promise<Reply>}
 */
export async function ask(method, path, body) {
  const headers = { Accept: "application/json", ...(body !== undefined && { "Content-Type": "application/json" }) };
  const request = { method, headers, body };
  const response = await fetch(new URL(path, BASE), request);
  return { status: response.status, text: await response.text() };
}

/**
 * Follow a game until it is closed.
 * @param {string} id
 * @returns {News}
 */
export function events(id) {
  const address = new URL(`games/${encodeURIComponent(id)}/events`, BASE);
  const news = new EventTarget();
  /** @type {EventSource} */
  let source;
  let timer = 0;
  let pause = SOON;
  const follow = () => {
    source = new EventSource(address);
    source.addEventListener("open", () => {
      pause = SOON;
      news.dispatchEvent(new CustomEvent("open"));
    });
    source.addEventListener("revision", ({ data }) => {
      news.dispatchEvent(new CustomEvent("revision", { detail: JSON.parse(data) }));
    });
    source.addEventListener("error", () => {
      const closed = source.readyState === EventSource.CLOSED;
      // The browser asks again by itself, unless it was refused.
      if (closed) timer = setTimeout(follow, pause);
      if (closed) pause = Math.min(LATEST, 2 * pause);
      news.dispatchEvent(new CustomEvent(closed ? "refused" : "away"));
    });
  };
  follow();
  return {
    addEventListener: (what, listener) => news.addEventListener(what, /** @type {EventListener} */ (listener)),
    close() {
      clearTimeout(timer);
      source.close();
    },
  };
}
