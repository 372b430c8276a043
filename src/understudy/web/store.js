// The game on the screen: what the server said last, what is being sent, and what stands in the way.

import { computed, signal } from "@preact/signals";
import * as api from "./api.js";
import * as outbox from "./outbox.js";
import { untickFrom } from "./ticks.js";
import { learnNames } from "./words.js";

/** @import { GameDocument } from "./shapes" */

const RETRY = 1500;

/** The game document, or null. */
export const game = signal(/** @type {GameDocument | null} */ (null));
/** A refusal to be said beside the prompt: {id, args}. */
export const problem = signal(null);
/** A quiet remark that is no refusal. */
export const remark = signal(null);
/** Nobody answers at the moment. */
export const away = signal(false);
/** Something is on its way to the server. */
export const sending = signal(false);

/** How many steps of the journal this device has shown and put away, by game. */
const seen = signal(0);

let live = null;
let watched = null;

const seenKey = (id) => `understudy-seen-${id}`;

/** The game document, for what is drawn only while there is one. */
export function theGame() {
  const doc = game.value;
  if (!doc) throw new Error("no game is on the screen");
  return doc;
}

/** The turns of the journal, oldest first: {turn, steps}. */
export const turns = computed(() => {
  const groups = [];
  for (const step of game.value?.journal ?? []) {
    const last = groups.at(-1);
    if (last?.turn === step.turn) last.steps.push(step);
    else groups.push({ turn: step.turn, steps: [step] });
  }
  return groups;
});

/** Neighbouring turns that are nobody's, such as production and research, read as one. */
export function merged(groups, side) {
  const joined = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && side(last.steps) === null && side(group.steps) === null) last.steps = [...last.steps, ...group.steps];
    else joined.push({ ...group });
  }
  return joined;
}

/**
 * The finished turns since your last one that this device has not put away.
 * @param {(steps: object[]) => string | null} side whose turn a group of steps is
 */
export function freshTurns(side) {
  const doc = game.value;
  if (!doc) return [];
  const finished = doc.question ? turns.value.slice(0, -1) : turns.value;
  const fresh = [];
  for (const group of finished.toReversed()) {
    if (side(group.steps) === "human" || group.steps.at(-1).number < seen.value) break;
    fresh.unshift(group);
  }
  return merged(fresh, side);
}

/** Everything up to now has been looked at. */
export function markSeen() {
  setSeen(game.value.journal.length);
}

function setSeen(count) {
  seen.value = count;
  try {
    localStorage.setItem(seenKey(game.value.id), String(count));
  } catch {
    // Without storage a reload shows the last turn again.
  }
}

function firstSeen(doc) {
  let stored = null;
  try {
    stored = localStorage.getItem(seenKey(doc.id));
  } catch {
    // As above.
  }
  if (stored !== null) return Math.min(Number(stored), doc.journal.length);
  return doc.answers === 0 ? 0 : doc.journal.length;
}

/** Take over what the server says the game is now. */
function take(doc) {
  const old = game.peek();
  const same = old?.id === doc.id;
  if (same && doc.journal_from > 0) doc.journal = [...old.journal.slice(0, doc.journal_from), ...doc.journal];
  game.value = doc;
  if (!same) setSeen(firstSeen(doc));
  else if (doc.journal.length < old.journal.length) forgetFrom(doc.journal.length);
  outbox.remember(doc);
}

/** Steps from this one on are no more, or are others now. */
function forgetFrom(number) {
  untickFrom(game.peek().id, number);
  if (seen.value > number) setSeen(number);
}

/** The game was changed at an earlier place: from step `differs` on it is another. */
export function takeOver(doc, differs) {
  take(doc);
  forgetFrom(differs);
}

/** Show a game and follow it until another is shown. */
export async function open(id) {
  close();
  watched = id;
  problem.value = remark.value = null;
  const first = api.load(id);
  first.catch((error) => error instanceof api.Away && watched === id && showLast(id));
  const doc = await untilAnswered(once(first, () => api.load(id)), () => watched === id);
  if (!doc) return;
  await untilAnswered(() => learnNames(doc.system), () => watched === id);
  if (watched !== id) return;
  take(doc);
  follow(id);
  const waiting = outbox.waiting(id);
  if (waiting && !sending.peek()) await deliver(waiting);
}

/** The first call is on its way already; later ones begin anew. */
const once = (first, again) => {
  let next = () => first;
  return () => {
    const call = next();
    next = again;
    return call;
  };
};

/** Nobody answers: show the game as this device saw it last. */
async function showLast(id) {
  const doc = await outbox.lastSeen(id);
  if (!doc || watched !== id || game.peek()) return;
  await learnNames(doc.system).catch(() => {});
  if (watched === id && !game.peek()) take(doc);
}

/** Stop following. */
export function close() {
  live?.close();
  live = watched = null;
  game.value = null;
  sending.value = false;
}

function follow(id) {
  live = api.events(id);
  live.addEventListener("open", () => {
    away.value = false;
  });
  live.addEventListener("revision", (event) => {
    away.value = false;
    if (JSON.parse(event.data).revision !== game.peek()?.revision && !sending.peek()) refresh();
  });
  live.addEventListener("error", () => {
    if (watched !== id) return;
    // The browser asks again by itself, unless it was refused: then the game is gone.
    if (live.readyState === EventSource.CLOSED) refresh();
    else away.value = true;
  });
}

async function refresh() {
  const id = watched;
  try {
    const doc = await untilAnswered(() => api.load(id), () => watched === id);
    if (doc && watched === id) take(doc);
  } catch (error) {
    problem.value = error.words ?? null;
  }
}

/** Ask until somebody answers; a refusal is an answer. */
async function untilAnswered(ask, wanted) {
  while (wanted()) {
    try {
      const said = await ask();
      away.value = false;
      return said;
    } catch (error) {
      if (!(error instanceof api.Away)) {
        away.value = false;
        throw error;
      }
      away.value = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
  return null;
}

/** Send something that changes the game. True if it was taken. */
async function change(send) {
  const { id, token, revision, journal } = game.peek();
  if (sending.peek()) return false;
  sending.value = true;
  problem.value = remark.value = null;
  try {
    const doc = await untilAnswered(() => send(id, token, journal.length), () => watched === id);
    if (!doc) return false;
    // Somebody else moved on meanwhile: what we hold of the journal may be another game's.
    if (doc.revision === revision + 1) take(doc);
    else await refresh();
    return true;
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    if (error.status === 409) {
      await refresh();
      remark.value = { id: "page-stale", args: {} };
    } else {
      problem.value = error.words;
    }
    return false;
  } finally {
    sending.value = false;
  }
}

function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Answer the question; however often it has to be sent, it counts once. */
export function answer(value) {
  const { id, token } = game.peek();
  return sending.peek() ? false : deliver({ id, body: { token, answer: value, key: freshKey() } });
}

/** Send an answer, and keep it until the server has said that it has it, also over a reload. */
async function deliver({ id, body }) {
  outbox.keep(id, body);
  const taken = await change(() => api.answer(id, body, game.peek()?.journal.length ?? 0));
  if (watched === id) outbox.drop(id);
  return taken;
}

/** Take back the last answer, or all after the first `to`. */
export const undo = (to) =>
  change((id, token, since) => api.undo(id, to === undefined ? { token } : { token, to }, since));

export const redo = () => change((id, token, since) => api.redo(id, { token }, since));
