// A game that was started in this tab and left before anything was done in it is not kept.

import { sessionStore } from "../app/storage.js";
import { storedAnswer } from "../play/game_state/pending_requests.js";
import { hasTicks } from "../play/real_table/ticks.js";

/** @import { GameSummary } from "../types" */

const KEY = "understudy-started";

/** Remember the game that was started last in this tab. @param {string} id */
export const rememberStarted = (id) => sessionStore.write(KEY, id);

/** Keep a game although it is empty, because another device may open it. @param {string} id */
export function keepStarted(id) {
  if (sessionStore.read(KEY) === id) rememberStarted("");
}

/** Return whether nothing was done in a game on this device. @param {string} id */
const isUntouched = (id) => !hasTicks(id) && !storedAnswer(id);

/**
 * Return whether the game was started in this tab and has no answer, sent or not, no ticked step of the setup and no
 * title.
 * @param {GameSummary} entry
 */
export const isAbandoned = (entry) =>
  entry.id === sessionStore.read(KEY) && !entry.damaged && entry.answers === 0 && !entry.title && isUntouched(entry.id);
