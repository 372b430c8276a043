// The answers of a hint compared by whole games, which go on while the hint is closed and stop when the game changes.

import { signal } from "@preact/signals";
import * as api from "../requests/api.js";
import { errorMessage } from "../requests/errors.js";
import { currentOpenGame } from "../play/game_state/current_game.js";

/** @import { Message } from "../types" */
/** @import { AdviceReport } from "./types" */

/** Games for each answer: in one request, and at most. */
const GAMES_AT_ONCE = 2;
const MOST_GAMES = 40;

/**
 * What is known of the question that `key` identifies, and whether games are played up to `most` for each answer.
 * @typedef {{
 *   key: string, compared: AdviceReport | null, most: number, running: boolean, problem: Message | null,
 * }} Deeper
 */

const state = signal(/** @type {Deeper} */ ({ key: "", compared: null, most: 0, running: false, problem: null }));

/** Return what identifies a question. @param {string} id @param {number} revision */
const keyOf = (id, revision) => `${id} ${revision}`;

/** Return the comparison for a question. @param {string} id @param {number} revision @returns {Deeper} */
export function deeperAt(id, revision) {
  const key = keyOf(id, revision);
  return state.value.key === key ? state.value : { key, compared: null, most: 0, running: false, problem: null };
}

/** The number of the last run; an earlier one that waits for its games has ended. */
let lastRun = 0;

/** Stop after the running games. */
export const stopDeeper = () => {
  state.value = { ...state.value, running: false };
};

/** Play more games for each answer. @param {string} id @param {number} revision */
export async function lookDeeper(id, revision) {
  const game = currentOpenGame();
  const before = deeperAt(id, revision);
  const most = (before.compared?.games ?? 0) + MOST_GAMES;
  state.value = { ...before, most, running: true, problem: null };
  lastRun += 1;
  const run = lastRun;
  const isWanted = () =>
    run === lastRun && state.peek().running && !game.closed && game.loadedDoc().revision === revision;
  try {
    while (isWanted()) {
      const compared = await api.compareHints(id, { games: GAMES_AT_ONCE, most });
      if (!isWanted() || compared.revision !== revision) break;
      state.value = { ...state.peek(), compared, running: compared.games < most };
    }
  } catch (error) {
    if (isWanted()) state.value = { ...state.peek(), problem: errorMessage(error) };
  }
  if (run === lastRun) stopDeeper();
}
