// Reading the journal as a ledger: what a fact was at any step. No rule is worked out here.

/** @import { Changes, Fact, Step } from "../types" */

/** The last of a list that is never empty, such as the steps of a turn. @template T @param {T[]} list @returns {T} */
export const lastOf = (list) => list[list.length - 1];

/** The value of a fact just before step `number`. @param {Step[]} journal @param {string} what @param {number} number @param {Fact} otherwise */
export function factBefore(journal, what, number, otherwise) {
  for (let n = number - 1; n >= 0; n -= 1) {
    const change = journal[n].changes?.findLast((one) => one.what === what);
    if (change) return change.after;
  }
  for (let n = number; n < journal.length; n += 1) {
    const change = journal[n].changes?.find((one) => one.what === what);
    if (change) return change.before;
  }
  return otherwise;
}

/** What facts of this beginning were just before step `number`, where they were others than now: name → value. @param {Step[]} journal @param {string} prefix @param {number} number @returns {Map<string, Fact>} */
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

/** What a group of steps changed on the whole: fact → {before, after}, without what came back. @param {Step[]} steps @returns {Changes} */
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
