// The games as this browser keeps them: texts by kind and name, in IndexedDB. Every change counts the clock on, so that
// another tab notices that what it knows is old.

const KINDS = ["heads", "games", "sheets"];
const CLOCK = "clock";
const REPLIES = "replies";

/** @typedef {[kind: string, name: string, text: string | null]} Change */

/** Somebody else has written meanwhile. */
export class WriteConflict extends Error {}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const requestResult = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const transactionEnd = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });

export class TextStore {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    /** What the clock showed when this tab last looked. */
    this.knownClock = -1;
    // A newer version of the page may want other stores: it is not held up.
    database.addEventListener("versionchange", () => database.close());
  }

  /** @param {string} folder where the page lies; each has games of its own */
  static async open(folder) {
    const request = indexedDB.open(`understudy ${folder}`, 1);
    request.addEventListener("upgradeneeded", () => {
      for (const kind of [...KINDS, CLOCK, REPLIES]) request.result.createObjectStore(kind);
    });
    return new TextStore(await requestResult(request));
  }

  /** @param {IDBTransaction} transaction @returns {Promise<number>} */
  async clock(transaction) {
    return (await requestResult(transaction.objectStore(CLOCK).get(CLOCK))) ?? 0;
  }

  /** All lines of the list and all sheets, if anything has changed since this tab looked; else null. @returns {Promise<Change[] | null>} */
  async changedTexts() {
    const transaction = this.database.transaction([CLOCK, "heads", "sheets"], "readonly");
    const clock = await this.clock(transaction);
    if (clock === this.knownClock) return null;
    const [heads, sheets] = await Promise.all([all(transaction, "heads"), all(transaction, "sheets")]);
    this.knownClock = clock;
    return [...heads, ...sheets];
  }

  /** What a game is replayed from. @param {string} id @returns {Promise<string | undefined>} */
  game(id) {
    return requestResult(this.database.transaction(["games"], "readonly").objectStore("games").get(id));
  }

  /** What all games are replayed from. */
  games() {
    return all(this.database.transaction(["games"], "readonly"), "games");
  }

  /** Write all of these changes, or none; on the disk when it settles. @param {Change[]} changes */
  async write(changes) {
    const transaction = this.database.transaction([...KINDS, CLOCK], "readwrite", { durability: "strict" });
    const end = transactionEnd(transaction);
    // Whatever goes wrong before is said by the end.
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

  /** Keep what this engine has answered, for the next start, or that there is nothing; no matter if it fails. @param {string} engine @param {string} about @param {string | null} text */
  async storeReply(engine, about, text) {
    try {
      const transaction = this.database.transaction([CLOCK, "heads", REPLIES], "readwrite");
      const signature = await this.sign(transaction, about);
      const store = transaction.objectStore(REPLIES);
      if (text === null) store.delete(about);
      else store.put({ sign: signature, engine, text }, about);
    } catch {
      // The next start asks.
    }
  }

  /** By what it is known whether an answer is old: the line of its game, or the clock. @param {IDBTransaction} transaction @param {string} about */
  sign(transaction, about) {
    const [, id] = /^games\/([^/?]+)/.exec(about) ?? [];
    return id === undefined
      ? this.clock(transaction)
      : requestResult(transaction.objectStore("heads").get(decodeURIComponent(id)));
  }

  /** What this engine has answered, if nothing has changed since. @param {string} engine @param {string} about @returns {Promise<string | null>} */
  async storedReply(engine, about) {
    const transaction = this.database.transaction([CLOCK, "heads", REPLIES], "readonly");
    const [sign, kept] = await Promise.all([
      this.sign(transaction, about),
      requestResult(transaction.objectStore(REPLIES).get(about)),
    ]);
    return kept && kept.sign === sign && kept.engine === engine ? kept.text : null;
  }

  /** What was answered once and has changed since. @param {string} engine @returns {Promise<string[]>} */
  async outdatedReplies(engine) {
    const asked = await requestResult(
      this.database.transaction([REPLIES], "readonly").objectStore(REPLIES).getAllKeys(),
    );
    const kept = await Promise.all(asked.map((about) => this.storedReply(engine, String(about))));
    return asked.map(String).filter((_, at) => kept[at] === null);
  }
}

/** Every text of a kind. @param {IDBTransaction} transaction @param {string} kind @returns {Promise<Change[]>} */
async function all(transaction, kind) {
  const store = transaction.objectStore(kind);
  const [names, texts] = await Promise.all([requestResult(store.getAllKeys()), requestResult(store.getAll())]);
  return names.map((name, at) => [kind, String(name), texts[at]]);
}
