// Changes of your hand by a turn, and the production of a generation, both from facts of the journal.

import { factBefore } from "../../../journal/facts.js";

/** @import { Changes, Step } from "../../../types" */
/** @import { Document } from "../../view" */
/** @import { HandCard, You } from "../view" */

/** A card becomes playable, unplayable, or has its last chance. @typedef {"opened" | "closed" | "last"} HandChange */
/**
 * The production of a resource: the stock before, energy turned into heat, what was produced, the stock after.
 * @typedef {{ id: string, had: number, turned: number, comes: number, now: number }} ProductionRow
 */

/** @param {[number | null, number | null]} bounds @param {number} value */
const isWithin = ([least, most], value) => (least === null || value >= least) && (most === null || value <= most);

/**
 * Return what changes of parameters mean for a card, or null if nothing.
 * @param {HandCard} card @param {Changes} changes @returns {HandChange | null}
 */
export function handChange({ bounds, last }, changes) {
  const moved = Object.entries(bounds).flatMap(([of, limits]) => {
    const change = changes.get(of);
    return change
      ? [{ before: isWithin(limits, Number(change.before)), after: isWithin(limits, Number(change.after)) }]
      : [];
  });
  if (moved.some(({ before, after }) => before && !after)) return "closed";
  if (moved.some(({ before, after }) => !before && after)) return "opened";
  return last && changes.has(last.of) ? "last" : null;
}

/**
 * Return the production of each resource.
 * @param {Document & { view: { you: You } }} doc @param {Step} step the production step @returns {ProductionRow[]}
 */
export function productionRows({ journal, view }, { number, changes = [] }) {
  const { you } = view;
  /** Return a fact before the step. @param {string} what @param {number} now */
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
    // Heat gains its production and all unused energy.
    if (one.id === "heat") return { ...one, turned: one.now - one.had - one.comes };
    return one.id === "energy" ? { ...one, turned: one.had + one.comes - one.now } : one;
  });
}
