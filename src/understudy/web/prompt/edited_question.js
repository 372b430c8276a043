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
 * @typedef {object} Look
 * @property {OpenGame} open the game
 * @property {number} at the answer's place on the tape
 * @property {PastQuestion | null} past the question as it was asked then
 * @property {(CorrectionReport & { answer: Answer }) | null} preview what a new answer would do
 */
const looking = signal(/** @type {Look | null} */ (null));

const mine = computed(() => (looking.value?.open === current.value ? looking.value : null));

/** An earlier question: {at, question, answer, view}; null while the game itself asks. */
export const earlierQuestion = computed(() => mine.value?.past ?? null);
/** What the new answer would do: {answer, kept, dropped, differs, journal_then}. */
export const correctionPreview = computed(() => mine.value?.preview ?? null);

/**
 * What is asked: `owner` names the moment, `was` is the answer given then.
 * @type {ReadonlySignal<{ question: Question | null, view: any, owner: string, was: Answer } | null>}
 */
export const asking = computed(() => {
  const doc = game.value;
  if (!doc) return null;
  if (earlierQuestion.value) {
    const { at, question, view, answer: was } = earlierQuestion.value;
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
export const offersSpaces = computed(() => {
  const question = asking.value?.question;
  return (
    question?.type === "menu" && question.entries.some(({ fields }) => fields.some(({ type }) => type === "space"))
  );
});

/** What was learnt about the answer that is looked at, if it still is. @param {Look | null} look @param {Partial<Look>} facts */
function learn(look, facts) {
  if (look && looking.peek() === look) looking.value = { ...look, ...facts };
}

/** @param {Look} look */
async function readQuestion(look) {
  const { open, at } = look;
  const wanted = () => looking.peek() === look;
  try {
    const found = await retryUntilAvailable(
      () => api.questionAt(open.id, at),
      wanted,
      (away) => {
        if (wanted()) open.problem.value = away ? UNAVAILABLE : null;
      },
    );
    learn(look, { past: found });
  } catch (error) {
    if (wanted()) open.problem.value = errorMessage(error);
  }
}

/** Look at an earlier question again; gives what leads back to the one the game asks now. @param {number} at */
export function openEarlierQuestion(at) {
  const open = currentOpenGame();
  const look = { open, at, past: null, preview: null };
  looking.value = look;
  open.problem.value = null;
  readQuestion(look);
  return () => {
    if (looking.peek()?.open === open) looking.value = null;
    open.problem.value = null;
  };
}

/**
 * Answer anew, or see what that would do.
 * @param {Look | null} look @param {Answer} value @param {boolean} apply
 * @returns {Promise<CorrectionReport | null>}
 */
async function correct(look, value, apply) {
  if (!look || look.open.sending.peek()) return null;
  const { open, at } = look;
  open.sending.value = true;
  open.problem.value = null;
  try {
    return await api.correct(open.id, { token: open.known().token, at, answer: value, apply });
  } catch (error) {
    open.problem.value = errorMessage(error);
    return null;
  } finally {
    open.sending.value = false;
  }
}

/** What the game would be with this answer; nothing changes yet. @param {Answer} value */
async function tryOut(value) {
  const look = looking.peek();
  const report = await correct(look, value, false);
  if (report) learn(look, { preview: { ...report, answer: value } });
}

/** Let the earlier answer stand, as far as this one goes. */
export const discardCorrection = () => learn(looking.peek(), { preview: null });

/** Make the answer that was tried out the one that counts. True if it was taken. */
export async function applyCorrection() {
  const look = looking.peek();
  const report = await correct(look, look?.preview?.answer ?? null, true);
  if (!report?.game) return false;
  look?.open.takeOver(report.game, report.differs ?? report.game.journal.length);
  return true;
}

/** An answer to the question in hand. @param {Answer} value */
export const giveAnswer = (value) => (earlierQuestion.peek() ? tryOut(value) : answer(value));
