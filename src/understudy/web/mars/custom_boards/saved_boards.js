// Custom boards of MarsBot that the server stores.

import { signal } from "@preact/signals";
import * as api from "../../requests/api.js";

/** The text of each board by the name of its map. */
export const savedBoards = signal(/** @type {Map<string, string>} */ (new Map()));

/** Fetch the boards; if the server does not answer, there are none. */
export async function loadBoards() {
  try {
    const saved = await api.customBoards("mars", "board");
    savedBoards.value = new Map(saved.map(({ name, text }) => [name, text]));
  } catch {
    savedBoards.value = new Map();
  }
}

/** Save a board on the server. @param {string} name @param {string} text */
export async function saveBoard(name, text) {
  await api.saveBoard("mars", "board", name, text);
  savedBoards.value = new Map([...savedBoards.value, [name, text]]);
}

/** Delete a board on the server. @param {string} name */
export async function deleteBoard(name) {
  await api.deleteBoard("mars", "board", name);
  const left = new Map(savedBoards.value);
  left.delete(name);
  savedBoards.value = left;
}
