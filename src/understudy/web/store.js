// The game on the screen. Which one that is changes; each keeps what is its own.

import { computed, effect, signal } from "@preact/signals";
import { OpenGame } from "./opengame.js";
import { unseen } from "./turns.js";
import { called } from "./words.js";

/** @import { Answer, Side, Step } from "./shapes" */

export const current = signal(/** @type {OpenGame | null} */ (null));

/** The game document, or null. */
export const game = computed(() => current.value?.doc.value ?? null);
effect(() => {
  called.value = game.value?.view?.called ?? { names: {}, letters: {} };
});

export const failure = computed(() => current.value?.failure.value ?? null);
export const problem = computed(() => current.value?.problem.value ?? null);
export const remark = computed(() => current.value?.remark.value ?? null);
export const away = computed(() => current.value?.away.value ?? false);
export const sending = computed(() => current.value?.sending.value ?? false);
/** The turns of the journal, oldest first. */
export const turns = computed(() => current.value?.turns.value ?? []);

/** The open game, for what is done only while there is one. */
export function theOpen() {
  const one = current.peek();
  if (!one) throw new Error("no game is on the screen");
  return one;
}

/** The game document, for what is drawn only while there is one. */
export function theGame() {
  const doc = game.value;
  if (!doc) throw new Error("no game is on the screen");
  return doc;
}

/** Show a game; gives what takes it off the screen again. @param {string} id */
export function open(id) {
  const mine = new OpenGame(id);
  current.value = mine;
  mine.open();
  return () => {
    mine.close();
    if (current.peek() === mine) current.value = null;
  };
}

/**
 * The finished turns since your last one that this device has not put away.
 * @param {(steps: Step[]) => Side} side whose turn a group of steps is
 */
export function freshTurns(side) {
  if (!current.value || !game.value) return [];
  const finished = game.value.question ? turns.value.slice(0, -1) : turns.value;
  return unseen(finished, current.value.seen.value, side);
}

/** Everything up to now has been looked at. */
export const markSeen = () => theOpen().markSeen();

/** @param {Answer} value */
export const answer = (value) => theOpen().answer(value);

/** Take back the last answer, or all after the first `to`. @param {number} [to] */
export const undo = (to) => theOpen().undo(to);

export const redo = () => theOpen().redo();
