// Requests and events over HTTP. The page imports this as "understudy/backend"; the import map of the Lite page names
// lite/backend.js instead.

import { signal } from "@preact/signals";
import { shareStream } from "./shared_stream.js";

/** @import { Listener } from "./shared_stream.js" */
/** @import { Message } from "../types" */

/**
 * Progress of loading the engine, or the weights for advice, from 0 to 1; during a download also in megabytes.
 * @typedef {{ share: number, done?: number, total?: number, advice?: boolean }} Progress
 */

/** Progress of loading the engine; always null here, because there is nothing to load. */
export const loadProgress = signal(/** @type {Progress | null} */ (null));

/** Whether the browser has deleted the games of the open page; never here, because the server stores them. */
export const storageWiped = signal(false);

/** Resolves when there is nothing more to load. @type {Promise<void>} */
export const loaded = Promise.resolve();

const BASE = new URL("api/v1/", document.baseURI);
const SECOND = 1000;
/** Milliseconds until a refused stream is requested again; the pause doubles each time. */
const FIRST_PAUSE = SECOND;
const LONGEST_PAUSE = 30_000;

/**
 * An HTTP response; `wait` is the number of seconds after which the request may be repeated.
 * @typedef {{ status: number, text: string, wait?: number }} Reply
 */
/**
 * What happened to a game or its event stream. "revision": the game changed, or was deleted if the revision is null.
 * "open": the stream is open, and later changes are not missed. "unavailable": the server does not answer; the browser
 * retries. "refused": the stream was refused, perhaps with a reason; it is requested again later.
 * @typedef {"revision" | "open" | "unavailable" | "refused"} EventName
 * @typedef {CustomEvent<{ revision: number | null, reason?: Message }>} GameEvent
 */
/**
 * The events of one game.
 * @typedef {{
 *   addEventListener: (what: EventName, listener: (event: GameEvent) => void) => void,
 *   close: () => void,
 * }} GameEvents
 */

/**
 * Send a request. Rejects if the server does not answer.
 * @param {string} method HTTP method
 * @param {string} path relative to the API
 * @param {string} [body] JSON
 * @param {AbortSignal} [stop] aborts the request
 * @returns {Promise<Reply>}
 */
export async function ask(method, path, body, stop) {
  const headers = { Accept: "application/json", ...(body !== undefined && { "Content-Type": "application/json" }) };
  const request = { method, headers, body, signal: stop };
  const response = await fetch(new URL(path, BASE), request);
  return { status: response.status, text: await response.text(), wait: retryAfter(response) };
}

/** Return after how many seconds the request may be repeated. @param {Response} response */
const retryAfter = ({ headers }) => Number(headers.get("Retry-After")) || 0;

/**
 * Return why the stream is refused; an EventSource does not tell.
 * @returns {Promise<{ reason?: Message, wait: number }>}
 */
async function refusalReason() {
  const controller = new AbortController();
  try {
    const response = await fetch(new URL("events", BASE), { signal: controller.signal });
    // The stream may be available by now; the caller opens it again.
    return response.ok ? { wait: 0 } : { reason: (await response.json()).error, wait: retryAfter(response) };
  } catch {
    return { wait: 0 };
  } finally {
    controller.abort();
  }
}

/** Open the event stream of all games; return a function that closes it. @param {Listener} notify */
function openStream(notify) {
  /** @type {EventSource} */
  let source;
  let timer = 0;
  let pause = FIRST_PAUSE;
  let closed = false;
  const start = () => {
    source = new EventSource(new URL("events", BASE));
    source.addEventListener("start", () => {
      pause = FIRST_PAUSE;
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
      // The browser reconnects by itself, unless the stream was refused.
      if (source.readyState === EventSource.CLOSED) reconnect();
      else notify({ what: "unavailable" });
    });
  };
  const reconnect = async () => {
    const { reason, wait } = await refusalReason();
    if (closed) return;
    timer = setTimeout(start, Math.max(pause, SECOND * wait));
    pause = Math.min(LONGEST_PAUSE, 2 * pause);
    notify({ what: "refused", reason });
  };
  start();
  return () => {
    closed = true;
    clearTimeout(timer);
    source.close();
  };
}

const followAll = shareStream(`understudy-news ${BASE.pathname}`, openStream);

/**
 * Return the events of a game, until closed.
 * @param {string} id
 * @returns {GameEvents}
 */
export function events(id) {
  const target = new EventTarget();
  const close = followAll(({ what, id: game = id, revision, reason }) => {
    if (game === id) target.dispatchEvent(new CustomEvent(what, { detail: { revision, reason } }));
  });
  return {
    addEventListener: (what, listener) => target.addEventListener(what, /** @type {EventListener} */ (listener)),
    close,
  };
}
