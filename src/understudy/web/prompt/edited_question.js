// The question being answered: the current one, or an earlier one whose answer is being corrected.

import { computed, signal } from "@preact/signals";
import * as api from "../requests/api.js";
import { UNAVAILABLE, errorMessage } from "../requests/errors.js";
import { retryUntilAvailable } from "../requests/retry.js";
import { answer, current, game, currentOpenGame } from "../play/game_state/current_game.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { OpenGame } from "../play/game_state/open_game.js" */
/** @import { Answer, CorrectionReport, PastQuestion, Question } from "../types" */

/**
 * The answer being corrected. Each correction is a new object, so late replies to another one are ignored.
 * @typedef {object} Correction
 * @property {OpenGame} open the game
 * @property {number} at index of the answer on the tape
 * @property {PastQuestion | null} past the question as it was asked
 * @property {(CorrectionReport & { answer: Answer }) | null} preview what the new answer would change
 */
const correcting = signal(/** @type {Correction | null} */ (null));

/** The answer being corrected, if it is one of the current game. */
const ownCorrection = computed(() => (correcting.value?.open === current.value ? correcting.value : null));

/** The earlier question being answered again; null if the game asks the current one. */
export const earlierQuestion = computed(() => ownCorrection.value?.past ?? null);
/** What the new answer would change. */
export const correctionPreview = computed(() => ownCorrection.value?.preview ?? null);

/**
 * The question being answered. `owner` identifies it, `was` is the earlier answer.
 * @typedef {{ question: Question | null, view: any, owner: string, was: Answer }} ActiveQuestion
 */

/** The question being answered; null without a game. @type {ReadonlySignal<ActiveQuestion | null>} */
export const activeQuestion = computed(() => {
  const doc = game.value;
  if (!doc) return null;
  if (earlierQuestion.value) {
    const { at, question, view, answer: was } = earlierQuestion.value;
    return { question, view, was, owner: `${doc.id} ${doc.revision} past ${at}` };
  }
  return { question: doc.question, view: doc.view, was: null, owner: `${doc.id} ${doc.token}` };
});

/** Return the question being answered; a game must be shown. */
export function currentQuestion() {
  const now = activeQuestion.value;
  if (!now) throw new Error("no game is shown");
  return now;
}

/** Whether the question is a menu with an entry that asks for a space. */
export const offersSpaces = computed(() => {
  const question = activeQuestion.value?.question;
  return (
    question?.type === "menu" && question.entries.some(({ fields }) => fields.some(({ type }) => type === "space"))
  );
});

/**
 * Change the correction, if it is still the current one.
 * @param {Correction | null} correction @param {Partial<Correction>} changes
 */
function updateCorrection(correction, changes) {
  if (correction && correcting.peek() === correction) correcting.value = { ...correction, ...changes };
}

/** Load the earlier question. @param {Correction} correction */
async function readQuestion(correction) {
  const { open, at } = correction;
  const isWanted = () => correcting.peek() === correction;
  try {
    const found = await retryUntilAvailable(
      () => api.questionAt(open.id, at),
      isWanted,
      (unavailable) => {
        if (isWanted()) open.problem.value = unavailable ? UNAVAILABLE : null;
      },
    );
    updateCorrection(correction, { past: found });
  } catch (error) {
    if (isWanted()) open.problem.value = errorMessage(error);
  }
}

/** Start correcting an answer; return a function that ends it. @param {number} at */
export function openEarlierQuestion(at) {
  const open = currentOpenGame();
  const correction = { open, at, past: null, preview: null };
  correcting.value = correction;
  open.problem.value = null;
  readQuestion(correction);
  return () => {
    if (correcting.peek()?.open === open) correcting.value = null;
    open.problem.value = null;
  };
}

/**
 * Send the new answer, to apply it or to preview it.
 * @param {Correction | null} correction @param {Answer} value @param {boolean} apply
 * @returns {Promise<CorrectionReport | null>}
 */
async function sendCorrection(correction, value, apply) {
  if (!correction || correction.open.sending.peek()) return null;
  const { open, at } = correction;
  open.sending.value = true;
  open.problem.value = null;
  try {
    return await api.correct(open.id, { token: open.loadedDoc().token, at, answer: value, apply });
  } catch (error) {
    open.problem.value = errorMessage(error);
    return null;
  } finally {
    open.sending.value = false;
  }
}

/** Preview the new answer. @param {Answer} value */
async function previewCorrection(value) {
  const correction = correcting.peek();
  const report = await sendCorrection(correction, value, false);
  if (report) updateCorrection(correction, { preview: { ...report, answer: value } });
}

/** Discard the previewed answer. */
export const discardCorrection = () => updateCorrection(correcting.peek(), { preview: null });

/** Apply the previewed answer. Return whether it was accepted. */
export async function applyCorrection() {
  const correction = correcting.peek();
  const report = await sendCorrection(correction, correction?.preview?.answer ?? null, true);
  if (!report?.game) return false;
  correction?.open.updateFrom(report.game, report.differs ?? report.game.journal.length);
  return true;
}

/** Answer the question: send a current answer, or preview a corrected one. @param {Answer} value */
export const giveAnswer = (value) => (earlierQuestion.peek() ? previewCorrection(value) : answer(value));
