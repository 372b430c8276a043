// Games that were played with advice: kept on this device, to mark them in the history.

import { isObject, localStore } from "../app/storage.js";
import { say } from "../app/translations.js";

const KEY = "understudy-advised";
/** Number of games that are kept. */
const KEPT = 400;

/** How many hints were opened, and whether the expert played. @typedef {{ hints: number, expert: boolean }} Advice */

/** @returns {Record<string, Advice>} */
function read() {
  const stored = localStore.read(KEY);
  return isObject(stored) ? stored : {};
}

/** The last question for which a hint was counted. */
let counted = "";

/** Note that the expert played a part of a game. @param {string} game @param {"hint" | "expert"} what */
export function noteAdvice(game, what) {
  const { [game]: before = { hints: 0, expert: false }, ...others } = read();
  const after = { hints: before.hints + (what === "hint" ? 1 : 0), expert: before.expert || what === "expert" };
  localStore.write(KEY, Object.fromEntries([...Object.entries(others), [game, after]].slice(-KEPT)));
}

/** Note that a hint was opened; once for each question. @param {string} game @param {string} question */
export function noteHint(game, question) {
  if (counted === question) return;
  counted = question;
  noteAdvice(game, "hint");
}

/** Return the sentences that mark a game. @param {string} game @returns {string[]} */
export function adviceMarks(game) {
  const found = read()[game];
  if (!found) return [];
  return [
    ...(found.hints > 0 ? [say("page-advised-hints", { count: found.hints })] : []),
    ...(found.expert ? [say("page-advised-expert")] : []),
  ];
}
