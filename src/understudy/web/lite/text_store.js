// Store of games and custom boards: texts by kind and name, in IndexedDB. Every write increments a clock, by which
// other tabs notice that their data is outdated.

const KINDS = ["heads", "games", "sheets"];
const CLOCK = "clock";
const REPLIES = "replies";

/** @typedef {[kind: string, name: string, text: string | null]} Change */

/** Another tab has written since this one read. */
export class WriteConflict extends Error {}

/** Return the result of a request. @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const requestResult = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

/** Resolve when a transaction is complete. @param {IDBTransaction} transaction @returns {Promise<void>} */
const transactionEnd = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });

export class TextStore {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    /** Clock at the last read of this tab. */
    this.knownClock = -1;
    /** Whether the browser has deleted the stored data, for example because the user cleared it. */
    this.wiped = false;
    /** Called when that happens. */
    this.notify = () => {};
    database.addEventListener("versionchange", ({ newVersion }) => {
      // Let a newer version of the page upgrade the database; a deleted one has no version.
      database.close();
      if (newVersion === null) this.markWiped();
    });
    // Only the browser itself closes it in this way.
    database.addEventListener("close", () => this.markWiped());
  }

  /** Remember that the stored data is deleted. */
  markWiped() {
    this.wiped = true;
    this.notify();
  }

  /** Call a function when the stored data is deleted. @param {() => void} notify */
  onWiped(notify) {
    this.notify = notify;
    if (this.wiped) notify();
  }

  /** Open the database. @param {string} folder of the page; each folder has its own games */
  static async open(folder) {
    const request = indexedDB.open(`understudy ${folder}`, 1);
    request.addEventListener("upgradeneeded", () => {
      for (const kind of [...KINDS, CLOCK, REPLIES]) request.result.createObjectStore(kind);
    });
    return new TextStore(await requestResult(request));
  }

  /** Return the clock. @param {IDBTransaction} transaction @returns {Promise<number>} */
  async clock(transaction) {
    return (await requestResult(transaction.objectStore(CLOCK).get(CLOCK))) ?? 0;
  }

  /**
   * Return all list entries and custom boards, or null if nothing changed since the last call.
   * @returns {Promise<Change[] | null>}
   */
  async changedTexts() {
    const transaction = this.database.transaction([CLOCK, "heads", "sheets"], "readonly");
    const clock = await this.clock(transaction);
    if (clock === this.knownClock) return null;
    const [heads, sheets] = await Promise.all([all(transaction, "heads"), all(transaction, "sheets")]);
    this.knownClock = clock;
    return [...heads, ...sheets];
  }

  /** Return the stored text of a game. @param {string} id @returns {Promise<string | undefined>} */
  game(id) {
    return requestResult(this.database.transaction(["games"], "readonly").objectStore("games").get(id));
  }

  /** Return the stored texts of all games. */
  games() {
    return all(this.database.transaction(["games"], "readonly"), "games");
  }

  /** Write all changes or none. Resolves when they are on disk. @param {Change[]} changes */
  async write(changes) {
    const transaction = this.database.transaction([...KINDS, CLOCK], "readwrite", { durability: "strict" });
    const end = transactionEnd(transaction);
    // Errors are reported when it is awaited below.
    end.catch(() => {});
    if ((await this.clock(transaction)) !== this.knownClock) {
      transaction.abort();
      throw new WriteConflict();
    }
    for (const [kind, name, text] of changes) {
      const store = transaction.objectStore(kind);
      if (text === null) store.delete(name);
      else store.put(text, name);
    }
    transaction.objectStore(CLOCK).put(this.knownClock + 1, CLOCK);
    await end;
    this.knownClock += 1;
  }

  /**
   * Store a reply of this engine for the next start, or delete it; failure is ignored.
   * @param {string} engine @param {string} path @param {string | null} text
   */
  async storeReply(engine, path, text) {
    try {
      const transaction = this.database.transaction([CLOCK, "heads", REPLIES], "readwrite");
      const sign = await this.dataVersion(transaction, path);
      const store = transaction.objectStore(REPLIES);
      if (text === null) store.delete(path);
      else store.put({ sign, engine, text }, path);
    } catch {
      // The next start asks the engine.
    }
  }

  /**
   * Return the version of the data behind a reply: the list entry of its game, or the clock.
   * @param {IDBTransaction} transaction @param {string} path
   */
  dataVersion(transaction, path) {
    const [, id] = /^games\/([^/?]+)/.exec(path) ?? [];
    return id === undefined
      ? this.clock(transaction)
      : requestResult(transaction.objectStore("heads").get(decodeURIComponent(id)));
  }

  /**
   * Return the stored reply of this engine, if the data has not changed since.
   * @param {string} engine @param {string} path @returns {Promise<string | null>}
   */
  async storedReply(engine, path) {
    const transaction = this.database.transaction([CLOCK, "heads", REPLIES], "readonly");
    const [sign, stored] = await Promise.all([
      this.dataVersion(transaction, path),
      requestResult(transaction.objectStore(REPLIES).get(path)),
    ]);
    return stored && stored.sign === sign && stored.engine === engine ? stored.text : null;
  }

  /** Return the paths of stored replies that are outdated. @param {string} engine @returns {Promise<string[]>} */
  async outdatedReplies(engine) {
    const paths = await requestResult(
      this.database.transaction([REPLIES], "readonly").objectStore(REPLIES).getAllKeys(),
    );
    const replies = await Promise.all(paths.map((path) => this.storedReply(engine, String(path))));
    return paths.map(String).filter((_, at) => replies[at] === null);
  }
}

/** Return all texts of a kind. @param {IDBTransaction} transaction @param {string} kind @returns {Promise<Change[]>} */
async function all(transaction, kind) {
  const store = transaction.objectStore(kind);
  const [names, texts] = await Promise.all([requestResult(store.getAllKeys()), requestResult(store.getAll())]);
  return names.map((name, at) => [kind, String(name), texts[at]]);
}
