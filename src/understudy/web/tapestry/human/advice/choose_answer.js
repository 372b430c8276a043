// What a tap on a hinted answer does: it chooses or shows the answer, but never gives it.

import { showOption } from "../../../advice/show_option.js";
import { tapSpace } from "../../../prompt/pending_answer.js";
import { chooseOption, placeOf, placeQuestion } from "../city/placement.js";
import { chooseTile } from "../map/tiles.js";
import { choose } from "../track_cards.js";

/** Choose a move of a turn. @param {Record<string, string>} move */
function chooseMove(move) {
  if (move.do === "advance") choose({ track: move.track });
  else showOption(`[data-entry="${move.do}"]`);
}

/** Choose a tile with its turn. @param {string} option */
function chooseTurnedTile(option) {
  const [tile, turn] = option.split(".");
  chooseTile(tile, Number(turn));
}

/** Choose a hinted answer. @param {string} question @param {any[]} answers the answer and those that follow it */
export function chooseAnswer(question, [answer]) {
  if (question === "tapestry-you-turn") chooseMove(answer);
  else if (question === "tapestry-you-tile") chooseTurnedTile(String(answer));
  else if (placeQuestion() && placeOf(String(answer))) chooseOption(String(answer));
  else if (document.querySelector(`.space[data-space="${CSS.escape(String(answer))}"]`)) tapSpace(String(answer));
  else
    showOption(`[data-option="${CSS.escape(typeof answer === "boolean" ? (answer ? "yes" : "no") : String(answer))}"]`);
}
