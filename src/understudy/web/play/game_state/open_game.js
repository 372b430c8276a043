// An open game: its document, pending requests and problems. Each open game has its own object, so a late reply never
// changes another game.

import { computed, signal } from "@preact/signals";
import { events } from "understudy/backend";
import * as api from "../../requests/api.js";
import { ServerUnavailable, Refused, errorMessage } from "../../requests/errors.js";
import * as pendingRequests from "./pending_requests.js";
import { retryAfterLimit, retryUntilAvailable } from "../../requests/retry.js";
import { addPlayed } from "./playing_time.js";
import { readSeen, writeSeen } from "./read_position.js";
import { mergeTableChanges, readTableChanges, writeTableChanges } from "../real_table/table_changes.js";
import { loadSystem } from "../../app/faces.js";
import { refreshGames } from "../../games/game_list.js";
import { tickedSteps, untickFrom } from "../real_table/ticks.js";
import { byTurns } from "../../journal/turns.js";

/** @import { GameEvents } from "understudy/backend" */
/** @import { Answer, GameDocument, Message, TableChange } from "../../types" */

/**
 * An answer as it is sent; the server accepts a key once.
 * @typedef {{ token: string, answer: Answer, key: string }} SentAnswer
 */

/** Prefix of the messages about rate limits. */
const LIMIT_PREFIX = "server-limit-";

/** Return a key that makes repeated sending of an answer idempotent. */
function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Return what identifies the shown state; spectators get no token, so the token alone is not enough.
 * @param {GameDocument} doc
 */
const stateOf = ({ token, revision, right }) => `${token} ${revision} ${right}`;

