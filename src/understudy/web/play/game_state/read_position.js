// Number of journal steps of each game that this device has shown.

import { localStore } from "../../app/storage.js";

/** @import { GameDocument } from "../../types" */

/** @param {string} id */
const keyOf = (id) => `understudy-seen-${id}`;

/** Instead of a number: the setup is not confirmed yet. */
export const SET_UP_PENDING = -1;

/** Return the stored number; by default the setup of a new game, or all steps of another. @param {GameDocument} doc */
export function readSeen({ id, answers, journal }) {
  const stored = localStore.read(keyOf(id));
  if (Number.isInteger(stored)) return Math.min(stored, journal.length);
  return answers === 0 ? SET_UP_PENDING : journal.length;
}

/** @param {string} id @param {number} count */
export const writeSeen = (id, count) => localStore.write(keyOf(id), count);
