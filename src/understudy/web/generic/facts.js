// Labels and texts of facts, from the messages of the game; a fact without a message is shown as it is.

import { isObject } from "../app/storage.js";
import { hasMessage, number, say } from "../app/translations.js";

/**
 * Return the label of a fact such as `bot.space`: the message GAME-fact-bot-space.
 * @param {string} game @param {string} path
 */
export function labelOf(game, path) {
  const id = `${game}-fact-${path.replaceAll(".", "-")}`;
  return hasMessage(id) ? say(id) : path.replaceAll(/[._]/g, " ");
}

/**
 * Return the text of a value: the message GAME-FACT-VALUE, such as toy-owner-human.
 * @param {string} game @param {string} path @param {unknown} value @returns {string}
 */
export function valueOf(game, path, value) {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  if (Array.isArray(value)) return value.map((one) => valueOf(game, path, one)).join(", ") || "–";
  if (typeof value === "number") return number(value);
  const id = `${game}-${path.split(".").at(-1)}-${value}`;
  return hasMessage(id) ? say(id) : String(value);
}

/**
 * Return all facts of an object and of nested ones, as [path, value].
 * @param {Record<string, unknown>} facts @param {string} prefix @returns {[string, unknown][]}
 */
export const flatten = (facts, prefix = "") =>
  Object.entries(facts).flatMap(([key, value]) =>
    isObject(value) ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
