// What has been ticked off, by game. It belongs to the device whose owner moves the pieces.

import { signal } from "@preact/signals";
import { isObject, localStore } from "../app/storage.js";

const KEPT = 20;
const KEY = "understudy-ticks";

/** A step by its number, what is done besides it as "number besides n", or a line of the set-up in words. @typedef {number | string} Key */

/** By game the list of ticks, the game used last at the end. @returns {Record<string, Key[]>} */
function read() {
  const stored = localStore.read(KEY);
  return isObject(stored) ? Object.fromEntries(Object.entries(stored).filter(([, ticks]) => Array.isArray(ticks))) : {};
}

const kept = signal(read());

/** @param {string} id @param {Key[]} ticks */
function write(id, ticks) {
  const { [id]: _, ...others } = kept.peek();
  const recent = Object.fromEntries(Object.entries(others).slice(1 - KEPT));
  kept.value = { ...recent, [id]: ticks };
  localStore.write(KEY, kept.value);
}

/** @param {string} id @param {Key} key */
export const isTicked = (id, key) => (kept.value[id] ?? []).includes(key);

/** @param {string} id @param {Key} key */
export function tick(id, key) {
  const ticks = kept.peek()[id] ?? [];
  write(id, ticks.includes(key) ? ticks.filter((one) => one !== key) : [...ticks, key]);
}

/** The step a key belongs to; NaN for a line of the set-up. @param {Key} key */
const stepOf = (key) => (typeof key === "number" ? key : Number.parseInt(key, 10));

/** Steps from this number on were taken back; the lines of the set-up stay. @param {string} id @param {number} number */
export function untickFrom(id, number) {
  const ticks = kept.peek()[id] ?? [];
  const left = ticks.filter((key) => !(stepOf(key) >= number));
  if (left.length < ticks.length) write(id, left);
}
