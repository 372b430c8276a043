// How far the learner has come in the guide of each game, stored on this device.

import { localStore } from "../app/storage.js";
import { guideOf } from "./progress.js";

/** @import { GameSummary } from "../types" */

/** Stored instead of the index of a hint. */
const FINISHED = -1;

/** @param {string} id of the game */
const keyOf = (id) => `understudy-guide-${id}`;

/** Return the index of the stored hint; null without one, or if the guide is finished. @param {string} id */
export function storedHint(id) {
  const stored = localStore.read(keyOf(id));
  return Number.isInteger(stored) && stored !== FINISHED ? /** @type {number} */ (stored) : null;
}

/** @param {string} id @param {number} at */
export const storeHint = (id, at) => localStore.write(keyOf(id), at);

/** Return whether the learner has finished the guide or plays on without it. @param {string} id */
export const isFinished = (id) => localStore.read(keyOf(id)) === FINISHED;

/** @param {string} id */
export const storeFinished = (id) => localStore.write(keyOf(id), FINISHED);

/** Return whether a game in the list is a guide that the learner can resume. @param {GameSummary} entry */
export const isGuideOpen = (entry) => guideOf(entry) !== "" && !entry.over && !isFinished(entry.id);
