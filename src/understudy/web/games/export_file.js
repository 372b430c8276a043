// All games of a place in one file: its form, written and read. Each game is its save file as it is, with what the place
// knows of it besides; the boards that were entered follow. Read from a file, all of it may come from anybody.

import { isObject } from "../app/storage.js";

/** @import { Wire } from "../types" */

/** @typedef {Required<Pick<Wire["ExportedGame"], "save" | "title">> & { created: string | null, updated: string | null }} ExportedGame */
/** @typedef {{ system: string, kind: string, name: string, text: string }} ExportedBoard */
/** @typedef {{ games: ExportedGame[], sheets: ExportedBoard[] }} ExportFile */

/** The mark of such a file, with the version of its form. */
const MARK = "understudy-games";
const FORM = 1;
/** Many times what anybody has. */
export const LONGEST_FILE = 64_000_000;
const MOST = 20_000;

/** A list with a line for each. @param {unknown[]} list */
const lines = (list) =>
  list.length > 0 ? `[\n${list.map((one) => `    ${JSON.stringify(one)}`).join(",\n")}\n  ]` : "[]";

/** The text of the file. @param {ExportFile} bundle */
export const formatExportFile = ({ games, sheets }) =>
  `{\n  "${MARK}": ${FORM},\n  "games": ${lines(games)},\n  "sheets": ${lines(sheets)}\n}\n`;

/** @param {unknown} value */
const isText = (value) => typeof value === "string";
/** @param {unknown} value */
const isTime = (value) => value === null || isText(value);

/** @param {unknown} one @returns {one is ExportedGame} */
const isGame = (one) =>
  isObject(one) && isText(one.save) && isText(one.title) && isTime(one.created) && isTime(one.updated);

/** @param {unknown} one @returns {one is ExportedBoard} */
const isSheet = (one) => isObject(one) && ["system", "kind", "name", "text"].every((part) => isText(one[part]));

/**
 * The games of a file; null if it is none of these files, "damaged" if it is one that is not whole, "newer" if a later
 * version has written it.
 * @param {string} text @returns {ExportFile | "damaged" | "newer" | null}
 */
export function parseExportFile(text) {
  if (!text.slice(0, 200).includes(`"${MARK}"`)) return null;
  if (text.length > LONGEST_FILE) return "damaged";
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return "damaged";
  }
  if (!isObject(data) || !Number.isInteger(data[MARK])) return "damaged";
  if (data[MARK] > FORM) return "newer";
  const { games, sheets } = data;
  if (!Array.isArray(games) || !Array.isArray(sheets) || games.length + sheets.length > MOST) return "damaged";
  if (!games.every(isGame) || !sheets.every(isSheet)) return "damaged";
  return {
    games: games.map(({ save, title, created, updated }) => ({ save, title, created, updated })),
    sheets: sheets.map(({ system, kind, name, text: words }) => ({ system, kind, name, text: words })),
  };
}
