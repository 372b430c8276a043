// The question in hand: the one the game asks now, or an earlier one that is being answered anew.

import { computed, signal } from "@preact/signals";
import * as api from "./api.js";
import { answer, game, problem, sending, takeOver } from "./store.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { Answer, CorrectionReport, PastQuestion, Question } from "./shapes" */

/** An earlier question: {at, question, answer, view}; null while the game itself asks. */
export const past = signal(/** @type {PastQuestion | null} */ (null));
/** What the new answer would do: {answer, kept, dropped, differs, journal_then}. */
export const outlook = signal(/** @type {(CorrectionReport & { answer: Answer }) | null} */ (null));

/**
 * What is asked: `owner` names the moment, `was` is the answer given then.
 * @type {ReadonlySignal<{ question: Question | null, view: any, owner: string, was: Answer } | null>}
 */
export const asking = computed(() => {
  const doc = game.value;
  if (!doc) return null;
  if (past.value) {
    const { at, question, view, answer: was } = past.value;
    return { question, view, was, owner: `${doc.id} ${doc.revision} past ${at}` };
  }
  return { question: doc.question, view: doc.view, was: null, owner: `${doc.id} ${doc.token}` };
});

/** What is asked, for what is drawn only while a game is on the screen. */
export function asked() {
  const now = asking.value;
  if (!now) throw new Error("no game is on the screen");
  return now;
}

/** Whether a menu offers anything that is done on a space. */
export const onTheMap = computed(() => {
  const question = asking.value?.question;
  return question?.type === "menu" && question.entries.some(({ fields }) => fields.some(({ type }) => type === "space"));
});

/** Look at an earlier question again. @param {number} at */
export async function lookBack(at) {
  outlook.value = problem.value = null;
  try {
    past.value = await api.questionAt(game.peek().id, at);
  } catch (error) {
    problem.value = error.words ?? { id: "page-away", args: {} };
  }
}

/** Back to what the game asks now. */
export function lookAhead() {
  past.value = outlook.value = problem.value = null;
}

/** @param {Answer} value @param {boolean} apply */
async function correct(value, apply) {
  const { id, token } = game.peek();
  if (sending.peek()) return null;
  sending.value = true;
  problem.value = null;
  try {
    return await api.correct(id, { token, at: past.peek().at, answer: value, apply });
  } catch (error) {
    problem.value = error.words ?? { id: "page-away", args: {} };
    return null;
  } finally {
    sending.value = false;
  }
}

/** What the game would be with this answer; nothing changes yet. @param {Answer} value */
async function tryOut(value) {
  const report = await correct(value, false);
  if (report) outlook.value = { ...report, answer: value };
}

/** Make the answer that was tried out the one that counts. True if it was taken. */
export async function change() {
  const report = await correct(outlook.peek().answer, true);
  if (!report) return false;
  takeOver(report.game, report.differs ?? report.game.journal.length);
  return true;
}

/** An answer to the question in hand. @param {Answer} value */
export const give = (value) => (past.peek() ? tryOut(value) : answer(value));
