// What a tap on a hinted answer does: it chooses or opens the answer, but never gives it.

import { showOption } from "../../../advice/show_option.js";
import { tapSpace } from "../../../prompt/pending_answer.js";
import { openCard, overlay } from "../../../human/overlay.js";
import { currentGame } from "../../../play/game_state/current_game.js";
import { NO_CARD, isStart, pick } from "../selection.js";

/** The overlay in which a kind of move is found. @type {Record<string, string>} */
const LIST_OF = {
  action: "use",
  standard_project: "projects",
  convert: "projects",
  claim: "claim",
  fund: "claim",
  trade: "trades",
  delegate: "delegate",
  policy: "projects",
};

/** Open the card or the list of a move. @param {Record<string, string>} move */
function openMove(move) {
  if (move.do === "play") openCard(move.card);
  else if (LIST_OF[move.do]) overlay.value = LIST_OF[move.do];
}

/** Choose a hinted answer. @param {string} question @param {any[]} answers the answer and those that follow it */
export function chooseAnswer(question, answers) {
  const [first] = answers;
  const cards = answers.filter((one) => one !== NO_CARD);
  if (question === "mars-you-choose-corporation" && isStart(currentGame().question)) pick({ corporation: first });
  else if (question === "mars-you-choose-preludes") pick({ preludes: cards });
  else if (question === "mars-you-buy" || question === "mars-ask-draft") pick({ cards });
  else if (typeof first === "object" && first.do) openMove(first);
  else if (/^\d+\.\d+$/.test(String(first))) tapSpace(String(first));
  else showOption(`[data-option="${CSS.escape(String(first))}"]`);
}
