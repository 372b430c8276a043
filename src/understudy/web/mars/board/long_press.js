// A long press on a space edits it.

import { isOffered, openEntry, tapSpace } from "../../prompt/pending_answer.js";
import { earlierQuestion } from "../../prompt/edited_question.js";
import { currentGame, turns, watching } from "../../play/game_state/current_game.js";
import { side } from "../turns/turns.js";

/**
 * Correct the answer that put your tile on a space; for other spaces open the form that edits the space.
 * @param {string} id
 */
export function editSpace(id) {
  const { id: gameId, journal, marks } = currentGame();
  const step = journal.findLast(({ changes }) => changes?.some(({ what }) => what === `tile.${id}`));
  const yours =
    step && marks[step.number] > 0 && side(turns.value.find(({ turn }) => turn === step.turn)?.steps ?? []) === "human";
  if (watching.value) return;
  if (yours && !earlierQuestion.value) location.hash = `#/play/${gameId}/repair/${marks[step.number] - 1}`;
  else if (isOffered("set_space")) openEntry("set_space", { space: id });
  else tapSpace(id);
}
