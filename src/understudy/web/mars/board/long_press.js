// A space that is held down wants to be put right.

import { canOpen, openEntry, tapSpace } from "../../prompt/pending_answer.js";
import { past } from "../../prompt/edited_question.js";
import { currentGame, turns, watching } from "../../play/current_game.js";
import { side } from "../turns/turns.js";

/** Answer anew what put a tile of yours there; anything else is put right as it lies now. @param {string} id */
export function putRight(id) {
  const { id: gameId, journal, marks } = currentGame();
  const step = journal.findLast(({ changes }) => changes?.some(({ what }) => what === `tile.${id}`));
  const yours =
    step && marks[step.number] > 0 && side(turns.value.find(({ turn }) => turn === step.turn)?.steps ?? []) === "human";
  if (watching.value) return;
  if (yours && !past.value) location.hash = `#/play/${gameId}/repair/${marks[step.number] - 1}`;
  else if (canOpen("set_space")) openEntry("set_space", { space: id });
  else tapSpace(id);
}
