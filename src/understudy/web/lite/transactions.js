// Between the page and the engine: what the browser keeps is handed over before a request, what it changes is written
// down before the reply.

import { WriteConflict } from "./text_store.js";

/** @import { Change, TextStore } from "./text_store.js" */

/**
 * @typedef {{ status: number, text: string }} Reply
 * @typedef {{ status: number, text: string, changes: Change[], news: [string, string | null][], missing?: true, long?: true }} EngineReply
 * @typedef {{
 *   ask: (method: string, path: string, body: string | undefined) => string, continue_long: () => string | undefined,
 *   receive: (kind: string, name: string, text: string | undefined) => void, invalidate: () => void, forget: () => void,
 * }} Engine
 */

/** @param {number} status @param {string} id @returns {Reply} */
export const refusal = (status, id) => ({ status, text: JSON.stringify({ error: { id, args: {} } }) });

const STORAGE_FULL = refusal(507, "lite-full");
const STALE = refusal(409, "table-stale-answer");

/** What the next start shows before there is an engine. */
const STORED_PATHS = /^games\?|^games\/[^/]+\?since=1000000$/;

/** Others get a word in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export class Transactions {
  /**
   * @param {Engine} engine @param {string} version of the engine
   * @param {TextStore} texts @param {(id: string, headline: string | null) => void} announce
   */
  constructor(engine, version, texts, announce) {
    this.engine = engine;
    this.version = version;
    this.texts = texts;
    this.announce = announce;
    /** The games that the engine has. @type {Set<string>} */
    this.loadedGames = new Set();
    /** Whether what the next start will show is old. */
    this.outdated = false;
    /** The long work that is wanted. */
    this.long = {};
  }

  /** @param {Change[]} texts */
  load(texts) {
    for (const [kind, name, text] of texts) this.engine.receive(kind, name, text ?? undefined);
  }

  /** Hand over what other tabs have changed, and the game that is asked about. @param {string} path */
  async sync(path) {
    const news = await this.texts.changedTexts();
    if (news) {
      this.engine.invalidate();
      this.loadedGames.clear();
      this.load(news);
    }
    const [, id] = /^games\/([^/?]+)/.exec(path) ?? [];
    if (id === undefined) return;
    const name = decodeURIComponent(id);
    if (this.loadedGames.has(name)) return;
    this.load([["games", name, (await this.texts.game(name)) ?? null]]);
    this.loadedGames.add(name);
  }

  /** @param {string} method @param {string} path @param {string | undefined} body @returns {Promise<EngineReply>} */
  async askEngine(method, path, body) {
    await this.sync(path);
    /** @type {EngineReply} */
    const told = JSON.parse(this.engine.ask(method, path, body));
    if (!told.missing) return told;
    this.load(await this.texts.games());
    return JSON.parse(this.engine.ask(method, path, body));
  }

  /** The reply to a request, or null if that is long work, which has begun. @param {string} method @param {string} path @param {string | undefined} body @returns {Promise<Reply | null>} */
  async answer(method, path, body) {
    const told = await this.askEngine(method, path, body);
    if (told.long) {
      this.long = {};
      return null;
    }
    const { status, text, changes, news } = told;
    if (changes.length > 0) {
      try {
        await this.texts.write(changes);
      } catch (error) {
        this.reset();
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

  /** What the next start will ask for and was answered otherwise before. */
  takeOutdated() {
    this.outdated = false;
    return this.texts.outdatedReplies(this.version);
  }

  /** Keep what is to be said of this now. @param {string} path */
  async refreshReply(path) {
    const { status, text } = await this.askEngine("GET", path, undefined);
    this.texts.storeReply(this.version, path, status === 200 ? text : null);
  }

  /** What was not written down has not happened. */
  reset() {
    this.engine.forget();
    this.loadedGames.clear();
    this.texts.knownClock = -1;
  }

  /** The reply to the long work that has begun last; others are answered in between. @returns {Promise<Reply>} */
  async finishLong() {
    const mine = this.long;
    for (;;) {
      await nextTask();
      if (this.long !== mine) return STALE;
      const told = this.engine.continue_long();
      if (told) return JSON.parse(told);
    }
  }
}
