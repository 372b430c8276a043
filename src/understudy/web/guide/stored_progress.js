// How far the learner has come in the guide of each game, stored on this device.

import { isObject, localStore } from "../app/storage.js";
import { guideOf } from "./progress.js";

/** @import { GameSummary } from "../types" */

/**
 * A place in a guide: the index of its hint, and the step that the learner sees, of how many.
 * @typedef {{ at: number, step: number, steps: number }} StoredPlace
 */

/** Stored instead of a place. */
const FINISHED = "finished";

/** @param {string} id of the game */
const keyOf = (id) => `understudy-guide-${id}`;

/** Return the stored place; null without one, or if the guide is finished. @param {string} id */
export function storedPlace(id) {
  const stored = localStore.read(keyOf(id));
  return isObject(stored) && Number.isInteger(stored.at) ? /** @type {StoredPlace} */ (stored) : null;
}

/** @param {string} id @param {StoredPlace} place */
export const storePlace = (id, place) => localStore.write(keyOf(id), place);

/** Return whether the learner has finished the guide or plays on without it. @param {string} id */
export const isFinished = (id) => localStore.read(keyOf(id)) === FINISHED;

/** @param {string} id */
export const storeFinished = (id) => localStore.write(keyOf(id), FINISHED);

/** Return whether a game in the list is a guide that the learner can resume. @param {GameSummary} entry */
export const isGuideOpen = (entry) => guideOf(entry) !== "" && !entry.over && !isFinished(entry.id);
