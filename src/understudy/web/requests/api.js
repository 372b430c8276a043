// What can be asked of whoever keeps the games: values in, values out, errors that can be said in any language.

import { ask } from "understudy/backend";
import { loginRequired } from "./access_secret.js";
import { ServerUnavailable, Refused, unexpectedStatus } from "./errors.js";

/**
 * @import { CorrectionReport, AdviceReport, FinishedGame, ForecastReport, GameDocument, GameRule, GameSummary, GameSystem, GivenAnswer,
 *   Names, PreviewReport, PastQuestion, SavedBoard, SaveInspection, BoardReport, ImportResult, Wire } from "../types"
 */

/** What a gateway says for a server that does not answer. */
const GATEWAY = new Set([502, 503, 504]);

/** What is said to whoever has not shown the secret. */
const LOGIN_REQUIRED = "server-stranger";

/** @param {string} text */
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The text of an answer. @param {string} method @param {string} path @param {unknown} [body] */
async function call(method, path, body) {
  // A save file goes out as it is, even one that is no JSON: the other side says what is wrong with it.
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const { status, text, wait } = await ask(method, path, sent).catch(() => {
    throw new ServerUnavailable();
  });
  if (status < 400) return text;
  const words = parsed(text)?.error;
  if (words?.id === LOGIN_REQUIRED) {
    // As long as we stand outside nobody answers us; what was entered waits.
    loginRequired.value = true;
    throw new ServerUnavailable();
  }
  if (!words?.id && GATEWAY.has(status)) throw new ServerUnavailable();
  throw new Refused(status, words?.id ? words : unexpectedStatus(status), wait);
}

/**
 * The value of an answer; a page of somebody in between is no answer.
 * @param {string} method @param {string} path @param {unknown} [body]
 */
async function json(method, path, body) {
  const text = await call(method, path, body);
  if (text === "") return null;
  const value = parsed(text);
  if (value === undefined) throw new ServerUnavailable();
  return value;
}

/** @param {string} id @param {string} rest */
const game = (id, rest = "") => `games/${encodeURIComponent(id)}${rest}`;

/** Show the secret. @param {string} secret */
export const sendSecret = (secret) => json("POST", "../door", { secret });

/** @returns {Promise<GameSystem[]>} */
export const systems = () => json("GET", "systems");
/** @param {string} system @returns {Promise<Names>} */
export const names = (system) => json("GET", `systems/${system}/names`);
/** Constants printed on the components of a game. @param {string} system @returns {Promise<any>} */
export const printedConstants = (system) => json("GET", `systems/${system}/printed`);
/** @param {string} language */
export const messages = (language) => call("GET", `languages/${language}`);
/** The words that belong to no game: enough for the first view. @param {string} language */
export const commonMessages = (language) => call("GET", `languages/${language}/first`);
/** So many games after the first `offset`. @param {number} limit @param {number} offset @returns {Promise<GameSummary[]>} */
export const games = (limit, offset) => json("GET", `games?limit=${limit}&offset=${offset}`);
/** @param {Wire["NewGame"]} body @returns {Promise<GameDocument>} */
export const create = (body) => json("POST", "games", body);
/** @param {string} id @param {number} [since] @returns {Promise<GameDocument>} */
export const load = (id, since) => json("GET", game(id, since === undefined ? "" : `?since=${since}`));
/** Call a game something, or nothing. @param {string} id @param {string} title */
export const setTitle = (id, title) => json("PUT", game(id, "/title"), { title });
/** The keys of the links to a game. @param {string} id @returns {Promise<Wire["GameLinks"]>} */
export const links = (id) => json("GET", game(id, "/links"));
/** Make one of them anew. @param {string} id @param {string} right */
export const renewLink = (id, right) => json("POST", game(id, `/links/${right}`));
/** Put the game of a link on the list of this device. @param {string} key @returns {Promise<Wire["OpenedLink"]>} */
export const openLink = (key) => json("POST", "links", { key });
/** Take a game off the list of this device. @param {string} id */
export const leave = (id) => json("POST", game(id, "/leave"));
/** @param {string} id */
export const remove = (id) => json("DELETE", game(id));
/**
 * A change of the game; of the journal only the steps from `since` on come back.
 * @template Body @param {string} path
 * @returns {(id: string, body: Body, since?: number) => Promise<GameDocument>}
 */
