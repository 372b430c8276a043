// How many steps of a game's journal this device has shown and put away; before the table is ready, none is to be shown.

import { localStore } from "../app/storage.js";

/** @import { GameDocument } from "../types" */

/** @param {string} id */
const keyOf = (id) => `understudy-seen-${id}`;

/** The table has yet to be set up. */
export const SET_UP_PENDING = -1;

/** A game opened for the first time: a new one begins with its set-up, another is shown as it stands. @param {GameDocument} doc */
export function readSeen({ id, answers, journal }) {
  const stored = localStore.read(keyOf(id));
  if (Number.isInteger(stored)) return Math.min(stored, journal.length);
  return answers === 0 ? SET_UP_PENDING : journal.length;
}

/** @param {string} id @param {number} count */
export const writeSeen = (id, count) => localStore.write(keyOf(id), count);
