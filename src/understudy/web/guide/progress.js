// Where a learner is in a guide: which hint belongs to the state of the game. Without drawing code.

/** @import { Answer, GameSummary } from "../types" */
/** @import { Hint } from "./types" */

/** Return a JSON text that does not depend on the order of keys. @param {unknown} value @returns {string} */
const canonical = (value) =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The question of an entry on the tape that is no answer: the player has looked ahead. */
const LOOKED_AHEAD = "table-looked-ahead";

/**
 * Return the answers on a tape, and the index of each on it.
 * @param {{ question: string, answer: unknown }[]} tape
 */
export function answersOn(tape) {
  const indices = tape.flatMap(({ question }, n) => (question === LOOKED_AHEAD ? [] : [n]));
  return { given: indices.map((n) => /** @type {Answer} */ (tape[n].answer)), indices };
}

/**
 * Return how many of the given answers are those that the guide expects, from the first one on.
 * @param {Answer[]} expected @param {Answer[]} given
 */
export function matchingAnswers(expected, given) {
  const differs = given.findIndex((answer, n) => n >= expected.length || canonical(answer) !== canonical(expected[n]));
  return differs < 0 ? given.length : differs;
}

/**
 * Return the index of the hint for a game with this number of answers, coming from hint `at`. The next hint comes
 * first: it may follow an undo. Then later hints, and after an undo earlier ones.
 * @param {Pick<Hint, "answers">[]} hints @param {number} at @param {number} answers
 */
export function hintAfter(hints, at, answers) {
  if (at >= hints.length || hints[at].answers === answers) return at;
  if (hints[at + 1]?.answers === answers) return at + 1;
  if (answers > hints[at].answers) {
    const later = hints.findIndex((hint, n) => n > at && hint.answers === answers);
    return later < 0 ? hints.length : later;
  }
  const earlier = hints.slice(0, at).findLastIndex((hint) => hint.answers === answers);
  return Math.max(earlier, 0);
}

/**
 * Return the first hint for a game with this number of answers; used on a device that does not know more.
 * @param {Pick<Hint, "answers">[]} hints @param {number} answers
 */
export function firstHint(hints, answers) {
  const found = hints.findIndex((hint) => hint.answers >= answers);
  return found < 0 ? hints.length : found;
}

/**
 * Return the name of the guide that a game in a list belongs to, or "".
 * @param {Pick<GameSummary, "summary">} entry
 */
export const guideOf = ({ summary }) => String(summary.guide ?? "");
