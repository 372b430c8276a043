// What must outlive a reload while nobody answers: an answer on its way, and the game as it was seen last.

import { isObject, localStore, documentCache } from "../app/storage.js";

/** @import { SentAnswer } from "./open_game.js" */
/** @import { GameDocument } from "../types" */

const KEY = "understudy-outbox";
const WRITE_DELAY = 500;

const readAnswers = () => {
  const all = localStore.read(KEY);
  return isObject(all) ? all : {};
};

/** Keep an answer to a game until it is dropped. @param {string} id @param {SentAnswer} body */
export const storeAnswer = (id, body) => localStore.write(KEY, { ...readAnswers(), [id]: body });

/** The answer with this key has arrived, or was refused; a later one stays. @param {string} id @param {string} key */
export function removeAnswer(id, key) {
  const { [id]: stored, ...others } = readAnswers();
  if (stored?.key === key) localStore.write(KEY, others);
}

/** The answer to this game that may not have arrived. @param {string} id @returns {SentAnswer | null} */
export const storedAnswer = (id) => {
  const body = readAnswers()[id];
  return isObject(body) ? /** @type {SentAnswer} */ (body) : null;
};

/** By game what will be written down in a quiet moment. @type {Map<string, GameDocument>} */
const unwritten = new Map();

/** Keep the game as it is now. @param {GameDocument} doc */
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

/** The game as this device saw it last. @param {string} id @returns {Promise<GameDocument | null>} */
export async function storedGame(id) {
  const doc = await documentCache.read(id);
  return isObject(doc) && doc.id === id && Array.isArray(doc.journal) ? /** @type {GameDocument} */ (doc) : null;
}
