// Stored unsent answers and last seen games, which must survive a reload while the server is unavailable.

import { isObject, localStore, documentCache } from "../../app/storage.js";

/** @import { SentAnswer } from "./open_game.js" */
/** @import { GameDocument } from "../../types" */

const KEY = "understudy-outbox";
const WRITE_DELAY = 500;

/** Return the stored answers by game. */
const readAnswers = () => {
  const all = localStore.read(KEY);
  return isObject(all) ? all : {};
};

/** Store the unsent answer of a game. @param {string} id @param {SentAnswer} body */
export const storeAnswer = (id, body) => localStore.write(KEY, { ...readAnswers(), [id]: body });

/** Remove the answer with this key; a later one stays. @param {string} id @param {string} key */
export function removeAnswer(id, key) {
  const { [id]: stored, ...others } = readAnswers();
  if (stored?.key === key) localStore.write(KEY, others);
}

/**
 * Return the stored answer of a game, which the server may not have.
 * @param {string} id @returns {SentAnswer | null}
 */
export const storedAnswer = (id) => {
  const body = readAnswers()[id];
  return isObject(body) ? /** @type {SentAnswer} */ (body) : null;
};

/** Games to be written after a delay. @type {Map<string, GameDocument>} */
const unwritten = new Map();

/** Store a game after a delay; only its latest document is written. @param {GameDocument} doc */
export function storeGame(doc) {
  if (!unwritten.has(doc.id)) setTimeout(writeGame, WRITE_DELAY, doc.id);
  unwritten.set(doc.id, doc);
}

/** @param {string} id */
function writeGame(id) {
  const doc = unwritten.get(id);
  unwritten.delete(id);
  documentCache.write(id, doc);
}

/** Return the stored document of a game. @param {string} id @returns {Promise<GameDocument | null>} */
export async function storedGame(id) {
  const doc = await documentCache.read(id);
  return isObject(doc) && doc.id === id && Array.isArray(doc.journal) ? /** @type {GameDocument} */ (doc) : null;
}
