// The open facts of a game as rows of words: what its catalogue names is said, the rest stands as it is.

import { hasMessage, number, say } from "../app/translations.js";

/** The label of a fact such as `bot.space`: the message GAME-fact-bot-space. @param {string} game @param {string} path */
export function labelOf(game, path) {
  const id = `${game}-fact-${path.replaceAll(".", "-")}`;
  return hasMessage(id) ? say(id) : path.replaceAll(/[._]/g, " ");
}

/** A value: the message GAME-WHAT-VALUE, such as toy-owner-human. @param {string} game @param {string} path @param {unknown} value @returns {string} */
export function valueOf(game, path, value) {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  if (Array.isArray(value)) return value.map((one) => valueOf(game, path, one)).join(", ") || "–";
  if (typeof value === "number") return number(value);
  const id = `${game}-${path.split(".").at(-1)}-${value}`;
  return hasMessage(id) ? say(id) : String(value);
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isTable = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** All facts of a table and of those in it: [path, value]. @param {Record<string, unknown>} table @param {string} prefix @returns {[string, unknown][]} */
export const flatten = (table, prefix = "") =>
  Object.entries(table).flatMap(([key, value]) =>
    isTable(value) ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
