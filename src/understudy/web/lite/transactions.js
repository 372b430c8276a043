// Requests to the engine as transactions: stored data is loaded into the engine before a request, and its changes are
// stored before the reply.

import { refusal } from "./refusal.js";
import { WriteConflict } from "./text_store.js";

/** @import { Reply } from "./refusal.js" */
/** @import { Preparation } from "./start_python.js" */
/** @import { Change, TextStore } from "./text_store.js" */

/**
 * `changes` are to be stored and `news` to be broadcast; `missing` asks for all games, `long` for `continue_long`,
 * `weights` for weights of the expert.
 * @typedef {{
 *   changes: Change[], news: [string, string | null][], missing?: true, long?: true, weights?: string,
 * }} Effects
 * @typedef {Reply & Effects} EngineReply
 */

/**
 * The interface of the engine in Python.
 * @typedef {{
 *   ask: (method: string, path: string, body: string | undefined) => string,
 *   continue_long: () => string | undefined,
 *   receive: (kind: string, name: string, text: string | undefined) => void,
 *   receive_weights: (name: string, content: Uint8Array) => void,
 *   invalidate: () => void,
 *   forget: () => void,
 *   close: () => void,
 *   destroy: () => void,
 * }} Engine
 */

const STORAGE_FULL = refusal(507, "lite-full");
const STORAGE_WIPED = refusal(507, "lite-wiped");
const STALE = refusal(409, "table-stale-answer");

/** Requests whose replies are stored, to be shown at the next start before the engine is loaded. */
const STORED_PATHS = /^games\?|^games\/[^/]+\?since=1000000$/;

/** Let the worker handle other messages. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export class Transactions {
  /**
   * @param {{ engine: Engine, preparation: Preparation | null }} started @param {string} version of the engine
   * @param {TextStore} texts @param {(id: string, headline: string | null) => void} announce
   */
  constructor({ engine, preparation }, version, texts, announce) {
    this.engine = engine;
    /** What remains to be done for the next start. */
    this.preparation = preparation;
    this.version = version;
    this.texts = texts;
    this.announce = announce;
    /** Games loaded into the engine. @type {Set<string>} */
    this.loadedGames = new Set();
    /** Whether stored replies are outdated. */
    this.outdated = false;
    /** Identifies the latest long request. */
    this.long = {};
    /** Number of long requests that are not finished. */
    this.unfinished = 0;
  }

  /** Load texts into the engine. @param {Change[]} texts */
  load(texts) {
    for (const [kind, name, text] of texts) this.engine.receive(kind, name, text ?? undefined);
  }

  /** Load the changes of other tabs and the game of a request. @param {string} path */
  async sync(path) {
    // The engine still has the games that it has loaded; they can be saved as files.
    if (this.texts.wiped) return;
    const changed = await this.texts.changedTexts();
    if (changed) {
      this.engine.invalidate();
      this.loadedGames.clear();
      this.load(changed);
    }
    const [, id] = /^games\/([^/?]+)/.exec(path) ?? [];
    if (id === undefined) return;
    const name = decodeURIComponent(id);
    if (this.loadedGames.has(name)) return;
    this.load([["games", name, (await this.texts.game(name)) ?? null]]);
    this.loadedGames.add(name);
  }

  /**
   * Send a request to the engine.
   * @param {string} method @param {string} path @param {string | undefined} body @returns {Promise<EngineReply>}
   */
  async askEngine(method, path, body) {
    await this.sync(path);
    /** @type {EngineReply} */
    const reply = JSON.parse(this.engine.ask(method, path, body));
    if (!reply.missing) return reply;
    if (this.texts.wiped) return { ...STORAGE_WIPED, changes: [], news: [] };
    this.load(await this.texts.games());
    return JSON.parse(this.engine.ask(method, path, body));
  }

  /**
   * Return the reply to a request, null if it starts long work, or the name of the weights that it needs.
   * @param {string} method @param {string} path @param {string | undefined} body
   * @returns {Promise<Reply | string | null>}
   */
  async answer(method, path, body) {
    if (this.texts.wiped && method !== "GET") return STORAGE_WIPED;
    const reply = await this.askEngine(method, path, body);
    if (reply.weights) return reply.weights;
    if (reply.long) {
      this.long = {};
      return null;
    }
    const { status, text, changes, news } = reply;
    if (changes.length > 0) {
      try {
        await this.texts.write(changes);
      } catch (error) {
        this.reset();
        if (this.texts.wiped) return STORAGE_WIPED;
        if (error instanceof WriteConflict) return this.answer(method, path, body);
        return STORAGE_FULL;
      }
      for (const [kind, name] of changes) if (kind === "games") this.loadedGames.add(name);
      this.outdated = true;
    }
    if (method === "GET" && status === 200 && STORED_PATHS.test(path)) this.texts.storeReply(this.version, path, text);
    for (const [id, headline] of news) this.announce(id, headline);
    return { status, text };
  }

  /** Return the paths of outdated stored replies. */
  takeOutdated() {
    this.outdated = false;
    return this.texts.outdatedReplies(this.version);
  }

  /** Store the current reply to a request. @param {string} path */
  async refreshReply(path) {
    const { status, text } = await this.askEngine("GET", path, undefined);
    this.texts.storeReply(this.version, path, status === 200 ? text : null);
  }

  /** Discard the engine's data: changes could not be stored, or the engine is new. */
  reset() {
    this.engine.forget();
    this.loadedGames.clear();
    this.texts.knownClock = -1;
  }

  /** Continue the long work until its reply; other requests are handled in between. @returns {Promise<Reply>} */
  async finishLong() {
    const current = this.long;
    this.unfinished += 1;
    try {
      for (;;) {
        await nextTask();
        if (this.long !== current) return STALE;
        const reply = this.engine.continue_long();
        if (reply) return JSON.parse(reply);
      }
    } finally {
      this.unfinished -= 1;
    }
  }

  /** Whether something remains to be prepared, and no long work goes on. */
  get canPrepare() {
    return this.preparation !== null && this.unfinished === 0;
  }

  /** Do the rest of the preparation, unless long work goes on. */
  async finishPreparation() {
    while (this.canPrepare) await this.prepare();
  }

  /** Do the next part of the preparation. Afterwards a new engine has the same games. */
  async prepare() {
    const { preparation } = this;
    if (!preparation || this.unfinished > 0) return;
    // After a deletion only this engine has the games.
    const replaced = !this.texts.wiped && preparation.loadNext();
    if (replaced || this.texts.wiped) this.preparation = null;
    if (!replaced) return;
    const games = [...this.loadedGames];
    this.engine = preparation.storeMemory(this.engine);
    this.reset();
    for (const id of games) await this.sync(`games/${encodeURIComponent(id)}`);
  }
}
