// The list of saved games, as the home screen and the presets of a new game need it.

import * as api from "../requests/api.js";
import { localStore } from "../app/storage.js";
import { createLoader } from "../requests/load_once.js";
import { readPages } from "../requests/paged_list.js";

/** @import { GameSummary } from "../types" */

/** Key of the list in the local storage. */
const STORED_LIST = "understudy-list";

/**
 * Return the games of the last visit, until the server has answered; null at the first visit.
 * @returns {GameSummary[] | null}
 */
export const storedGames = () => localStore.read(STORED_LIST)?.lines ?? null;

/** Loads the first pages of games, the newest first; the stored list is shown while the server is unavailable. */
export const gamesLoader = createLoader(
  async (/** @type {undefined} */ _, /** @type {number} */ __, /** @type {number} */ pages) => {
    const loaded = await readPages(api.games, pages);
    return { ...loaded, lines: loaded.lines.toSorted((a, b) => (a.updated < b.updated ? 1 : -1)) };
  },
  STORED_LIST,
);

/** Load the list after a game was added, so that the home screen has it even if the server goes away. */
export const refreshGames = () => gamesLoader.start(undefined, 0, 1);

/** Loads all games that can be played, with their options. */
export const systemsLoader = createLoader(() => api.systems(), "understudy-offered");
