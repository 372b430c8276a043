// Constants printed on the components of each game, as the server reports them; needed to render boards.

import * as api from "../requests/api.js";

/** Constants by game. @type {Map<string, any>} */
const constants = new Map();

/** Load the constants of a game once. @param {string} system */
export async function loadPrintedConstants(system) {
  if (!constants.has(system)) constants.set(system, await api.printedConstants(system));
}

/** Return the constants of a game; they are loaded with its face. @param {string} system */
export const printedConstants = (system) => constants.get(system);
