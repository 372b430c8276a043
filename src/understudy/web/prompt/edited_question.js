// The question in hand: the one the game asks now, or an earlier one that is being answered anew.

import { computed, signal } from "@preact/signals";
import * as api from "../requests/api.js";
import { UNAVAILABLE, errorMessage } from "../requests/errors.js";
import { retryUntilAvailable } from "../requests/retry.js";
import { answer, current, game, currentOpenGame } from "../play/current_game.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { OpenGame } from "../play/open_game.js" */
/** @import { Answer, CorrectionReport, PastQuestion, Question } from "../types" */

/**
 * Looking back at one answer of one game; replies to another one change nothing.
 * @typedef {object} EarlierAnswer
 * @property {OpenGame} open the game
 * @property {number} at the answer's place on the tape
 * @property {PastQuestion | null} past the question as it was asked then
 * @property {(CorrectionReport & { answer: Answer }) | null} preview what a new answer would do
 */
const editing = signal(/** @type {EarlierAnswer | null} */ (null));

const ownEdit = computed(() => (editing.value?.open === current.value ? editing.value : null));

/** An earlier question: {at, question, answer, view}; null while the game itself asks. */
export const earlierQuestion = computed(() => ownEdit.value?.past ?? null);
/** What the new answer would do: {answer, kept, dropped, differs, journal_then}. */
export const correctionPreview = computed(() => ownEdit.value?.preview ?? null);

/** What is asked: `owner` names the moment, `was` is the answer given then. @type {ReadonlySignal<{ question: Question | null, view: any, owner: string, was: Answer } | null>} */
export const activeQuestion = computed(() => {
  const doc = game.value;
  if (!doc) return null;
  if (earlierQuestion.value) {
    const { at, question, view, answer: was } = earlierQuestion.value;
    return { question, view, was, owner: `${doc.id} ${doc.revision} past ${at}` };
  }
  return { question: doc.question, view: doc.view, was: null, owner: `${doc.id} ${doc.token}` };
});

/** What is asked, for what is drawn only while a game is on the screen. */
export function currentQuestion() {
  const now = activeQuestion.value;
  if (!now) throw new Error("no game is on the screen");
  return now;
}

/** Whether a menu offers anything that is done on a space. */
export const offersSpaces = computed(() => {
  const question = activeQuestion.value?.question;
  return (
    question?.type === "menu" && question.entries.some(({ fields }) => fields.some(({ type }) => type === "space"))
  );
});

/** What was learnt about the answer that is looked at, if it still is. @param {EarlierAnswer | null} look @param {Partial<EarlierAnswer>} facts */
function updateEdit(look, facts) {
  if (look && editing.peek() === look) editing.value = { ...look, ...facts };
}

/** @param {EarlierAnswer} look */
async function readQuestion(look) {
  const { open, at } = look;
  const isWanted = () => editing.peek() === look;
  try {
    const found = await retryUntilAvailable(
      () => api.questionAt(open.id, at),
      isWanted,
      (away) => {
        if (isWanted()) open.problem.value = away ? UNAVAILABLE : null;
      },
    );
    updateEdit(look, { past: found });
  } catch (error) {
    if (isWanted()) open.problem.value = errorMessage(error);
  }
}

/** Look at an earlier question again; gives what leads back to the one the game asks now. @param {number} at */
export function openEarlierQuestion(at) {
  const open = currentOpenGame();
  const look = { open, at, past: null, preview: null };
  editing.value = look;
  open.problem.value = null;
  readQuestion(look);
  return () => {
    if (editing.peek()?.open === open) editing.value = null;
    open.problem.value = null;
  };
}

/**
 * Answer anew, or see what that would do.
 * @param {EarlierAnswer | null} look @param {Answer} value @param {boolean} apply
 * @returns {Promise<CorrectionReport | null>}
 */
async function sendCorrection(look, value, apply) {
  if (!look || look.open.sending.peek()) return null;
  const { open, at } = look;
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

/** What the game would be with this answer; nothing changes yet. @param {Answer} value */
async function previewCorrection(value) {
  const look = editing.peek();
  const report = await sendCorrection(look, value, false);
  if (report) updateEdit(look, { preview: { ...report, answer: value } });
}

/** Let the earlier answer stand, as far as this one goes. */
export const discardCorrection = () => updateEdit(editing.peek(), { preview: null });

/** Make the answer that was tried out the one that counts. True if it was taken. */
export async function applyCorrection() {
  const look = editing.peek();
  const report = await sendCorrection(look, look?.preview?.answer ?? null, true);
  if (!report?.game) return false;
  look?.open.updateFrom(report.game, report.differs ?? report.game.journal.length);
  return true;
}

/** An answer to the question in hand. @param {Answer} value */
export const giveAnswer = (value) => (earlierQuestion.peek() ? previewCorrection(value) : answer(value));
