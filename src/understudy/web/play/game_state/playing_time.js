// How long each game was played on this device. A longer pause counts as a short one.

import { isObject, localStore } from "../../app/storage.js";

const KEY = "understudy-played";
/** Games whose time is stored. */
const MAX_GAMES = 200;
/** Longest time between two changes of a game that counts in full, in milliseconds. */
const PAUSE = 20 * 60_000;

/** Return the stored milliseconds by game; the game played last is at the end. @returns {Record<string, number>} */
function read() {
  const stored = localStore.read(KEY);
  return isObject(stored) ? Object.fromEntries(Object.entries(stored).filter(([, time]) => Number.isFinite(time))) : {};
}

/** Return how many minutes a game was played on this device; 0 if that is unknown. @param {string} id */
export const minutesPlayed = (id) => Math.round((read()[id] ?? 0) / 60_000);

/** Add the time since the last change of a game. @param {string} id @param {number} passed in milliseconds */
export function addPlayed(id, passed) {
  const { [id]: before = 0, ...others } = read();
  const recent = Object.fromEntries(Object.entries(others).slice(1 - MAX_GAMES));
  localStore.write(KEY, { ...recent, [id]: before + Math.min(Math.max(passed, 0), PAUSE) });
}