const change =
  (path) =>
  (id, body, since = 0) =>
    json("POST", game(id, `${path}?since=${since}`), body);
/** @type {ReturnType<typeof change<Wire["Answer"]>>} */
export const answer = change("/answers");
/** @type {ReturnType<typeof change<Wire["Undo"]>>} */
export const undo = change("/undo");
/** @type {ReturnType<typeof change<Wire["Redo"]>>} */
export const redo = change("/redo");
/** @param {string} id @returns {Promise<GivenAnswer[]>} */
export const answers = (id) => json("GET", game(id, "/answers"));
/** @param {string} id @param {number} at @returns {Promise<PastQuestion>} */
export const questionAt = (id, at) => json("GET", game(id, `/questions/${at}`));
/** @param {string} id @param {Wire["Correct"]} body @returns {Promise<CorrectionReport>} */
export const correct = (id, body) => json("POST", game(id, "/corrections"), body);
/** What answers would bring, each with those that would follow it. @param {string} id @param {Wire["PreviewRequest"]} body @returns {Promise<PreviewReport[]>} */
export const previews = (id, body) => json("POST", game(id, "/outlooks"), body);
/** Turn by turn what each side would have had. @param {string} id @returns {Promise<Wire["ScorePoint"][]>} */
export const scoreCourse = (id) => json("GET", game(id, "/course"));
/** @param {string} id @returns {Promise<ForecastReport>} */
export const forecast = (id) => json("POST", game(id, "/forecast"), {});
/** What moves would come to. @param {string} id @returns {Promise<AdviceReport>} */
export const advice = (id) => json("POST", game(id, "/counsel"), {});
/** @param {number} limit @param {number} offset @returns {Promise<FinishedGame[]>} */
export const history = (limit, offset) => json("GET", `history?limit=${limit}&offset=${offset}`);
/** @param {string} system @returns {Promise<GameRule[]>} */
export const rules = (system) => json("GET", `systems/${system}/rules`);
/** What a save file holds, and whether that game is kept. @param {string} text @returns {Promise<SaveInspection>} */
export const inspectSave = (text) => json("POST", "saves/look", text);
/** Take in a game, unless it is kept already. @param {Wire["ExportedGame"]} body @returns {Promise<ImportResult>} */
export const importGame = (body) => json("POST", "saves/packed", body);
/** Let a kept game go on as a save file of it has. @param {string} id @param {string} text */
export const resume = (id, text) => json("PUT", game(id, "/save"), text);
/** A game as the text of a save file. @param {string} id */
export const readSave = (id) => call("GET", game(id, "/save"));

/** @param {string} system @param {string[]} rest */
const boardPath = (system, ...rest) => ["systems", system, "sheets", ...rest].map(encodeURIComponent).join("/");

/**
 * Printed components as text: ours, by kind and name; those entered; what is wrong with a text.
 * @param {string} system @returns {Promise<Record<string, Record<string, string>>>}
 */
export const printedBoards = (system) => json("GET", boardPath(system));
/** @param {string} system @param {string} kind @returns {Promise<SavedBoard[]>} */
export const customBoards = (system, kind) => json("GET", boardPath(system, kind));
/** @param {string} system @param {string} kind @param {string} text @returns {Promise<BoardReport>} */
export const checkBoard = (system, kind, text) => json("POST", boardPath(system, kind, "check"), { text });
/** @param {string} system @param {string} kind @param {string} name @param {string} text @returns {Promise<SavedBoard>} */
export const saveBoard = (system, kind, name, text) => json("PUT", boardPath(system, kind, name), { text });
/** @param {string} system @param {string} kind @param {string} name */
export const deleteBoard = (system, kind, name) => json("DELETE", boardPath(system, kind, name));
