// Values of facts at any step, read from the changes in the journal.

/** @import { Changes, Fact, Step } from "../types" */

/** Return the last element of a list that is not empty. @template T @param {T[]} list @returns {T} */
export const lastOf = (list) => list[list.length - 1];

/**
 * Return the value of a fact before step `number`; `fallback` if it never changed.
 * @param {Step[]} journal @param {string} what @param {number} number @param {Fact} fallback
 */
export function factBefore(journal, what, number, fallback) {
  for (let n = number - 1; n >= 0; n -= 1) {
    const change = journal[n].changes?.findLast((one) => one.what === what);
    if (change) return change.after;
  }
  for (let n = number; n < journal.length; n += 1) {
    const change = journal[n].changes?.find((one) => one.what === what);
    if (change) return change.before;
  }
  return fallback;
}

/**
 * Return the values before step `number` of facts with this prefix that changed since, by the rest of their names.
 * @param {Step[]} journal @param {string} prefix @param {number} number @returns {Map<string, Fact>}
 */
export function factsChangedSince(journal, prefix, number) {
  /** @type {Map<string, Fact>} */
  const earlier = new Map();
  for (let n = journal.length - 1; n >= number; n -= 1) {
    for (const { what, before } of journal[n].changes ?? []) {
      if (what.startsWith(prefix)) earlier.set(what.slice(prefix.length), before);
    }
  }
  return earlier;
}

/**
 * Return the total change of each fact over these steps, without those that ended unchanged.
 * @param {Step[]} steps @returns {Changes}
 */
export function changesOf(steps) {
  /** @type {Changes} */
  const facts = new Map();
  for (const step of steps) {
    for (const { what, before, after } of step.changes ?? []) {
      const earlier = facts.get(what);
      facts.set(what, { before: earlier ? earlier.before : before, after });
    }
  }
  for (const [what, { before, after }] of facts) if (before === after) facts.delete(what);
  return facts;
}
