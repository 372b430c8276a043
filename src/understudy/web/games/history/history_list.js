// The list of finished games.

import * as api from "../../requests/api.js";
import { createLoader } from "../../requests/load_once.js";
import { readPages } from "../../requests/paged_list.js";
import { guideOf } from "../../guide/progress.js";

/** @import { FinishedGame } from "../../types" */

/** Return the first pages of finished games, the newest first, without guides. @param {number} pages */
export async function readHistory(pages) {
  const loaded = await readPages(api.history, pages);
  return { ...loaded, lines: loaded.lines.filter((entry) => !guideOf(entry)) };
}

/** Loads the first pages of finished games. */
export const historyLoader = createLoader(
  (/** @type {undefined} */ _, /** @type {number} */ pages) => readHistory(pages),
  "understudy-history",
);

/** Return whether the player won. @param {FinishedGame} entry */
export const won = ({ winner }) => winner === "human";
