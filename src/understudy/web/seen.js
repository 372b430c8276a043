// How many steps of a game's journal this device has shown and put away.

import { lasting } from "./storage.js";

/** @import { GameDocument } from "./shapes" */

/** @param {string} id */
const keyOf = (id) => `understudy-seen-${id}`;

/** A game opened for the first time: a new one is shown from its start, another as it stands. @param {GameDocument} doc */
export function seenOf({ id, answers, journal }) {
  const stored = lasting.read(keyOf(id));
  if (Number.isInteger(stored)) return Math.min(stored, journal.length);
  return answers === 0 ? 0 : journal.length;
}

/** @param {string} id @param {number} count */
export const setSeen = (id, count) => lasting.write(keyOf(id), count);
