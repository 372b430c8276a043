// Groups the steps of a journal by turn.

/** @import { Side, Step, Turn } from "../types" */

/** Return the turns of a journal, oldest first. @param {Step[]} journal @returns {Turn[]} */
export function byTurns(journal) {
  /** @type {Turn[]} */
  const groups = [];
  for (const step of journal) {
    const last = groups.at(-1);
    if (last?.turn === step.turn) last.steps.push(step);
    else groups.push({ turn: step.turn, steps: [step] });
  }
  return groups;
}

/**
 * Return the turns with adjacent groups of no side, such as production and research, merged.
 * @param {Turn[]} groups @param {(steps: Step[]) => Side} side returns the side of a turn
 * @returns {Turn[]}
 */
export function mergeTurns(groups, side) {
  /** @type {Turn[]} */
  const joined = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && side(last.steps) === null && side(group.steps) === null) last.steps = [...last.steps, ...group.steps];
    else joined.push({ ...group });
  }
  return joined;
}

/**
 * Return the turns since the player's last one that have unseen steps.
 * @param {Turn[]} groups @param {number} seen number of seen steps
 * @param {(steps: Step[]) => Side} side returns the side of a turn
 * @returns {Turn[]}
 */
export function unseenSince(groups, seen, side) {
  /** @type {Turn[]} */
  const fresh = [];
  for (const group of groups.toReversed()) {
    if (side(group.steps) === "human" || group.steps[group.steps.length - 1].number < seen) break;
    fresh.unshift(group);
  }
  return mergeTurns(fresh, side);
}
