// What must outlive a reload while nobody answers: an answer on its way, and the game as it was seen last.

import { isTable, lasting, documentCache } from "../app/storage.js";

/** @import { Kept } from "./open_game.js" */
/** @import { GameDocument } from "../types" */

const KEY = "understudy-outbox";
const QUIET = 500;

const read = () => {
  const all = lasting.read(KEY);
  return isTable(all) ? all : {};
};

/** Keep an answer to a game until it is dropped. @param {string} id @param {Kept} body */
export const keep = (id, body) => lasting.write(KEY, { ...read(), [id]: body });

/** The answer with this key has arrived, or was refused; a later one stays. @param {string} id @param {string} key */
export function drop(id, key) {
  const { [id]: kept, ...others } = read();
  if (kept?.key === key) lasting.write(KEY, others);
}

/** The answer to this game that may not have arrived. @param {string} id @returns {Kept | null} */
export const waiting = (id) => {
  const body = read()[id];
  return isTable(body) ? /** @type {Kept} */ (body) : null;
};

/** By game what will be written down in a quiet moment. @type {Map<string, GameDocument>} */
const latest = new Map();

/** Keep the game as it is now. @param {GameDocument} doc */
export function remember(doc) {
  if (!latest.has(doc.id)) setTimeout(writeDown, QUIET, doc.id);
  latest.set(doc.id, doc);
}

/** @param {string} id */
function writeDown(id) {
  const doc = latest.get(id);
  latest.delete(id);
  documentCache.write(id, doc);
}

/** The game as this device saw it last. @param {string} id @returns {Promise<GameDocument | null>} */
export async function lastSeen(id) {
  const doc = await documentCache.read(id);
  return isTable(doc) && doc.id === id && Array.isArray(doc.journal) ? /** @type {GameDocument} */ (doc) : null;
}
