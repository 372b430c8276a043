// What the newest turns of the current game changed.

import { changesOf } from "../../journal/facts.js";
import { turns } from "./current_game.js";

/** @import { Side, Step } from "../../types" */

/** Return what changed since the bot's last turn began. @param {(steps: Step[]) => Side} side */
export function recentChanges(side) {
  const all = turns.value;
  const from = all.findLastIndex(({ steps }) => side(steps) === "bot");
  return changesOf(from < 0 ? [] : all.slice(from).flatMap(({ steps }) => steps));
}

/**
 * Return what `find` finds in the newest turn in which it finds anything.
 * @param {(steps: Step[]) => string[]} find
 */
export function findInNewestTurn(find) {
  for (const { steps } of turns.value.toReversed()) {
    const found = find(steps);
    if (found.length > 0) return found;
  }
  return [];
}
