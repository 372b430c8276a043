// The worker behind a page without a server: Python with the engine in it. It answers one request after the other, and
// nothing is answered before it is written down.

import { Transactions } from "./transactions.js";
import { FOLDER, CHANGES_CHANNEL, REQUEST_LOCK } from "./storage_names.js";
import { readBuildInfo } from "./build_info.js";
import { startEngine } from "./python.js";
import { TextStore } from "./text_store.js";

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @param {object} message */
const post = (message) => worker.postMessage(message, []);

const changes = new BroadcastChannel(CHANGES_CHANNEL);

/** @type {() => void} */
let startLoading;
/** The page notices from now on when this worker is no more: before that nothing heavy is done. */
const pageListens = new Promise((resolve) => {
  startLoading = () => resolve(null);
});

const transactions = (async () => {
  const [texts, made] = await Promise.all([TextStore.open(FOLDER).catch(() => null), readBuildInfo(), pageListens]);
  // Where nothing can be kept nothing can be played.
  const engine = texts && (await startEngine(made, (share) => post({ share })));
  post({ ready: Boolean(texts) });
  return engine && new Transactions(engine, made.key, texts, (id, headline) => changes.postMessage({ id, headline }));
})();
transactions.catch((error) => post({ failed: String(error).slice(0, 2000) }));

/** How long nobody asks for anything until there is time for what nobody waits for. */
const IDLE_MS = 500;
let refreshTimer = 0;

/** What the next start will show is asked for anew; others get a word in between. @param {Transactions} asked */
async function refreshReplies(asked) {
  for (const path of await navigator.locks.request(REQUEST_LOCK, () => asked.takeOutdated())) {
    await navigator.locks.request(REQUEST_LOCK, () => asked.refreshReply(path));
  }
}

/** @param {Transactions} asked @param {string} method @param {string} path @param {string | undefined} body */
async function handle(asked, method, path, body) {
  // All tabs of this browser stand in one queue; long work is done beside it.
  const reply = await navigator.locks.request(REQUEST_LOCK, () => asked.answer(method, path, body));
  if (asked.outdated) {
    clearTimeout(refreshTimer);
    refreshTimer = setTimeout(() => refreshReplies(asked).catch(() => {}), IDLE_MS);
  }
  return reply ?? asked.finishLong();
}

worker.addEventListener("message", async ({ data }) => {
  if (data.name) {
    // Held as long as this worker lives, so that the page notices when it does not.
    navigator.locks.request(data.name, () => {
      post({ alive: true });
      startLoading();
      return new Promise(() => {});
    });
    return;
  }
  const { number, method, path, body } = data;
  try {
    const asked = await transactions;
    if (asked) post({ number, ...(await handle(asked, method, path, body)) });
  } catch {
    // Whatever could be said was a reply: this engine is not to be trusted any more.
    worker.close();
  }
});
