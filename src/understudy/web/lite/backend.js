// Backend without a server: requests go to the engine in a worker, which stores games in the browser. Static data is
// read from files next to the page.

import { signal } from "@preact/signals";
import { scriptAddress } from "../app/trusted_types.js";
import { readBuildInfo } from "./build_info.js";
import { refusal } from "./refusal.js";
import { FOLDER, CHANGES_CHANNEL } from "./storage_names.js";
import { TextStore } from "./text_store.js";

/** @import { GameEvents, Progress, Reply } from "../requests/backend.js" */

/** Progress of loading the engine for the first time; null otherwise. */
export const loadProgress = signal(/** @type {Progress | null} */ (null));

/** Whether the browser has deleted the games of the open page. */
export const storageWiped = signal(false);

/** @type {() => void} */
let finishLoading = () => {};
/** Resolves when the engine is loaded, or cannot be. @type {Promise<void>} */
export const loaded = new Promise((resolve) => {
  finishLoading = resolve;
});

/** Paths of static data: messages, names, rules. */
const STATIC_PATHS = /^(systems|systems\/[^/]+\/(names|printed|rules)|languages|languages\/[^/]+(\/first)?)$/;
/** There is no login here; it always succeeds. */
const LOGIN_PATH = "../door";
/** Requests that store the first game. */
const FIRST_GAME = /^(games|saves)/;

/** Browser features the engine needs; some require HTTPS or localhost. @type {[string, () => unknown][]} */
const REQUIREMENTS = [
  ["WebAssembly", () => WebAssembly.instantiateStreaming],
  ["Web Workers", () => Worker],
  ["IndexedDB", () => indexedDB],
  ["Web Locks", () => navigator.locks],
  ["BroadcastChannel", () => BroadcastChannel],
];

/** Return whether a feature is available. @param {() => unknown} probe */
const isAvailable = (probe) => {
  try {
    return Boolean(probe());
  } catch {
    return false;
  }
};

/** Return the address of this page with https. */
const secureAddress = () => new URL("./", document.baseURI).href.replace(/^http:/, "https:");

const missing = REQUIREMENTS.filter(([, probe]) => !isAvailable(probe))
  .map(([name]) => name)
  .join(", ");

/**
 * Requests without a reply yet, by number.
 * @type {Map<number, { resolve: (reply: Reply) => void, reject: (error: Error) => void }>}
 */
const pending = new Map();
let count = 0;
/** @type {Worker | null} */
let engine = null;
let ready = false;
/** Whether the browser was asked to make the storage persistent. */
let persistenceAsked = false;

/** Stop the worker, and end all requests with this reply or an error. @param {Reply | null} reply */
function endAll(reply) {
  for (const one of pending.values()) {
    if (reply) one.resolve(reply);
    else one.reject(new Error("the engine does not answer"));
  }
  pending.clear();
  engine?.terminate();
  engine = null;
  ready = false;
  loadProgress.value = null;
  finishLoading();
}

/** Text of errors of a request whose file could not be fetched. */
const NOT_FETCHED = /fetch|network|load failed/i;

/**
 * Return the reply to all requests if the engine could not start: without network it starts when that is back.
 * @param {string} why
 */
function failure(why) {
  if (navigator.onLine && !NOT_FETCHED.test(why))
    return refusal(500, "lite-failed", { why: why.split("\n", 1)[0].slice(0, 200) });
  addEventListener("online", () => location.reload(), { once: true });
  return refusal(503, "lite-offline");
}

const buildInfo = readBuildInfo();
buildInfo.catch(() => {});

