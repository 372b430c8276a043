// Worker of the Lite page: Python with the engine. It handles one request at a time, and replies only after changes are
// stored.

import { Transactions, nextTask } from "./transactions.js";
import { FOLDER, CHANGES_CHANNEL, REQUEST_LOCK } from "./storage_names.js";
import { startEngine } from "./start_python.js";
import { refusal } from "./refusal.js";
import { TextStore } from "./text_store.js";
import { readWeights } from "./weights.js";

/** @import { BuildInfo } from "./build_info.js" */
/** @import { Reply } from "./refusal.js" */

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @param {object} message */
const post = (message) => worker.postMessage(message, []);

const changes = new BroadcastChannel(CHANGES_CHANNEL);

/** @type {(made: BuildInfo) => void} */
let startLoading;
/**
 * Resolves when the page waits for the lock of this worker; loading starts only then, so that a crash is noticed.
 * @type {Promise<BuildInfo>}
 */
const pageListens = new Promise((resolve) => {
  startLoading = resolve;
});

/** Files of the expert's weights, by name. @type {Record<string, string>} */
let weightsFiles = {};

const transactions = (async () => {
  const [texts, made] = await Promise.all([TextStore.open(FOLDER).catch(() => null), pageListens]);
  // Without storage no game can be played.
  const started = texts && (await startEngine(made, (progress) => post({ progress })));
  post({ ready: Boolean(texts) });
  if (!started) return null;
  texts.onWiped(() => post({ wiped: true }));
  weightsFiles = made.weights;
  return new Transactions(started, made.key, texts, (id, headline) => changes.postMessage({ id, headline }));
})();

/** Milliseconds without requests until stored replies are refreshed, and the next start is prepared. */
const IDLE_MS = 500;
/** The timer of the current pause; 0 while a request is handled. */
let idleTimer = 0;

/**
 * Refresh the stored replies that the next start shows, letting other requests in between.
 * @param {Transactions} engine
 */
async function refreshReplies(engine) {
  for (const path of await navigator.locks.request(REQUEST_LOCK, () => engine.takeOutdated())) {
    await navigator.locks.request(REQUEST_LOCK, () => engine.refreshReply(path));
  }
}

/** Stop what nothing waits for. */
function stopIdleWork() {
  clearTimeout(idleTimer);
  idleTimer = 0;
}

/** Do what nothing waits for when there are no requests for a while. @param {Transactions} engine */
function workWhenIdle(engine) {
  stopIdleWork();
  const timer = setTimeout(async () => {
    if (engine.outdated) await refreshReplies(engine).catch(() => {});
    for (;;) {
      if (!engine.canPrepare || idleTimer !== timer) return;
      await navigator.locks.request(REQUEST_LOCK, () => engine.prepare());
      // A request waits for one part of the preparation at most.
      await nextTask();
    }
  }, IDLE_MS);
  idleTimer = timer;
}

transactions.then(
  (engine) => engine && workWhenIdle(engine),
  (error) => post({ failed: String(error).slice(0, 2000) }),
);

/** Pass weights of the expert to the engine. @param {Transactions} engine @param {string} name */
async function loadWeights(engine, name) {
  const content = await readWeights(weightsFiles, name, (progress) => post({ progress }));
  engine.engine.receive_weights(name, content);
}

/**
 * Handle a request.
 * @param {Transactions} engine @param {string} method @param {string} path @param {string | undefined} body
 * @returns {Promise<Reply>}
 */
async function handle(engine, method, path, body) {
  // The lock orders the requests of all tabs; long work is done without it.
  const reply = await navigator.locks.request(REQUEST_LOCK, () => engine.answer(method, path, body));
  if (typeof reply === "string") {
    try {
      // The memory is stored before: with weights it refers to matrices of JavaScript.
      await navigator.locks.request(REQUEST_LOCK, () => engine.finishPreparation());
      await loadWeights(engine, reply);
    } catch {
      return refusal(503, "lite-no-weights");
    } finally {
      post({ progress: null });
    }
    return handle(engine, method, path, body);
  }
  return reply ?? engine.finishLong();
}

worker.addEventListener("message", async ({ data }) => {
  if (data.name) {
    // Held until this worker ends, so that the page notices.
    navigator.locks.request(data.name, () => {
      post({ alive: true });
      startLoading(data.made);
      return new Promise(() => {});
    });
    return;
  }
  const { number, method, path, body } = data;
  stopIdleWork();
  try {
    const engine = await transactions;
    if (!engine) return;
    post({ number, ...(await handle(engine, method, path, body)) });
    workWhenIdle(engine);
  } catch {
    // Expected errors are replies. After any other error the engine's state is unknown.
    worker.close();
  }
});
