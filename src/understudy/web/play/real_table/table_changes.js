// What to do on the real table after an undo or a correction, until the player has done it.

import { localStore } from "../../app/storage.js";

/** @import { TableChange } from "../../types" */

/** @param {string} id */
const keyOf = (id) => `understudy-table-${id}`;

/** @type {Record<TableChange["action"], number>} */
const ORDER = { remove: 0, set: 1, place: 2 };
const OPPOSITE = { remove: "place", place: "remove", set: "set" };

/** Return the stored changes of a game that are still to be done. @param {string} id @returns {TableChange[]} */
export function readTableChanges(id) {
  const stored = localStore.read(keyOf(id));
  return Array.isArray(stored) ? stored : [];
}

/** @param {string} id @param {TableChange[]} changes */
export const writeTableChanges = (id, changes) => localStore.write(keyOf(id), changes);

/**
 * Return two lists as one: a value that changes twice changes once, and what is placed and removed again is left out.
 * @param {TableChange[]} earlier @param {TableChange[]} later @returns {TableChange[]}
 */
export function mergeTableChanges(earlier, later) {
  const merged = [...earlier];
  for (const change of later) {
    const at = merged.findIndex(({ action, fact }) => fact === change.fact && action === OPPOSITE[change.action]);
    if (at < 0) merged.push(change);
    else if (change.action !== "set") merged.splice(at, 1);
    else {
      const { before } = merged[at].args;
      if (JSON.stringify(before) === JSON.stringify(change.args.after)) merged.splice(at, 1);
      else merged[at] = { ...change, args: { ...change.args, before } };
    }
  }
  return merged.toSorted((one, other) => ORDER[one.action] - ORDER[other.action]);
}
