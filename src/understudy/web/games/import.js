// Import of games and custom boards from a file, and export of all of them. Each item is imported separately, and its
// result is shown. Stored items are neither duplicated nor overwritten unless the player decides so.

import { signal } from "@preact/signals";
import * as api from "../requests/api.js";
import { MAX_FILE_SIZE, parseExportFile } from "./export_file.js";
import { UNAVAILABLE, ServerUnavailable, Refused, errorMessage } from "../requests/errors.js";
import { readPages } from "../requests/paged_list.js";
import { retryAfterLimit, retryUntilAvailable } from "../requests/retry.js";

/** @import { ExportFile, ExportedGame, ExportedBoard } from "./export_file.js" */
/** @import { ImportStatus, Message } from "../types" */

/**
 * A game or board of the file, and its result: the server's status, or "waiting", "gone-on" if the player continued the
 * stored game from it, "refused" with a reason.
 * @typedef {object} ImportItem
 * @property {ExportedGame} [game] set for a game
 * @property {ExportedBoard} [board] set for a board
 * @property {ImportStatus | "waiting" | "gone-on" | "refused"} how result of the import
 * @property {string} [id] id of the imported or already stored game
 * @property {Message} [why] reason of a refusal
 */

/** All items of the last file. */
export const importItems = signal(/** @type {ImportItem[]} */ ([]));
/** Why the import waits: the server is unavailable, or a rate limit is exceeded. */
export const problem = signal(/** @type {Message | null} */ (null));

/** Change the result of an item. @param {number} at @param {Partial<ImportItem>} change */
function updateItem(at, change) {
  importItems.value = importItems.value.map((one, n) => (n === at ? { ...one, ...change } : one));
}

/**
 * Send a request and retry it while this file is the latest one.
 * @template T @param {() => Promise<T>} ask @param {() => boolean} isLatest
 */
const retry = (ask, isLatest) =>
  retryAfterLimit(
    () =>
      retryUntilAvailable(ask, isLatest, (unavailable) => {
        problem.value = unavailable ? UNAVAILABLE : null;
      }),
    isLatest,
    (reason) => {
      problem.value = reason;
    },
  );

/**
 * Return the printed boards by kind and name; none for an unknown game.
 * @param {string} system @returns {Promise<Record<string, Record<string, string>>>}
 */
async function printedBoardsOf(system) {
  const systems = await api.systems();
  return systems.some(({ name }) => name === system) ? api.printedBoards(system) : {};
}

/**
 * Import a board, unless one of that name is stored.
 * @param {ExportedBoard} board @returns {Promise<Partial<ImportItem>>}
 */
async function importBoard({ system, kind, name, text }) {
  const printed = await printedBoardsOf(system);
  if (!Object.hasOwn(printed, kind) || !Object.hasOwn(printed[kind], name))
    return { how: "refused", why: { id: "page-brought-no-sheet" } };
  const stored = (await api.customBoards(system, kind)).find((one) => one.name === name);
  if (stored) return { how: stored.text === text ? "there" : "other" };
  await api.saveBoard(system, kind, name, text);
  return { how: "taken" };
}

/** Import an item and return its result. @param {ImportItem} item @returns {Promise<Partial<ImportItem>>} */
async function importOne({ game, board }) {
  try {
    if (!game) return await importBoard(/** @type {ExportedBoard} */ (board));
    const result = await api.importGame({ ...game, beside: false });
    // Games of one file that begin alike are imported together.
    const isSibling = importItems.peek().some(({ how, id }) => how === "taken" && id === result.id);
    const isOpen = result.how === "ahead" || result.how === "other";
    return isSibling && isOpen ? await api.importGame({ ...game, beside: true }) : result;
  } catch (error) {
    // These are retried.
    if (error instanceof ServerUnavailable || (error instanceof Refused && error.wait > 0)) throw error;
    return { how: "refused", why: errorMessage(error) };
  }
}

