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
 * Return whether a step is announced before the next question: a task for the player that is not shown above it.
 * @param {Step} step
 */
const isAnnounced = ({ hands, also, now }) => !now && Boolean(hands || also?.length);

/**
 * Return the turns since the player's last one that have unseen steps. The turn `unfinished`, which waits for an
 * answer, is among them only if the player has something to do before that answer. The player's last turn is the
 * first of them if it is worth seeing.
 * @param {Turn[]} groups @param {number} seen number of seen steps
 * @param {(steps: Step[]) => Side} side returns the side of a turn
 * @param {number} [unfinished] number of the current turn
 * @param {(steps: Step[]) => boolean} [isWorthSeeing] whether a turn of the player is reported too
 * @returns {Turn[]}
 */
export function unseenSince(groups, seen, side, unfinished, isWorthSeeing = () => false) {
  /** @type {Turn[]} */
  const fresh = [];
  for (const group of groups.toReversed()) {
    const isPlayers = side(group.steps) === "human";
    if (group.turn === unfinished) {
      if (!isPlayers && unseenSteps(group.steps, seen).some(isAnnounced)) fresh.unshift(group);
      continue;
    }
    if (group.steps[group.steps.length - 1].number < seen || (isPlayers && !isWorthSeeing(group.steps))) break;
    fresh.unshift(group);
    if (isPlayers) break;
  }
  return mergeTurns(fresh, side);
}

/** Return the steps of a turn that were not reported before. @param {Step[]} steps @param {number} seen */
export const unseenSteps = (steps, seen) => steps.filter(({ number }) => number >= seen);
