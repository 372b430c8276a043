// Ticked tasks of each game, stored on this device.

import { signal } from "@preact/signals";
import { isObject, localStore } from "../../app/storage.js";

/** Games whose ticks are stored. */
const MAX_GAMES = 20;
const KEY = "understudy-ticks";

/**
 * A step by its number, an additional task as "NUMBER besides N", or a line of the setup as "set-up N".
 * @typedef {number | string} TickKey
 */

/** Return the stored ticks by game; the game used last is at the end. @returns {Record<string, TickKey[]>} */
function read() {
  const stored = localStore.read(KEY);
  return isObject(stored) ? Object.fromEntries(Object.entries(stored).filter(([, ticks]) => Array.isArray(ticks))) : {};
}

const ticksByGame = signal(read());

/** Store the ticks of a game, and drop those of the oldest games. @param {string} id @param {TickKey[]} ticks */
function write(id, ticks) {
  const { [id]: _, ...others } = ticksByGame.peek();
  const recent = Object.fromEntries(Object.entries(others).slice(1 - MAX_GAMES));
  ticksByGame.value = { ...recent, [id]: ticks };
  localStore.write(KEY, ticksByGame.value);
}

/** @param {string} id @param {TickKey} key */
export const isTicked = (id, key) => (ticksByGame.value[id] ?? []).includes(key);

/** Return whether anything is ticked in a game. @param {string} id */
export const hasTicks = (id) => (ticksByGame.peek()[id] ?? []).length > 0;

/** Set or remove a tick. @param {string} id @param {TickKey} key */
export function tick(id, key) {
  const ticks = ticksByGame.peek()[id] ?? [];
  write(id, ticks.includes(key) ? ticks.filter((one) => one !== key) : [...ticks, key]);
}

/** Return the step of a key; NaN for a line of the setup. @param {TickKey} key */
const stepOf = (key) => (typeof key === "number" ? key : Number.parseInt(key, 10));

/** Return the numbers of the steps of a game that are ticked. @param {string} id */
export const tickedSteps = (id) => (ticksByGame.peek()[id] ?? []).map(stepOf).filter(Number.isInteger);

/** Remove the ticks of steps from this number on; those of the setup stay. @param {string} id @param {number} number */
export function untickFrom(id, number) {
  const ticks = ticksByGame.peek()[id] ?? [];
  const left = ticks.filter((key) => !(stepOf(key) >= number));
  if (left.length < ticks.length) write(id, left);
}
