// The boards that an owner of the box has entered, as the server keeps them.

import { signal } from "@preact/signals";
import * as api from "../../requests/api.js";

/** Text by the name of the map. */
export const entered = signal(/** @type {Map<string, string>} */ (new Map()));

/** Fetch them; without an answer we go on with our own boards. */
export async function learnEntered() {
  try {
    const saved = await api.enteredSheets("mars", "board");
    entered.value = new Map(saved.map(({ name, text }) => [name, text]));
  } catch {
    entered.value = new Map();
  }
}

/** @param {string} name @param {string} text */
export async function keep(name, text) {
  await api.enterSheet("mars", "board", name, text);
  entered.value = new Map([...entered.value, [name, text]]);
}

/** @param {string} name */
export async function forget(name) {
  await api.forgetSheet("mars", "board", name);
  const left = new Map(entered.value);
  left.delete(name);
  entered.value = left;
}
