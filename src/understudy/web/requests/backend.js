// The way to whoever keeps the games: here, the server. The page knows it only by its name in the import map,
// "understudy/backend", so that another can stand in its place.

import { signal } from "@preact/signals";
import { shareStream } from "./shared_stream.js";

/** @import { Listener } from "./shared_stream.js" */
/** @import { Message } from "../types" */

/** How far the first start is, from 0 to 1; null where there is nothing to prepare. */
export const loadProgress = signal(/** @type {number | null} */ (null));

const BASE = new URL("api/v1/", document.baseURI);
/** Milliseconds until a stream that was refused is asked for again; each time twice as long. */
const SECOND = 1000;
const SOON = SECOND;
const LATEST = 30_000;

/** @typedef {{status: number, text: string, wait?: number}} Reply as in HTTP; after so many seconds it may be asked for again */
/**
 * News of a game. "revision": it has changed, or is gone if there is none; "away": nobody answers, but asking goes on;
 * "open": from now on nothing is missed; "refused": somebody answered but will not tell, perhaps a gateway, perhaps with
 * words why; asking goes on later.
 * @typedef {{
 *   addEventListener: (what: "revision" | "open" | "away" | "refused", listener: (event: CustomEvent<{ revision: number | null, words?: Message }>) => void) => void,
 *   close: () => void,
 * }} GameEvents
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
  return { status: response.status, text: await response.text(), wait: waitOf(response) };
}

/** @param {Response} response */
const waitOf = ({ headers }) => Number(headers.get("Retry-After")) || 0;

/** Why there is no stream to be had, which no stream says itself. @returns {Promise<{ words?: Message, wait: number }>} */
async function whyRefused() {
  const enough = new AbortController();
  try {
    const response = await fetch(new URL("events", BASE), { signal: enough.signal });
    // By now there may be one; it is opened where it is listened to.
    return response.ok ? { wait: 0 } : { words: (await response.json()).error, wait: waitOf(response) };
  } catch {
    return { wait: 0 };
  } finally {
    enough.abort();
  }
}

/** Listen to the changes of all games. @param {Listener} notify */
function openStream(notify) {
  /** @type {EventSource} */
  let source;
  let timer = 0;
  let pause = SOON;
  let left = false;
  const start = () => {
    source = new EventSource(new URL("events", BASE));
    source.addEventListener("start", () => {
      pause = SOON;
      notify({ what: "open" });
    });
    source.addEventListener("revision", ({ data }) => {
      const { id, revision } = JSON.parse(data);
      notify({ what: "revision", id, revision });
    });
    source.addEventListener("gone", ({ data }) =>
      notify({ what: "revision", id: JSON.parse(data).id, revision: null }),
    );
    source.addEventListener("error", () => {
      // The browser asks again by itself, unless it was refused.
      if (source.readyState === EventSource.CLOSED) later();
      else notify({ what: "away" });
    });
  };
  const later = async () => {
    const { words, wait } = await whyRefused();
    if (left) return;
    timer = setTimeout(start, Math.max(pause, SECOND * wait));
    pause = Math.min(LATEST, 2 * pause);
    notify({ what: "refused", words });
  };
  start();
  return () => {
    left = true;
    clearTimeout(timer);
    source.close();
  };
}

const follow = shareStream(`understudy-news ${BASE.pathname}`, openStream);

/**
 * Follow a game until it is closed.
 * @param {string} id
 * @returns {GameEvents}
 */
export function events(id) {
  const news = new EventTarget();
  const close = follow(({ what, id: whose = id, revision, words }) => {
    if (whose === id) news.dispatchEvent(new CustomEvent(what, { detail: { revision, words } }));
  });
  return {
    addEventListener: (what, listener) => news.addEventListener(what, /** @type {EventListener} */ (listener)),
    close,
  };
}
