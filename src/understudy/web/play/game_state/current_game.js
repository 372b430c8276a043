// The current game: the one that is shown.

import { computed, effect, signal } from "@preact/signals";
import { OpenGame } from "./open_game.js";
import { SET_UP_PENDING } from "./read_position.js";
import { unseenSince } from "../../journal/turns.js";
import { customNames } from "../../app/translations.js";

/** @import { Answer, Side, Step } from "../../types" */

/** The open game, or null. */
export const current = signal(/** @type {OpenGame | null} */ (null));

/** The game document, or null. */
export const game = computed(() => current.value?.doc.value ?? null);
effect(() => {
  customNames.value = game.value?.view?.called ?? { names: {}, letters: {} };
});

/** Whether this device only watches the game. */
export const watching = computed(() => game.value?.right === "watch");

export const failure = computed(() => current.value?.failure.value ?? null);
export const problem = computed(() => current.value?.problem.value ?? null);
export const note = computed(() => current.value?.note.value ?? null);
export const serverUnavailable = computed(() => current.value?.unavailable.value ?? false);
export const sending = computed(() => current.value?.sending.value ?? false);
/** The turns of the journal, oldest first. */
export const turns = computed(() => current.value?.turns.value ?? []);

/** Return the open game; there must be one. */
export function currentOpenGame() {
  const one = current.peek();
  if (!one) throw new Error("no game is shown");
  return one;
}

/** Return the game document; a game must be shown. */
export function currentGame() {
  const doc = game.value;
  if (!doc) throw new Error("no game is shown");
  return doc;
}

/** Open a game; return a function that closes it. @param {string} id */
export function open(id) {
  const opened = new OpenGame(id);
  current.value = opened;
  opened.open();
  return () => {
    opened.close();
    if (current.peek() === opened) current.value = null;
  };
}

/**
 * Return the turns since the player's last one that this device has not shown, as far as they were played.
 * @param {(steps: Step[]) => Side} side returns the side of a turn
 * @param {(steps: Step[]) => boolean} isOwnTurnReported whether the player's last turn is shown too
 */
export function unseenTurns(side, isOwnTurnReported) {
  const doc = game.value;
  if (!current.value || !doc) return [];
  const unfinished = doc.over ? undefined : doc.turn;
  return unseenSince(turns.value, current.value.seen.value, side, unfinished, isOwnTurnReported);
}

/** Return the number of steps that this device has shown. */
export const seenCount = () => Math.max(0, current.value?.seen.value ?? 0);

/** Return whether the setup is not confirmed yet. */
export const isSetUpPending = () => current.value?.seen.value === SET_UP_PENDING;

/** Mark the first `count` steps as seen; by default all. @param {number} [count] */
export const markSeen = (count) => currentOpenGame().markSeen(count);

/** @param {Answer} value */
export const answer = (value) => currentOpenGame().answer(value);

/** Undo the last answer, or all after the first `to`. @param {number} [to] */
export const sendUndo = (to) => currentOpenGame().undo(to);

export const redo = () => currentOpenGame().redo();
