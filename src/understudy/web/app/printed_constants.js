// What is printed on a game's components and is needed to draw them, as the game itself says it.

import * as api from "../requests/api.js";

/** By game. @type {Map<string, any>} */
const known = new Map();

/** @param {string} system */
export async function learnPrinted(system) {
  if (!known.has(system)) known.set(system, await api.printed(system));
}

/** The printed constants of a game whose face is here. @param {string} system */
export const printedOf = (system) => known.get(system);
