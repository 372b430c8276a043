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

/** The questions for which games are being played; one that was cancelled remains until its last request ends. */
const played = new Set();

/** Return what identifies a question. @param {string} id @param {number} revision */
const keyOf = (id, revision) => `${id} ${revision}`;

/** Return the comparison for a question. @param {string} id @param {number} revision @returns {Deeper} */
export function deeperAt(id, revision) {
  const key = keyOf(id, revision);
  return state.value.key === key ? state.value : { key, compared: null, most: 0, running: false, problem: null };
}

/** Stop after the running games. */
export const stopDeeper = () => {
  state.value = { ...state.value, running: false };
};

/** Play more games for each answer. @param {string} id @param {number} revision */
export async function lookDeeper(id, revision) {
  const game = currentOpenGame();
  const before = deeperAt(id, revision);
  const { key } = before;
  state.value = { ...before, most: (before.compared?.games ?? 0) + MOST_GAMES, running: true, problem: null };
  // Started again while its last request is under way, it goes on after that one.
  if (played.has(key)) return;
  played.add(key);
  const isShown = () => state.peek().key === key && !game.closed && game.loadedDoc().revision === revision;
  try {
    while (isShown() && state.peek().running) {
      const compared = await api.compareHints(id, { games: GAMES_AT_ONCE, most: state.peek().most });
      if (!isShown() || compared.revision !== revision) break;
      const { most, running } = state.peek();
      state.value = { ...state.peek(), compared, running: running && compared.games < most };
    }
  } catch (error) {
    if (isShown()) state.value = { ...state.peek(), problem: errorMessage(error) };
  }
  played.delete(key);
  if (state.peek().key === key) stopDeeper();
}
