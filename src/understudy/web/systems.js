// The games the page can show. A new one adds its own folder and a line here; without, it is shown plainly.

import { mars } from "./mars/mars.js";
import { plain } from "./plain/plain.js";
import { tapestry } from "./tapestry/tapestry.js";
import { say } from "./words.js";

/** @import { Args, Own, System, Usual } from "./shapes" */

/** What is usual where a game does not differ. @type {Omit<Usual, "marks">} */
const USUAL = { whys: {}, words: {}, sides: () => ["human", "bot"], stage: () => false, now: () => null };

/** @param {Own & Partial<Usual>} own @returns {System} */
const complete = (own) => ({ ...USUAL, marks: (steps) => [own.side(steps)].filter((side) => side !== null), ...own });

const SYSTEMS = new Map(Object.entries({ mars, tapestry }).map(([name, own]) => [name, complete(own)]));

/** @param {string} name @returns {System} */
export function systemNamed(name) {
  const system = SYSTEMS.get(name) ?? complete(plain(name));
  SYSTEMS.set(name, system);
  return system;
}

/** @param {{ system: string }} doc */
export const systemOf = (doc) => systemNamed(doc.system);

/** A sentence of the page, as a game says it. @param {string} system @param {string} id @param {Args} [args] */
export const sayIn = (system, id, args) => say(systemNamed(system).words[id] ?? id, args);
