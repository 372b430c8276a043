// What each card on offer adds to the win probability alone, as a hint said: shown until the question is answered.

import { signal } from "@preact/signals";
import { currentGame } from "../play/game_state/current_game.js";

/** @import { AnswerAlone } from "./types" */

/** What each answer adds, for one question. @type {Map<unknown, number>} */
const NONE = new Map();

const added = signal({ question: "", by: NONE });

/** Return what identifies the question after these answers, which are chosen but not given. @param {string} after */
const questionAfter = (after) => `${currentGame().id} ${currentGame().revision} ${after}`;

/** Remember what each answer adds. @param {string} after as JSON @param {AnswerAlone[]} alone */
export function markAlone(after, alone) {
  added.value = { question: questionAfter(after), by: new Map(alone.map(({ move, by }) => [move, by])) };
}

/** Return what each answer adds to the question after these answers, if a hint said it. @param {unknown[]} after */
export const addedAlone = (after) =>
  added.value.question === questionAfter(JSON.stringify(after)) ? added.value.by : NONE;
