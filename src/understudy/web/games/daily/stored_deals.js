// The deals of the day that were played on this device, by day and name, with their results.

import { signal } from "@preact/signals";
import { isObject, localStore } from "../../app/storage.js";

/** @import { Wire } from "../../types" */

/** @typedef {{ human: number, bot: number, round: number }} DealResult */
/**
 * A deal that was begun: its game, its level, the day on which it was begun, whether one round of it was played, and
 * both results as far as they are known.
 * @typedef {{
 *   game: string, level: string, started: string, counts: boolean,
 *   result: DealResult | null, expert: DealResult | null,
 * }} StoredDeal
 */
/** @typedef {Record<string, Record<string, StoredDeal>>} StoredDays */

const KEY = "understudy-daily";
/** Number of days that are kept. */
const KEPT = 400;

/** Return the days in storage. @returns {StoredDays} */
function readDays() {
  const stored = localStore.read(KEY);
  return isObject(stored) ? stored : {};
}

/** The played deals by day. */
export const storedDays = signal(readDays());

/**
 * Store a change of a deal.
 * @param {string} day @param {string} deal @param {Partial<StoredDeal>} change
 */
export function storeDeal(day, deal, change) {
  const days = readDays();
  const before = days[day]?.[deal] ?? { game: "", level: "", started: "", counts: false, result: null, expert: null };
  days[day] = { ...days[day], [deal]: { ...before, ...change } };
  const kept = Object.entries(days)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, KEPT);
  storedDays.value = Object.fromEntries(kept);
  localStore.write(KEY, storedDays.value);
}

/** Return the day and the name of the deal that a game plays, or null. @param {string} game */
export function dealOfGame(game) {
  for (const [day, deals] of Object.entries(storedDays.value)) {
    const found = Object.entries(deals).find(([, one]) => one.game === game);
    if (found) return { day, deal: found[0] };
  }
  return null;
}
