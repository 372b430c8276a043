// The steps of a journal by turns.

/** @import { Side, Step, Turn } from "../types" */

/**
 * The turns of a journal, oldest first.
 * @param {Step[]} journal
 * @returns {Turn[]}
 */
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
 * Neighbouring turns that are nobody's, such as production and research, read as one.
 * @param {Turn[]} groups
 * @param {(steps: Step[]) => Side} side whose turn a group of steps is
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
 * The last turns, back to yours, of which not every step has been seen.
 * @param {Turn[]} groups
 * @param {number} seen how many steps of the journal have been
 * @param {(steps: Step[]) => Side} side
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