/** Start the worker with the engine. */
function startWorker() {
  const worker = new Worker(scriptAddress("lite/engine.js"), { type: "module" });
  const name = `understudy-engine ${crypto.randomUUID()}`;
  worker.addEventListener("message", ({ data }) => {
    if (worker !== engine) return;
    if (data.number !== undefined) {
      pending.get(data.number)?.resolve({ status: data.status, text: data.text });
      pending.delete(data.number);
    } else if (data.progress !== undefined) loadProgress.value = data.progress;
    else if (data.wiped) storageWiped.value = true;
    else if (data.ready !== undefined) {
      loadProgress.value = null;
      ready = true;
      finishLoading();
      if (!data.ready) endAll(refusal(507, "lite-no-storage"));
    } else if (data.alive) {
      // The worker holds this lock; it is granted when the worker ends for any reason.
      navigator.locks.request(name, () => worker === engine && endAll(null));
    } else if (data.failed) endAll(failure(data.failed));
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    if (worker === engine) endAll(refusal(500, "lite-failed", { why: event.message ?? "" }));
  });
  buildInfo.then(
    (made) => worker.postMessage({ name, made }, []),
    (error) => worker === engine && endAll(failure(String(error))),
  );
  return worker;
}

/** Read static data from a file of the site. @param {string} path @returns {Promise<Reply>} */
async function readStatic(path) {
  const response = await fetch(new URL(`lasting/${path}.txt`, document.baseURI));
  return { status: response.status, text: await response.text() };
}

const texts = missing ? null : TextStore.open(FOLDER).catch(() => null);

/** Return the stored reply to a request if it is still valid; this needs no engine. @param {string} path */
async function storedReply(path) {
  try {
    const [one, { key }] = await Promise.all([texts, buildInfo]);
    return (await one?.storedReply(key, path)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Send a request to the engine.
 * @param {string} method @param {string} path @param {string} [body] @returns {Promise<Reply>}
 */
function askEngine(method, path, body) {
  engine ??= startWorker();
  const number = count;
  count += 1;
  const reply = new Promise((resolve, reject) => pending.set(number, { resolve, reject }));
  engine.postMessage({ number, method, path, body }, []);
  return reply;
}

/**
 * Handle a request. Rejects if the engine does not answer.
 * @param {string} method HTTP method
 * @param {string} path relative to the API
 * @param {string} [body] JSON
 * @returns {Promise<Reply>}
 */
export async function ask(method, path, body) {
  const reading = method === "GET";
  if (reading && STATIC_PATHS.test(path)) return readStatic(path);
  if (path === LOGIN_PATH) return { status: 200, text: "" };
  if (missing && !isSecureContext) return refusal(501, "lite-insecure", { address: secureAddress() });
  if (missing) return refusal(501, "lite-lacking", { what: missing });
  const text = reading && !ready ? await storedReply(path) : null;
  if (text !== null) return { status: 200, text };
  if (!reading && FIRST_GAME.test(path) && !persistenceAsked) {
    persistenceAsked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
  return askEngine(method, path, body);
}

/**
 * Return the events of a game, until closed; other tabs broadcast their changes.
 * @param {string} id
 * @returns {GameEvents}
 */
export function events(id) {
  const target = new EventTarget();
  const channel = new BroadcastChannel(CHANGES_CHANNEL);
  /** @param {string} what @param {number | null} [revision] */
  const emit = (what, revision) => target.dispatchEvent(new CustomEvent(what, { detail: { revision } }));
  channel.addEventListener("message", ({ data }) => {
    if (data.id === id) emit("revision", data.headline ? JSON.parse(data.headline).revision : null);
  });
  // A hidden tab may have been suspended and missed changes.
  const emitOpen = () => document.visibilityState === "visible" && emit("open");
  document.addEventListener("visibilitychange", emitOpen);
  setTimeout(emitOpen);
  return {
    addEventListener: (what, listener) => target.addEventListener(what, /** @type {EventListener} */ (listener)),
    close: () => {
      document.removeEventListener("visibilitychange", emitOpen);
      channel.close();
    },
  };
}

// Start loading at once, while the first view is rendered.
if (missing) finishLoading();
else engine = startWorker();
