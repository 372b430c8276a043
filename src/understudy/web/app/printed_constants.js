// What is printed on a game's components and is needed to draw them, as the game itself says it.

import * as api from "../requests/api.js";

/** By game. @type {Map<string, any>} */
const constants = new Map();

/** @param {string} system */
export async function loadPrintedConstants(system) {
  if (!constants.has(system)) constants.set(system, await api.printedConstants(system));
}

/** The printed constants of a game whose face is here. @param {string} system */
export const printedConstants = (system) => constants.get(system);
