// The export file of all games: each game's save file with its title and times, then the custom boards. A file that is
// read may come from anyone, so everything in it is checked.

import { isObject } from "../app/storage.js";

/** @import { Wire } from "../types" */

/** @typedef {{ created: string | null, updated: string | null }} Times */
/** @typedef {Required<Pick<Wire["ExportedGame"], "save" | "title">> & Times} ExportedGame */
/** @typedef {{ system: string, kind: string, name: string, text: string }} ExportedBoard */
/** @typedef {{ games: ExportedGame[], boards: ExportedBoard[] }} ExportFile */

/** First key of an export file; its value is the version of the format. */
const FORMAT_KEY = "understudy-games";
const FORMAT_VERSION = 1;
/** Limits of a file, far above any real one. */
export const MAX_FILE_SIZE = 64_000_000;
const MAX_ITEMS = 20_000;

/** Return a JSON list with one line per entry. @param {unknown[]} list */
const formatList = (list) =>
  list.length > 0 ? `[\n${list.map((one) => `    ${JSON.stringify(one)}`).join(",\n")}\n  ]` : "[]";

/** Return the text of an export file. @param {ExportFile} file */
export const formatExportFile = ({ games, boards }) =>
  `{\n  "${FORMAT_KEY}": ${FORMAT_VERSION},\n  "games": ${formatList(games)},\n  "sheets": ${formatList(boards)}\n}\n`;

/** @param {unknown} value */
const isText = (value) => typeof value === "string";
/** @param {unknown} value */
const isTime = (value) => value === null || isText(value);

/** @param {unknown} one @returns {one is ExportedGame} */
const isGame = (one) =>
  isObject(one) && isText(one.save) && isText(one.title) && isTime(one.created) && isTime(one.updated);

/** @param {unknown} one @returns {one is ExportedBoard} */
const isBoard = (one) => isObject(one) && ["system", "kind", "name", "text"].every((part) => isText(one[part]));

/**
 * Return the content of an export file; null if it is another kind of file, "damaged" if it is invalid, "newer" if a
 * later version has written it.
 * @param {string} text @returns {ExportFile | "damaged" | "newer" | null}
 */
export function parseExportFile(text) {
  if (!text.slice(0, 200).includes(`"${FORMAT_KEY}"`)) return null;
  if (text.length > MAX_FILE_SIZE) return "damaged";
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return "damaged";
  }
  if (!isObject(data) || !Number.isInteger(data[FORMAT_KEY])) return "damaged";
  if (data[FORMAT_KEY] > FORMAT_VERSION) return "newer";
  const { games, sheets } = data;
  if (!Array.isArray(games) || !Array.isArray(sheets) || games.length + sheets.length > MAX_ITEMS) return "damaged";
  if (!games.every(isGame) || !sheets.every(isBoard)) return "damaged";
  return {
    games: games.map(({ save, title, created, updated }) => ({ save, title, created, updated })),
    boards: sheets.map(({ system, kind, name, text: boardText }) => ({ system, kind, name, text: boardText })),
  };
}
