// A game that is open: what was said of it last, what is on its way, what stands in the way. Each has its own, so that
// a reply that comes late changes the game it belongs to and no other.

import { computed, signal } from "@preact/signals";
import { events } from "understudy/backend";
import * as api from "../requests/api.js";
import { ServerUnavailable, Refused, errorMessage } from "../requests/errors.js";
import * as pendingRequests from "./pending_requests.js";
import { retryAfterLimit, retryUntilAvailable } from "../requests/retry.js";
import { readSeen, writeSeen } from "./read_position.js";
import { loadSystem } from "../app/faces.js";
import { untickFrom } from "./ticks.js";
import { byTurns } from "../journal/turns.js";

/** @import { GameEvents } from "understudy/backend" */
/** @import { Answer, GameDocument, Message } from "../types" */

/** @typedef {{ token: string, answer: Answer, key: string }} SentAnswer an answer as it is sent */

/** How refusals begin for whoever has had enough for now. */
const LIMIT_PREFIX = "server-limit-";

/** However often an answer has to be sent, it counts once: it has a key. */
function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is shown of a game; whoever watches gets no token. @param {GameDocument} doc */
const stateOf = ({ token, revision, right }) => `${token} ${revision} ${right}`;

export class OpenGame {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** The game document, or null while it is not known. */
    this.doc = signal(/** @type {GameDocument | null} */ (null));
    /** Why the game cannot be shown at all: a message, or null. */
    this.failure = signal(/** @type {Message | null} */ (null));
    /** A refusal to be said beside the prompt. */
    this.problem = signal(/** @type {Message | null} */ (null));
    /** A quiet remark that is no refusal. */
    this.note = signal(/** @type {Message | null} */ (null));
    /** Nobody answers at the moment. */
    this.unavailable = signal(false);
    /** Something is on its way. */
    this.sending = signal(false);
    /** How many steps of the journal this device has shown and put away. */
    this.seen = signal(0);
    this.turns = computed(() => byTurns(this.doc.value?.journal ?? []));
    this.closed = false;
    this.events = /** @type {GameEvents | null} */ (null);
    /** The newest reading that is on its way. */
    this.latestRead = /** @type {object | null} */ (null);
  }

  /** The document, once there is one. */
  loadedDoc() {
    const doc = this.doc.peek();
    if (!doc) throw new Error("the game is not known yet");
    return doc;
  }

  /** Read the game and follow it until it is closed. */
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
    const waiting = pendingRequests.storedAnswer(this.id);
    if (waiting && !this.sending.peek()) await this.deliver(waiting);
  }

  /** Stop following; what is on its way may still arrive. */
  close() {
    this.closed = true;
    this.events?.close();
  }

  /**
   * Ask until somebody answers, as long as the game is open.
   * @template T @param {() => Promise<T>} ask
   */
  retryUntilAvailable(ask) {
    return retryUntilAvailable(
      ask,
      () => !this.closed,
      (away) => {
        this.unavailable.value = away;
      },
    );
  }

  /** Nobody answers: show the game as this device saw it last. */
  async showStored() {
    const doc = await pendingRequests.storedGame(this.id);
    if (!doc) return;
    const ready = await loadSystem(doc.system).then(
      () => true,
      () => false,
    );
    if (ready && !this.closed && !this.doc.peek()) this.update(doc);
  }

  follow() {
    const news = events(this.id);
    this.events = news;
    // Whatever happened before was not heard.
    news.addEventListener("open", () => {
      if (this.note.peek()?.id.startsWith(LIMIT_PREFIX)) this.note.value = null;
      if (!this.sending.peek()) this.refresh();
    });
    news.addEventListener("revision", (event) => {
      this.unavailable.value = false;
      if (event.detail.revision !== this.loadedDoc().revision && !this.sending.peek()) this.refresh();
    });
    news.addEventListener("unavailable", () => {
      this.unavailable.value = true;
    });
    news.addEventListener("refused", ({ detail }) => {
      // Whoever stands before the door is told so elsewhere; a limit is said here, with its time.
      if (detail.reason?.id.startsWith(LIMIT_PREFIX)) this.note.value = detail.reason;
      this.refresh();
    });
  }

  /** Read the game anew; what was asked before this, and comes after it, is old. */
  async refresh() {
    const mine = {};
    this.latestRead = mine;
    try {
      const doc = await this.retryUntilAvailable(() => api.load(this.id));
      if (doc && this.latestRead === mine && stateOf(doc) !== stateOf(this.loadedDoc())) this.update(doc);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem.value = error.reason;
      if (error.status === 404) this.events?.close();
    }
  }

  /** Take over what the game is said to be now. @param {GameDocument} doc */
  update(doc) {
    const old = this.doc.peek();
    this.latestRead = null;
    if (old && doc.journal_from > 0) doc.journal = [...old.journal.slice(0, doc.journal_from), ...doc.journal];
    this.doc.value = doc;
    if (!old) this.setSeen(readSeen(doc));
    else if (doc.journal.length < old.journal.length) this.discardFrom(doc.journal.length);
    pendingRequests.storeGame(doc);
  }

  /** The game was changed at an earlier place: from step `differs` on it is another. @param {GameDocument} doc @param {number} differs */
  updateFrom(doc, differs) {
    this.update(doc);
    this.discardFrom(differs);
  }

  /** Steps from this one on are no more, or are others now. @param {number} number */
  discardFrom(number) {
    untickFrom(this.id, number);
    if (this.seen.peek() > number) this.setSeen(number);
  }

  /** @param {number} count */
  setSeen(count) {
    this.seen.value = count;
    writeSeen(this.id, count);
  }

  /** So many steps have been looked at; usually all. @param {number} [count] */
  markSeen(count) {
    this.setSeen(count ?? this.loadedDoc().journal.length);
  }

  /**
   * Send something that changes the game.
   * @param {(token: string, since: number) => Promise<GameDocument>} send
   * @returns {Promise<"taken" | "refused" | "unsent">} unsent if the game was closed before somebody answered
   */
  async change(send) {
    const { token, revision, journal } = this.loadedDoc();
    this.sending.value = true;
    this.problem.value = this.note.value = null;
    try {
      const doc = await retryAfterLimit(
        () => this.retryUntilAvailable(() => send(token, journal.length)),
        () => !this.closed,
        (words) => {
          this.note.value = words;
        },
      );
      if (!doc) return "unsent";
      // Somebody else moved on meanwhile: what we hold of the journal may be another game's.
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

  /** Send an answer, and keep it until somebody has said that it has arrived, also over a reload. @param {SentAnswer} body */
  async deliver(body) {
    pendingRequests.storeAnswer(this.id, body);
    const end = await this.change((_, since) => api.answer(this.id, body, since));
    if (end !== "unsent") pendingRequests.removeAnswer(this.id, body.key);
    return end === "taken";
  }

  /** Take back the last answer, or all after the first `to`. @param {number} [to] */
  async undo(to) {
    if (this.sending.peek()) return false;
    return (
      (await this.change((token, since) => api.undo(this.id, to === undefined ? { token } : { token, to }, since))) ===
      "taken"
    );
  }

  async redo() {
    if (this.sending.peek()) return false;
    return (await this.change((token, since) => api.redo(this.id, { token }, since))) === "taken";
  }
}

/** The first call is on its way already; later ones begin anew. @template T @param {Promise<T>} first @param {() => Promise<T>} again */
const firstThen = (first, again) => {
  let next = () => first;
  return () => {
    const call = next();
    next = again;
    return call;
  };
};
