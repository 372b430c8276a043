// The worker behind a page without a server: Python with the engine in it. It answers one request after the other, and
// nothing is answered before it is written down.

import { Transactions } from "./transactions.js";
import { FOLDER, CHANGES_CHANNEL, REQUEST_LOCK } from "./storage_names.js";
import { readBuildInfo } from "./build_info.js";
import { startEngine } from "./python.js";
import { TextStore } from "./text_store.js";

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @param {object} message */
const tell = (message) => worker.postMessage(message, []);

const others = new BroadcastChannel(CHANGES_CHANNEL);

/** @type {() => void} */
let begin;
/** The page notices from now on when this worker is no more: before that nothing heavy is done. */
const watched = new Promise((resolve) => {
  begin = () => resolve(null);
});

const counter = (async () => {
  const [texts, made] = await Promise.all([TextStore.open(FOLDER).catch(() => null), readBuildInfo(), watched]);
  // Where nothing can be kept nothing can be played.
  const engine = texts && (await startEngine(made, (share) => tell({ share })));
  tell({ ready: Boolean(texts) });
  return engine && new Transactions(engine, made.key, texts, (id, headline) => others.postMessage({ id, headline }));
})();
counter.catch((error) => tell({ failed: String(error).slice(0, 2000) }));

/** How long nobody asks for anything until there is time for what nobody waits for. */
const A_WHILE = 500;
let freshening = 0;

/** What the next start will show is asked for anew; others get a word in between. @param {Transactions} asked */
async function freshen(asked) {
  for (const path of await navigator.locks.request(REQUEST_LOCK, () => asked.toFreshen())) {
    await navigator.locks.request(REQUEST_LOCK, () => asked.freshen(path));
  }
}

/** @param {Transactions} asked @param {string} method @param {string} path @param {string | undefined} body */
async function answered(asked, method, path, body) {
  // All tabs of this browser stand in one queue; long work is done beside it.
  const reply = await navigator.locks.request(REQUEST_LOCK, () => asked.answer(method, path, body));
  if (asked.outdated) {
    clearTimeout(freshening);
    freshening = setTimeout(() => freshen(asked).catch(() => {}), A_WHILE);
  }
  return reply ?? asked.finish();
}

worker.addEventListener("message", async ({ data }) => {
  if (data.name) {
    // Held as long as this worker lives, so that the page notices when it does not.
    navigator.locks.request(data.name, () => {
      tell({ alive: true });
      begin();
      return new Promise(() => {});
    });
    return;
  }
  const { number, method, path, body } = data;
  try {
    const asked = await counter;
    if (asked) tell({ number, ...(await answered(asked, method, path, body)) });
  } catch {
    // Whatever could be said was a reply: this engine is not to be trusted any more.
    worker.close();
  }
});