/** Identifies the import of the latest file; an older one stops. @type {object | null} */
let latestImport = null;

/** Import all items of a file, one after another. @param {ExportFile} file */
async function importAll({ games, boards }) {
  const current = {};
  latestImport = current;
  const isLatest = () => latestImport === current;
  importItems.value = [...games.map((game) => ({ game })), ...boards.map((board) => ({ board }))].map((one) => ({
    ...one,
    how: /** @type {const} */ ("waiting"),
  }));
  for (let at = 0; isLatest() && at < importItems.value.length; at += 1) {
    const result = await retry(() => importOne(importItems.value[at]), isLatest);
    if (result && isLatest()) updateItem(at, result);
  }
}

/** @param {string} id @param {number} [status] */
const refusal = (id, status = 422) => new Refused(status, { id, args: {} });

/**
 * Import a file. Return the address to show: the game, if it is only one and needs no decision, otherwise the screen
 * with the results.
 * @param {File} file
 */
export async function importFile(file) {
  if (file.size > MAX_FILE_SIZE) throw refusal("server-too-large", 413);
  const text = await file.text();
  const bundle = parseExportFile(text);
  if (bundle === "damaged") throw refusal("page-brought-damaged");
  if (bundle === "newer") throw refusal("page-brought-newer");
  if (bundle) {
    importAll(bundle);
    return "#/files";
  }
  const game = { save: text, title: "", created: null, updated: null };
  const { how, id } = await api.importGame({ ...game, beside: false });
  latestImport = null;
  importItems.value = [{ game, how, id }];
  return how === "taken" || how === "there" ? `#/play/${id}` : "#/files";
}

/**
 * Carry out the player's decision about an item.
 * @param {number} at @param {(item: ImportItem) => Promise<Partial<ImportItem>>} action
 */
async function decide(at, action) {
  try {
    updateItem(at, { ...(await action(importItems.value[at])), why: undefined });
  } catch (error) {
    updateItem(at, { why: errorMessage(error) });
  }
}

/** Continue the stored game from the save of the file. @param {number} at */
export const resume = (at) =>
  decide(at, async ({ id = "", game }) => {
    await api.resume(id, game?.save ?? "");
    return { how: "gone-on" };
  });

/** Import the game as a second one. @param {number} at */
export const importCopy = (at) =>
  decide(at, ({ game }) => api.importGame({ .../** @type {ExportedGame} */ (game), beside: true }));

/** Replace the stored board. @param {number} at */
export const replaceBoard = (at) =>
  decide(at, async ({ board }) => {
    const { system, kind, name, text } = /** @type {ExportedBoard} */ (board);
    await api.saveBoard(system, kind, name, text);
    return { how: "taken" };
  });

/**
 * Return all games and custom boards, and the number of unreadable games.
 * @param {(done: number, count: number) => void} onProgress @param {() => boolean} isWanted
 * @returns {Promise<ExportFile & { unreadable: number }>}
 */
export async function collectAll(onProgress, isWanted) {
  const all = await readPages(api.games, Infinity);
  // Spectators may not read the save.
  const lines = all.lines.filter(({ right }) => right !== "watch");
  /** @type {ExportedGame[]} */
  const games = [];
  for (const [done, { id, title, created, updated, damaged }] of lines.entries()) {
    if (!isWanted()) break;
    onProgress(done, lines.length);
    const save = damaged
      ? null
      : await api.readSave(id).catch((error) => {
          // Export the others without this one.
          if (error instanceof Refused) return null;
          throw error;
        });
    if (save !== null) games.push({ title, created, updated, save });
  }
  /** @type {ExportedBoard[]} */
  const boards = [];
  for (const { name: system } of await api.systems()) {
    for (const kind of Object.keys(await api.printedBoards(system))) {
      for (const { name, text } of await api.customBoards(system, kind)) boards.push({ system, kind, name, text });
    }
  }
  return { games, boards, unreadable: lines.length - games.length };
}
