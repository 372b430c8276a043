// Games and boards that come from a file, one or many: each is taken in by itself or not at all, and what came of it is
// kept to be read. What is here already is neither doubled nor overwritten unless somebody says so.

import { signal } from "@preact/signals";
import * as api from "../requests/api.js";
import { LONGEST_FILE, parseExportFile } from "./export_file.js";
import { UNAVAILABLE, ServerUnavailable, Refused, errorMessage } from "../requests/errors.js";
import { readPages } from "../requests/paged_list.js";
import { retryAfterLimit, retryUntilAvailable } from "../requests/retry.js";

/** @import { ExportFile, ExportedGame, ExportedBoard } from "./export_file.js" */
/** @import { ImportStatus, Message } from "../types" */

/**
 * What came of a game or of a board. Beside what whoever keeps them says: "waiting" for its turn, "gone-on" as somebody
 * wanted it, "refused" for a reason.
 * @typedef {object} ImportItem
 * @property {ExportedGame} [game] if it is one
 * @property {ExportedBoard} [sheet] if it is a board
 * @property {ImportStatus | "waiting" | "gone-on" | "refused"} how what came of it
 * @property {string} [id] of the game that it has become, or that is kept
 * @property {Message} [why] a reason to be read
 */

/** All that the last file brought. */
export const importItems = signal(/** @type {ImportItem[]} */ ([]));
/** Why what was brought has to wait: nobody answers at the moment, or it is too much for now. */
export const problem = signal(/** @type {Message | null} */ (null));

/** @param {number} at @param {Partial<ImportItem>} change */
function note(at, change) {
  importItems.value = importItems.value.map((one, n) => (n === at ? { ...one, ...change } : one));
}

/** Ask until somebody answers, as long as this file is the newest. @template T @param {() => Promise<T>} ask @param {() => boolean} wanted */
const patiently = (ask, wanted) =>
  retryAfterLimit(
    () =>
      retryUntilAvailable(ask, wanted, (away) => {
        problem.value = away ? UNAVAILABLE : null;
      }),
    wanted,
    (words) => {
      problem.value = words;
    },
  );

/** Our own components by kind and name; none for a game that nobody here knows. @param {string} system @returns {Promise<Record<string, Record<string, string>>>} */
async function componentsOf(system) {
  const known = await api.systems();
  return known.some(({ name }) => name === system) ? api.printedBoards(system) : {};
}

/** @param {ExportedBoard} sheet @returns {Promise<Partial<ImportItem>>} */
async function takeSheet({ system, kind, name, text }) {
  const known = await componentsOf(system);
  if (!Object.hasOwn(known, kind) || !Object.hasOwn(known[kind], name))
    return { how: "refused", why: { id: "page-brought-no-sheet" } };
  const kept = (await api.customBoards(system, kind)).find((one) => one.name === name);
  if (kept) return { how: kept.text === text ? "there" : "other" };
  await api.saveBoard(system, kind, name, text);
  return { how: "taken" };
}

/** @param {ImportItem} one @returns {Promise<Partial<ImportItem>>} */
async function takeOne({ game, sheet }) {
  try {
    return game
      ? await api.importGame({ ...game, beside: false })
      : await takeSheet(/** @type {ExportedBoard} */ (sheet));
  } catch (error) {
    // Once there are too many at a time, a later moment will do.
    if (error instanceof ServerUnavailable || (error instanceof Refused && error.wait > 0)) throw error;
    return { how: "refused", why: errorMessage(error) };
  }
}

/** The newest file; what an older one still waits for is not wanted any more. @type {object | null} */
let newest = null;

/** @param {ExportFile} bundle */
async function takeAll({ games, sheets }) {
  const mine = {};
  newest = mine;
  const wanted = () => newest === mine;
  importItems.value = [...games.map((game) => ({ game })), ...sheets.map((sheet) => ({ sheet }))].map((one) => ({
    ...one,
    how: /** @type {const} */ ("waiting"),
  }));
  for (let at = 0; wanted() && at < importItems.value.length; at += 1) {
    const came = await patiently(() => takeOne(importItems.value[at]), wanted);
    if (came && wanted()) note(at, came);
  }
}

/** @param {string} id @param {number} [status] */
const refusal = (id, status = 422) => new Refused(status, { id, args: {} });

/**
 * Take in what a file holds. Gives the address of where to look: the game, if it is one and nothing is to be decided,
 * else the screen that tells what came of it.
 * @param {File} file
 */
export async function importFile(file) {
  if (file.size > LONGEST_FILE) throw refusal("server-too-large", 413);
  const text = await file.text();
  const bundle = parseExportFile(text);
  if (bundle === "damaged") throw refusal("page-brought-damaged");
  if (bundle === "newer") throw refusal("page-brought-newer");
  if (bundle) {
    takeAll(bundle);
    return "#/files";
  }
  const game = { save: text, title: "", created: null, updated: null };
  const { how, id } = await api.importGame({ ...game, beside: false });
  newest = null;
  importItems.value = [{ game, how, id }];
  return how === "taken" || how === "there" ? `#/play/${id}` : "#/files";
}

/** Do with one of them what somebody has decided. @param {number} at @param {(one: ImportItem) => Promise<Partial<ImportItem>>} deed */
async function decide(at, deed) {
  try {
    note(at, { ...(await deed(importItems.value[at])), why: undefined });
  } catch (error) {
    note(at, { why: errorMessage(error) });
  }
}

/** The kept game goes on as the file does. @param {number} at */
export const resume = (at) =>
  decide(at, async ({ id = "", game }) => {
    await api.resume(id, game?.save ?? "");
    return { how: "gone-on" };
  });

/** A second game beside the kept one. @param {number} at */
export const importCopy = (at) =>
  decide(at, ({ game }) => api.importGame({ .../** @type {ExportedGame} */ (game), beside: true }));

/** The board of the file takes the place of the kept one. @param {number} at */
export const replaceBoard = (at) =>
  decide(at, async ({ sheet }) => {
    const { system, kind, name, text } = /** @type {ExportedBoard} */ (sheet);
    await api.saveBoard(system, kind, name, text);
    return { how: "taken" };
  });

/**
 * Everything that is kept here, and how many games could not be read.
 * @param {(done: number, count: number) => void} tell @param {() => boolean} wanted
 * @returns {Promise<ExportFile & { left: number }>}
 */
export async function collectAll(tell, wanted) {
  const all = await readPages(api.games, Infinity);
  // The file of a game is for those who play it.
  const lines = all.lines.filter(({ right }) => right !== "watch");
  /** @type {ExportedGame[]} */
  const games = [];
  for (const [done, { id, title, created, updated, damaged }] of lines.entries()) {
    if (!wanted()) break;
    tell(done, lines.length);
    const save = damaged
      ? null
      : await api.readSave(id).catch((error) => {
          // One that cannot be read any more is no reason to leave the others.
          if (error instanceof Refused) return null;
          throw error;
        });
    if (save !== null) games.push({ title, created, updated, save });
  }
  /** @type {ExportedBoard[]} */
  const sheets = [];
  for (const { name: system } of await api.systems()) {
    for (const kind of Object.keys(await api.printedBoards(system))) {
      for (const { name, text } of await api.customBoards(system, kind)) sheets.push({ system, kind, name, text });
    }
  }
  return { games, sheets, left: lines.length - games.length };
}
