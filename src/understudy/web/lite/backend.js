// Whoever keeps the games, where there is no server: the engine in a worker of this page, and texts that this browser
// keeps. What never changes lies beside the page as files.

import { signal } from "@preact/signals";
import { scriptAddress } from "../app/trusted_types.js";
import { readBuildInfo } from "./build_info.js";
import { FOLDER, CHANGES_CHANNEL } from "./storage_names.js";
import { TextStore } from "./text_store.js";

/** @import { GameEvents, Reply } from "../requests/backend.js" */

/** How far the first start is, from 0 to 1; null where there is nothing to prepare. */
export const preparing = signal(/** @type {number | null} */ (null));

/** What lies beside the page: words, names, rules. */
const STATIC_PATHS = /^(systems|systems\/[^/]+\/(names|printed|rules)|languages|languages\/[^/]+(\/first)?)$/;
/** Nobody stands outside here. */
const LOGIN_PATH = "../door";
/** What makes this browser keep something for the first time. */
const FIRST_GAME = /^(games|saves)/;

/** What a browser must have; some have it only for pages that came over a safe way. @type {[string, () => unknown][]} */
const REQUIREMENTS = [
  ["WebAssembly", () => WebAssembly.instantiateStreaming],
  ["Web Workers", () => Worker],
  ["IndexedDB", () => indexedDB],
  ["Web Locks", () => navigator.locks],
  ["BroadcastChannel", () => BroadcastChannel],
];

/** @param {() => unknown} probe */
const isAvailable = (probe) => {
  try {
    return Boolean(probe());
  } catch {
    return false;
  }
};

const missing = REQUIREMENTS.filter(([, look]) => !isAvailable(look))
  .map(([name]) => name)
  .join(", ");

/** @param {number} status @param {string} id @param {Record<string, string>} [args] @returns {Reply} */
const refusal = (status, id, args = {}) => ({ status, text: JSON.stringify({ error: { id, args } }) });

/** @type {Map<number, { resolve: (reply: Reply) => void, reject: (error: Error) => void }>} */
const pending = new Map();
let count = 0;
/** @type {Worker | null} */
let engine = null;
let ready = false;
/** Whether the browser was asked to keep what is here. */
let persistenceAsked = false;

/** Nobody who waits will get another answer. @param {Reply | null} reply */
function endAll(reply) {
  for (const one of pending.values()) {
    if (reply) one.resolve(reply);
    else one.reject(new Error("the engine does not answer"));
  }
  pending.clear();
  engine?.terminate();
  engine = null;
  ready = false;
  preparing.value = null;
}

function startWorker() {
  const worker = new Worker(scriptAddress("lite/engine.js"), { type: "module" });
  const name = `understudy-engine ${crypto.randomUUID()}`;
  worker.addEventListener("message", ({ data }) => {
    if (worker !== engine) return;
    if (data.number !== undefined) {
      pending.get(data.number)?.resolve({ status: data.status, text: data.text });
      pending.delete(data.number);
    } else if (data.share !== undefined) preparing.value = data.share;
    else if (data.ready !== undefined) {
      preparing.value = null;
      ready = true;
      if (!data.ready) endAll(refusal(507, "lite-no-storage"));
    } else if (data.alive) {
      // Granted when the worker is no more, however it ended.
      navigator.locks.request(name, () => worker === engine && endAll(null));
    } else if (data.failed) endAll(refusal(500, "lite-failed", { why: data.failed.split("\n", 1)[0].slice(0, 200) }));
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    if (worker === engine) endAll(refusal(500, "lite-failed", { why: event.message ?? "" }));
  });
  worker.postMessage({ name }, []);
  return worker;
}

/** @param {string} path @returns {Promise<Reply>} */
async function readStatic(path) {
  const response = await fetch(new URL(`lasting/${path}.txt`, document.baseURI));
  return { status: response.status, text: await response.text() };
}

const texts = missing ? null : TextStore.open(FOLDER).catch(() => null);
const buildInfo = readBuildInfo();
buildInfo.catch(() => {});

/** What was said of the same before, if nothing has changed since; no engine is needed for that. @param {string} path */
async function storedReply(path) {
  try {
    const [one, { key }] = await Promise.all([texts, buildInfo]);
    return (await one?.storedReply(key, path)) ?? null;
  } catch {
    return null;
  }
}

/** @param {string} method @param {string} path @param {string} [body] @returns {Promise<Reply>} */
function askEngine(method, path, body) {
  engine ??= startWorker();
  const number = count;
  count += 1;
  const reply = new Promise((resolve, reject) => pending.set(number, { resolve, reject }));
  engine.postMessage({ number, method, path, body }, []);
  return reply;
}

/**
 * Ask for something; rejects if nobody answers.
 * @param {string} method as in HTTP
 * @param {string} path below the API's address
 * @param {string} [body] JSON
 * @returns {Promise<Reply>}
 */
export async function ask(method, path, body) {
  const reading = method === "GET";
  if (reading && STATIC_PATHS.test(path)) return readStatic(path);
  if (path === LOGIN_PATH) return { status: 200, text: "" };
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
 * Follow a game until it is closed: other tabs tell of what they do.
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
  // A tab that nobody saw may have slept.
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

// It wakes while the first view is being made.
if (!missing) engine = startWorker();
