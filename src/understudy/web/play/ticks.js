// What has been ticked off, by game. It belongs to the device whose owner moves the pieces.

import { signal } from "@preact/signals";
import { isObject, localStore } from "../app/storage.js";

const MAX_GAMES = 20;
const KEY = "understudy-ticks";

/** A step by its number, what is done besides it as "number besides n", or a line of the set-up in words. @typedef {number | string} TickKey */

/** By game the list of ticks, the game used last at the end. @returns {Record<string, TickKey[]>} */
function read() {
  const stored = localStore.read(KEY);
  return isObject(stored) ? Object.fromEntries(Object.entries(stored).filter(([, ticks]) => Array.isArray(ticks))) : {};
}

const ticksByGame = signal(read());

/** @param {string} id @param {TickKey[]} ticks */
function write(id, ticks) {
  const { [id]: _, ...others } = ticksByGame.peek();
  const recent = Object.fromEntries(Object.entries(others).slice(1 - MAX_GAMES));
  ticksByGame.value = { ...recent, [id]: ticks };
  localStore.write(KEY, ticksByGame.value);
}

/** @param {string} id @param {TickKey} key */
export const isTicked = (id, key) => (ticksByGame.value[id] ?? []).includes(key);

/** @param {string} id @param {TickKey} key */
export function tick(id, key) {
  const ticks = ticksByGame.peek()[id] ?? [];
  write(id, ticks.includes(key) ? ticks.filter((one) => one !== key) : [...ticks, key]);
}

/** The step a key belongs to; NaN for a line of the set-up. @param {TickKey} key */
const stepOf = (key) => (typeof key === "number" ? key : Number.parseInt(key, 10));

/** Steps from this number on were taken back; the lines of the set-up stay. @param {string} id @param {number} number */
export function untickFrom(id, number) {
  const ticks = ticksByGame.peek()[id] ?? [];
  const left = ticks.filter((key) => !(stepOf(key) >= number));
  if (left.length < ticks.length) write(id, left);
}
