// The history as a table (CSV) and as JSON, for spreadsheets and programs. Names of options are those of the terminal.

/** @import { FinishedGame } from "../../types" */

/** @typedef {{ human: number, bot: number } | null} Result */
/** @typedef {{ entry: FinishedGame, result: Result }} Row */

/** A spreadsheet would read a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Return a value as text. @param {unknown} value @returns {string} */
function asText(value) {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, one]) => `${key}:${one}`)
      .join(" ");
  return String(value);
}

/** Return a cell of a CSV file. @param {unknown} value */
function cell(value) {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : asText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Return the names of all options in the order of their first use. @param {Row[]} rows */
const optionNames = (rows) => [...new Set(rows.flatMap(({ entry }) => Object.keys(entry.options)))];

/** Return the values of a game that every game has. @param {Row} row */
const common = ({ entry, result }) => ({
  id: entry.id,
  game: entry.system,
  title: entry.title,
  started: entry.started,
  finished: entry.finished,
  winner: entry.winner,
  your_points: result?.human ?? null,
  opponent_points: result?.bot ?? null,
  looked_ahead: entry.looked_ahead,
});

/** Return the history as CSV, one line for each game. @param {Row[]} rows */
export function historyCsv(rows) {
  const names = optionNames(rows);
  const lines = rows.map((row) => [...Object.values(common(row)), ...names.map((name) => row.entry.options[name])]);
  const heads = rows.length > 0 ? [...Object.keys(common(rows[0])), ...names] : [];
  return `${[heads, ...lines].map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Return the history as JSON, with all lines of the score sheets. @param {Row[]} rows */
export const historyJson = (rows) =>
  `${JSON.stringify(
    {
      "understudy-history": 1,
      games: rows.map((row) => ({ ...common(row), options: row.entry.options, scores: row.entry.scores })),
    },
    null,
    2,
  )}\n`;
