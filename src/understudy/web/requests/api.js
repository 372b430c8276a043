// Client of the HTTP API: functions take and return values, and throw errors with a translatable message.

import { ask } from "understudy/backend";
import { loginRequired } from "./access_secret.js";
import { ServerUnavailable, Refused, unexpectedStatus } from "./errors.js";

/**
 * @import { BoardReport, CorrectionReport, DecisionReport, FinishedGame, ForecastReport, GameDocument,
 *   GameRule, HintReport, GameSummary, GameSystem, GivenAnswer, ImportResult, Names, PastQuestion, PreviewReport,
 *   ReviewReport, SavedBoard, SaveInspection, Wire } from "../types"
 */

/** @import { AdviceReport, ExpertStepReport, WinCourseReport } from "../advice/types" */

/** Statuses by which a reverse proxy reports that the server does not answer. */
const PROXY_ERRORS = new Set([502, 503, 504]);

/** Error id of a request without the access secret. */
const LOGIN_REQUIRED = "server-stranger";

/** Return the value of a JSON text, or undefined if it is malformed. @param {string} text */
const parseJson = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Send a request and return the text of the response.
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
 */
async function call(method, path, body, signal) {
  // A save file is sent unchanged, even if it is not JSON; the server reports what is wrong.
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const { status, text, wait } = await ask(method, path, sent, signal).catch(() => {
    throw new ServerUnavailable();
  });
  if (status < 400) return text;
  const error = parseJson(text)?.error;
  if (error?.id === LOGIN_REQUIRED) {
    // Retries go on while the login screen is shown, so nothing that was entered is lost.
    loginRequired.value = true;
    throw new ServerUnavailable();
  }
  if (!error?.id && PROXY_ERRORS.has(status)) throw new ServerUnavailable();
  throw new Refused(status, error?.id ? error : unexpectedStatus(status), wait);
}

/**
 * Send a request and return the value of the response. A response that is not JSON comes from a proxy and counts as no
 * answer.
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
 */
async function json(method, path, body, signal) {
  const text = await call(method, path, body, signal);
  if (text === "") return null;
  const value = parseJson(text);
  if (value === undefined) throw new ServerUnavailable();
  return value;
}

/** Return the path of a game. @param {string} id @param {string} rest */
const game = (id, rest = "") => `games/${encodeURIComponent(id)}${rest}`;

/** Log in with the access secret. @param {string} secret */
export const sendSecret = (secret) => json("POST", "../door", { secret });

/** @returns {Promise<GameSystem[]>} */
export const systems = () => json("GET", "systems");
/** @param {string} system @returns {Promise<Names>} */
export const names = (system) => json("GET", `systems/${system}/names`);
/** Return the constants printed on the components of a game. @param {string} system @returns {Promise<any>} */
export const printedConstants = (system) => json("GET", `systems/${system}/printed`);
/** Return all messages of a language as Fluent text. @param {string} language */
export const messages = (language) => call("GET", `languages/${language}`);
/** Return the messages that belong to no game; the first view needs no others. @param {string} language */
export const commonMessages = (language) => call("GET", `languages/${language}/first`);
/**
 * Return at most `limit` games after the first `offset`.
 * @param {number} limit @param {number} offset @returns {Promise<GameSummary[]>}
 */
export const games = (limit, offset) => json("GET", `games?limit=${limit}&offset=${offset}`);
/** @param {Wire["NewGame"]} body @returns {Promise<GameDocument>} */
export const create = (body) => json("POST", "games", body);
/**
 * Load a game, with its journal from step `since` on.
 * @param {string} id @param {number} [since] @returns {Promise<GameDocument>}
 */
export const load = (id, since) => json("GET", game(id, since === undefined ? "" : `?since=${since}`));
/** Set the title of a game; an empty one removes it. @param {string} id @param {string} title */
export const setTitle = (id, title) => json("PUT", game(id, "/title"), { title });
/** Return the keys of the links to a game. @param {string} id @returns {Promise<Wire["GameLinks"]>} */
export const links = (id) => json("GET", game(id, "/links"));
/** Replace the key of a link. @param {string} id @param {string} right */
export const renewLink = (id, right) => json("POST", game(id, `/links/${right}`));
/** Add the game of a link to the list of this device. @param {string} key @returns {Promise<Wire["OpenedLink"]>} */
export const openLink = (key) => json("POST", "links", { key });
/** Remove a game from the list of this device. @param {string} id */
export const leave = (id) => json("POST", game(id, "/leave"));
/** @param {string} id */
export const remove = (id) => json("DELETE", game(id));
/**
 * Return a function that changes a game. The response has the journal from step `since` on.
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
/** Return the answers as they are stored. @param {string} id @returns {Promise<Wire["TapeEntry"][]>} */
export const tape = (id) => json("GET", game(id, "/tape"));
/** @param {string} id @returns {Promise<GivenAnswer[]>} */
export const answers = (id) => json("GET", game(id, "/answers"));
/** @param {string} id @param {number} at @returns {Promise<PastQuestion>} */
export const questionAt = (id, at) => json("GET", game(id, `/questions/${at}`));
/** @param {string} id @param {Wire["Correct"]} body @returns {Promise<CorrectionReport>} */
export const correct = (id, body) => json("POST", game(id, "/corrections"), body);
/**
 * Return what each sequence of answers would change.
 * @param {string} id @param {Wire["PreviewRequest"]} body @param {AbortSignal} signal
 * @returns {Promise<PreviewReport[]>}
 */
