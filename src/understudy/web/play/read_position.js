// How many steps of a game's journal this device has shown and put away; before the table is ready, none is to be shown.

import { lasting } from "../app/storage.js";

/** @import { GameDocument } from "../types" */

/** @param {string} id */
const keyOf = (id) => `understudy-seen-${id}`;

/** The table has yet to be set up. */
export const NOT_READY = -1;

/** A game opened for the first time: a new one begins with its set-up, another is shown as it stands. @param {GameDocument} doc */
export function seenOf({ id, answers, journal }) {
  const stored = lasting.read(keyOf(id));
  if (Number.isInteger(stored)) return Math.min(stored, journal.length);
  return answers === 0 ? NOT_READY : journal.length;
}

/** @param {string} id @param {number} count */
export const setSeen = (id, count) => lasting.write(keyOf(id), count);
