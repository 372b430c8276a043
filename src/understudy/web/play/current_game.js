// The game on the screen. Which one that is changes; each keeps what is its own.

import { computed, effect, signal } from "@preact/signals";
import { OpenGame } from "./open_game.js";
import { SET_UP_PENDING } from "./read_position.js";
import { unseenSince } from "../journal/turns.js";
import { customNames } from "../app/translations.js";

/** @import { Answer, Side, Step } from "../types" */

export const current = signal(/** @type {OpenGame | null} */ (null));

/** The game document, or null. */
export const game = computed(() => current.value?.doc.value ?? null);
effect(() => {
  customNames.value = game.value?.view?.called ?? { names: {}, letters: {} };
});

/** Whether somebody else plays, and here it is only looked at. */
export const watching = computed(() => game.value?.right === "watch");

export const failure = computed(() => current.value?.failure.value ?? null);
export const problem = computed(() => current.value?.problem.value ?? null);
export const note = computed(() => current.value?.note.value ?? null);
export const serverUnavailable = computed(() => current.value?.unavailable.value ?? false);
export const sending = computed(() => current.value?.sending.value ?? false);
/** The turns of the journal, oldest first. */
export const turns = computed(() => current.value?.turns.value ?? []);

/** The open game, for what is done only while there is one. */
export function currentOpenGame() {
  const one = current.peek();
  if (!one) throw new Error("no game is on the screen");
  return one;
}

/** The game document, for what is drawn only while there is one. */
export function currentGame() {
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

/** The finished turns since your last one that this device has not put away. @param {(steps: Step[]) => Side} side whose turn a group of steps is */
export function unseenTurns(side) {
  const doc = game.value;
  if (!current.value || !doc) return [];
  const finished = turns.value.filter(({ turn }) => turn < doc.turn);
  return unseenSince(finished, current.value.seen.value, side);
}

/** Whether the table has yet to be set up. */
export const isSetUpPending = () => current.value?.seen.value === SET_UP_PENDING;

/** So many steps have been looked at; usually all. @param {number} [count] */
export const markSeen = (count) => currentOpenGame().markSeen(count);

/** @param {Answer} value */
export const answer = (value) => currentOpenGame().answer(value);

/** Take back the last answer, or all after the first `to`. @param {number} [to] */
export const sendUndo = (to) => currentOpenGame().undo(to);

export const redo = () => currentOpenGame().redo();