export const previews = (id, body, signal) => json("POST", game(id, "/outlooks"), body, signal);
/**
 * Return what each side would have scored after each turn.
 * @param {string} id @returns {Promise<Wire["ScorePoint"][]>}
 */
export const scoreCourse = (id) => json("GET", game(id, "/course"));
/**
 * Return the forecast of a game if this agent continues; an empty name means the usual one.
 * @param {string} id @param {number} continuations @param {string} agent @returns {Promise<ForecastReport>}
 */
export const forecast = (id, continuations, agent) => json("POST", game(id, "/forecast"), { continuations, agent });
/**
 * Return the expert's best answers to the current question, or to the one after other answers.
 * @param {string} id @param {unknown[]} after @param {number} [best] how many, three by default
 * @returns {Promise<HintReport>}
 */
export const hint = (id, after, best) => json("POST", game(id, "/hint"), { after, best });
/**
 * Return the win probability of the current position.
 * @param {string} id @returns {Promise<Wire["WinReport"]>}
 */
export const winProbability = (id) => json("GET", game(id, "/win-probability"));
/**
 * Compute the win probabilities of a game a little further, if the expert or the planner continued.
 * @param {string} id @param {boolean} planner @returns {Promise<WinCourseReport>}
 */
export const winCourse = (id, planner) => json("POST", game(id, "/win-course"), { planner });
/** Return the expert's answer to the current question. @param {string} id @returns {Promise<ExpertStepReport>} */
export const expertStep = (id) => json("GET", game(id, "/expert-step"));
/**
 * Play more games after each of these answers.
 * @param {string} id @param {{ games: number, most: number }} body @returns {Promise<AdviceReport>}
 */
export const compareHints = (id, body) => json("POST", game(id, "/hint/compare"), body);
/** Review a game a little further; complete after a few calls. @param {string} id @returns {Promise<ReviewReport>} */
export const review = (id) => json("POST", game(id, "/review"), {});
/** @param {string} id @param {number} at @returns {Promise<DecisionReport>} */
export const reviewedDecision = (id, at) => json("GET", game(id, `/review/${at}`));
/**
 * Let the expert play a game a little further; over after some calls.
 * @param {string} system @param {Wire["ExpertGameRequest"]} body @returns {Promise<Wire["ExpertGameReport"]>}
 */
export const expertGame = (system, body) => json("POST", `systems/${system}/expert-game`, body);
/** @param {number} limit @param {number} offset @returns {Promise<FinishedGame[]>} */
export const history = (limit, offset) => json("GET", `history?limit=${limit}&offset=${offset}`);
/** @param {string} system @returns {Promise<GameRule[]>} */
export const rules = (system) => json("GET", `systems/${system}/rules`);
/**
 * Return what a save file holds, and whether that game is stored.
 * @param {string} text @returns {Promise<SaveInspection>}
 */
export const inspectSave = (text) => json("POST", "saves/look", text);
/** Import a game, unless it is stored already. @param {Wire["ExportedGame"]} body @returns {Promise<ImportResult>} */
export const importGame = (body) => json("POST", "saves/packed", body);
/** Continue a stored game from a newer save file of it. @param {string} id @param {string} text */
export const resume = (id, text) => json("PUT", game(id, "/save"), text);
/** Return the save file of a game. @param {string} id */
export const readSave = (id) => call("GET", game(id, "/save"));
/** Return the save file of a game with its first answers only. @param {string} id @param {number} kept */
export const readStart = (id, kept) => call("GET", game(id, `/start?answers=${kept}`));

/** Return the path of printed or custom boards. @param {string} system @param {string[]} rest */
const boardPath = (system, ...rest) => ["systems", system, "sheets", ...rest].map(encodeURIComponent).join("/");

/**
 * Return the printed boards of a game as texts, by kind and name.
 * @param {string} system @returns {Promise<Record<string, Record<string, string>>>}
 */
export const printedBoards = (system) => json("GET", boardPath(system));
/** Return the custom boards of a kind. @param {string} system @param {string} kind @returns {Promise<SavedBoard[]>} */
export const customBoards = (system, kind) => json("GET", boardPath(system, kind));
/**
 * Check the text of a board.
 * @param {string} system @param {string} kind @param {string} text @returns {Promise<BoardReport>}
 */
export const checkBoard = (system, kind, text) => json("POST", boardPath(system, kind, "check"), { text });
/**
 * Save a custom board.
 * @param {string} system @param {string} kind @param {string} name @param {string} text @returns {Promise<SavedBoard>}
 */
export const saveBoard = (system, kind, name, text) => json("PUT", boardPath(system, kind, name), { text });
/** @param {string} system @param {string} kind @param {string} name */
export const deleteBoard = (system, kind, name) => json("DELETE", boardPath(system, kind, name));