export class OpenGame {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** The game document, or null until it is loaded. */
    this.doc = signal(/** @type {GameDocument | null} */ (null));
    /** Why the game cannot be shown, or null. */
    this.failure = signal(/** @type {Message | null} */ (null));
    /** Why the last answer was refused, or null. */
    this.problem = signal(/** @type {Message | null} */ (null));
    /** A note that is not a refusal, or null. */
    this.note = signal(/** @type {Message | null} */ (null));
    /** Whether the server does not answer. */
    this.unavailable = signal(false);
    /** Whether a change is being sent. */
    this.sending = signal(false);
    /** Number of journal steps that this device has shown. */
    this.seen = signal(0);
    /** What is still to be done on the table after an undo or a correction. */
    this.tableChanges = signal(readTableChanges(id));
    this.turns = computed(() => byTurns(this.doc.value?.journal ?? []));
    /** When the game was opened or changed last. */
    this.changed = Date.now();
    this.closed = false;
    this.events = /** @type {GameEvents | null} */ (null);
    /** Identifies the latest request for the document; an older reply is ignored. */
    this.latestRead = /** @type {object | null} */ (null);
    /** Abort the requests for previews of the shown question. */
    this.previewing = /** @type {Set<AbortController>} */ (new Set());
  }

  /** Return the document; it must be loaded. */
  loadedDoc() {
    const doc = this.doc.peek();
    if (!doc) throw new Error("the game is not loaded yet");
    return doc;
  }

  /** Load the game and follow its changes until it is closed. */
  async open() {
    try {
      const first = api.load(this.id);
      first.catch((error) => (error instanceof ServerUnavailable ? this.showStored() : undefined));
      const doc = await this.retryUntilAvailable(firstThen(first, () => api.load(this.id)));
      if (doc) await this.retryUntilAvailable(() => loadSystem(doc.system));
      if (this.closed || !doc) return;
      this.update(doc);
    } catch (error) {
      this.failure.value = errorMessage(error);
      return;
    }
    this.follow();
    const unsent = pendingRequests.storedAnswer(this.id);
    if (unsent && !this.sending.peek()) await this.deliver(unsent);
  }

  /** Stop following the game; pending replies may still arrive. */
  close() {
    this.closed = true;
    this.events?.close();
  }

  /**
   * Send a request, and repeat it while the server is unavailable and the game is open.
   * @template T @param {() => Promise<T>} ask
   */
  retryUntilAvailable(ask) {
    return retryUntilAvailable(
      ask,
      () => !this.closed,
      (unavailable) => {
        this.unavailable.value = unavailable;
      },
    );
  }

  /** Show the stored copy of the game, while the server is unavailable. */
  async showStored() {
    const doc = await pendingRequests.storedGame(this.id);
    if (!doc) return;
    const ready = await loadSystem(doc.system).then(
      () => true,
      () => false,
    );
    if (ready && !this.closed && !this.doc.peek()) this.update(doc);
  }

  /** Follow the changes of the game. */
  follow() {
    const gameEvents = events(this.id);
    this.events = gameEvents;
    // Changes before the stream opened were missed.
    gameEvents.addEventListener("open", () => {
      if (this.note.peek()?.id.startsWith(LIMIT_PREFIX)) this.note.value = null;
      if (!this.sending.peek()) this.refresh();
    });
    gameEvents.addEventListener("revision", (event) => {
      this.unavailable.value = false;
      if (event.detail.revision !== this.loadedDoc().revision && !this.sending.peek()) this.refresh();
    });
    gameEvents.addEventListener("unavailable", () => {
      this.unavailable.value = true;
    });
    gameEvents.addEventListener("refused", ({ detail }) => {
      // A rate limit is shown here; the login screen reports a missing secret.
      if (detail.reason?.id.startsWith(LIMIT_PREFIX)) this.note.value = detail.reason;
      this.refresh();
    });
  }

  /** Load the game again; replies to earlier requests are ignored. */
  async refresh() {
    const request = {};
    this.latestRead = request;
    try {
      const doc = await this.retryUntilAvailable(() => api.load(this.id));
      if (doc && this.latestRead === request && stateOf(doc) !== stateOf(this.loadedDoc())) this.update(doc);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem.value = error.reason;
      if (error.status === 404) this.events?.close();
    }
  }

  /** Use a new document. @param {GameDocument} doc */
  update(doc) {
    const old = this.doc.peek();
    this.latestRead = null;
    if (old && doc.journal_from > 0) doc.journal = [...old.journal.slice(0, doc.journal_from), ...doc.journal];
    this.doc.value = doc;
    this.countTime(old, doc);
    // A game without answers may be removed again.
    if (old?.answers === 0 && doc.answers > 0) refreshGames();
    if (!old) this.setSeen(readSeen(doc));
    else if (doc.journal.length < old.journal.length) this.discardFrom(doc.journal.length);
    pendingRequests.storeGame(doc);
  }

  /** Count the time that this change has taken. @param {GameDocument | null} old @param {GameDocument} doc */
  countTime(old, doc) {
    const now = Date.now();
    if (old && old.revision !== doc.revision) addPlayed(this.id, now - this.changed);
    this.changed = now;
  }

  /**
   * Use the document of a corrected game, which differs from step `differs` on. With a real table, the list of what to
   * do there replaces the reports of its turns.
   * @param {GameDocument} doc @param {number} differs
   */
  updateFrom(doc, differs) {
    this.update(doc);
    this.discardFrom(differs);
    if (doc.checklist.length > 0) this.markSeen();
    this.addTableChanges(doc.table);
  }

  /** Add what to do on the table; it is stored until it is done. @param {TableChange[]} changes */
  addTableChanges(changes) {
    this.setTableChanges(mergeTableChanges(this.tableChanges.peek(), changes));
  }

  /** @param {TableChange[]} changes */
  setTableChanges(changes) {
    this.tableChanges.value = changes;
    writeTableChanges(this.id, changes);
  }

  /** Forget which steps from this one on were ticked or seen. @param {number} number */
  discardFrom(number) {
    untickFrom(this.id, number);
    if (this.seen.peek() > number) this.setSeen(number);
  }

  /** Set the number of seen steps. @param {number} count */
  setSeen(count) {
    this.seen.value = count;
    writeSeen(this.id, count);
  }

  /** Mark the first `count` steps as seen; by default all. @param {number} [count] */
  markSeen(count) {
    this.setSeen(count ?? this.loadedDoc().journal.length);
  }

  /**
   * Return the preview of each sequence of answers to the question; rejects if the game is changed before.
   * @param {Answer[][]} answers @param {AbortController} controller aborts the request
   */
  previews(answers, controller) {
    const { token } = this.loadedDoc();
    this.previewing.add(controller);
    return api
      .previews(this.id, { token, answers }, controller.signal)
      .finally(() => this.previewing.delete(controller));
  }

  /**
   * Send a change of the game.
   * @param {(token: string, since: number) => Promise<GameDocument>} send
   * @returns {Promise<"taken" | "refused" | "unsent">} "unsent" if the game was closed before the server answered
   */
  async change(send) {
    const { token, revision, journal } = this.loadedDoc();
    // The server would refuse previews that arrive after the change, and the browser would log that as an error.
    for (const controller of this.previewing) controller.abort();
    this.sending.value = true;
    this.problem.value = this.note.value = null;
    try {
      const doc = await retryAfterLimit(
        () => this.retryUntilAvailable(() => send(token, journal.length)),
        () => !this.closed,
        (reason) => {
          this.note.value = reason;
        },
      );
      if (!doc) return "unsent";
      // If another device changed the game too, the loaded part of the journal may be outdated.
      if (doc.revision === revision + 1) this.update(doc);
      else await this.refresh();
      return "taken";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 409) {
        await this.refresh();
        this.note.value = { id: "page-stale", args: {} };
      } else {
        this.problem.value = error.reason;
      }
      return "refused";
    } finally {
      this.sending.value = false;
    }
  }

  /** Answer the question. @param {Answer} value */
  answer(value) {
    const { token } = this.loadedDoc();
    return this.sending.peek() ? false : this.deliver({ token, answer: value, key: randomKey() });
  }

  /**
   * Send an answer, and store it until the server has answered, so that it survives a reload.
   * @param {SentAnswer} body
   */
  async deliver(body) {
    pendingRequests.storeAnswer(this.id, body);
    const end = await this.change((_, since) => api.answer(this.id, body, since));
    if (end !== "unsent") pendingRequests.removeAnswer(this.id, body.key);
    return end === "taken";
  }

  /** Undo the last answer, or all after the first `to`. @param {number} [to] */
  async undo(to) {
    if (this.sending.peek()) return false;
    const done = Math.max(this.seen.peek(), ...tickedSteps(this.id).map((step) => step + 1));
    const body = to === undefined ? {} : { to };
    if ((await this.change((token, since) => api.undo(this.id, { token, ...body }, since))) !== "taken") return false;
    const doc = this.loadedDoc();
    // Tasks that were neither confirmed nor ticked were not done on the table.
    if (done > doc.journal.length) this.addTableChanges(doc.table);
    this.doc.value = { ...doc, table: [] };
    return true;
  }

  async redo() {
    if (this.sending.peek()) return false;
    return (await this.change((token, since) => api.redo(this.id, { token }, since))) === "taken";
  }
}

/**
 * Return a function that returns the running request first, and then sends new ones.
 * @template T @param {Promise<T>} first @param {() => Promise<T>} again
 */
const firstThen = (first, again) => {
  let next = () => first;
  return () => {
    const call = next();
    next = again;
    return call;
  };
};
