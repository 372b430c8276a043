// What a turn has opened and closed in your hand, and what you took in at its end. No rule is worked out here.

import { factBefore } from "../../journal/facts.js";

/** @import { Changes, Step } from "../../types" */
/** @import { Document } from "../view" */
/** @import { InHand, You } from "./view" */

/** @typedef {"opened" | "closed" | "last"} What */
/** @typedef {{ id: string, had: number, turned: number, comes: number, now: number }} Taking */

/** Whether a parameter at this value is right for a card. @param {[number | null, number | null]} bounds @param {number} value */
const within = ([least, most], value) => (least === null || value >= least) && (most === null || value <= most);

/**
 * What changes of the parameters mean for a card; nothing where they do not matter.
 * @param {InHand} card @param {Changes} changes @returns {What | null}
 */
export function newsOf({ bounds, last }, changes) {
  const moved = Object.entries(bounds).flatMap(([of, limits]) => {
    const change = changes.get(of);
    return change
      ? [{ before: within(limits, Number(change.before)), after: within(limits, Number(change.after)) }]
      : [];
  });
  if (moved.some(({ before, after }) => before && !after)) return "closed";
  if (moved.some(({ before, after }) => !before && after)) return "opened";
  return last && changes.has(last.of) ? "last" : null;
}

/** What came in at the end of a generation: of each resource what was there, what came, what is there. @param {Document & { view: { you: You } }} doc @param {Step} step the one that tells it @returns {Taking[]} */
export function takings({ journal, view }, { number, changes = [] }) {
  const { you } = view;
  /** @param {string} what @param {number} now */
  const before = (what, now) => Number(factBefore(journal, what, number, now));
  const all = Object.keys(you.stock).map((id) => {
    const change = changes.find(({ what }) => what === `human.stock.${id}`);
    const had = change ? Number(change.before) : before(`human.stock.${id}`, you.stock[id]);
    return {
      id,
      had,
      now: change ? Number(change.after) : had,
      turned: 0,
      comes: before(`human.production.${id}`, you.production[id]),
    };
  });
  return all.map((one) => {
    if (one.id === "mc") return { ...one, comes: one.now - one.had };
    // Energy that has turned to heat is what heat has more than its production.
    if (one.id === "heat") return { ...one, turned: one.now - one.had - one.comes };
    return one.id === "energy" ? { ...one, turned: one.had + one.comes - one.now } : one;
  });
}
