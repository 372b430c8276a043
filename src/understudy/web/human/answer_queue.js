// Sequences of answers that belong together: one tap gives them, and one undo takes them back.

import { currentOpenGame } from "../play/game_state/current_game.js";
import { closeOverlay } from "./overlay.js";

/** @import { Answer, Question } from "../types" */

/**
 * Sequences of answers given with one tap, with the number of answers before and after.
 * @type {{ id: string, from: number, to: number }[]}
 */
const sequences = [];

/**
 * Return the number of answers before the last sequence, if the game ends with one.
 * @param {{ id: string, answers: number }} doc
 */
export const undoTo = ({ id, answers }) => sequences.findLast((one) => one.id === id && one.to === answers)?.from;

/**
 * Send answers while `next` returns one for the current question. They belong to the game in which they begin; when
 * another game is opened, the rest is not sent.
 * @param {(question: Question) => Answer | undefined} next
 */
export async function answerWhile(next) {
  const game = currentOpenGame();
  const { id, answers: from } = game.loadedDoc();
  for (let { question } = game.loadedDoc(); question; { question } = game.loadedDoc()) {
    const value = next(question);
    if (value === undefined || !(await game.answer(value))) break;
  }
  const { answers: to } = game.loadedDoc();
  if (to > from + 1) sequences.push({ id, from, to });
}

/** Give these answers in order, and accept the proposed payments between them. @param {Answer[]} answers */
export function give(...answers) {
  const left = [...answers];
  closeOverlay();
  return answerWhile((question) =>
    left.length < answers.length && /** @type {string} */ (question.type) === "payment"
      ? question.default
      : left.shift(),
  );
}
