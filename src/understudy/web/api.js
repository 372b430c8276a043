// What can be asked of whoever keeps the games: values in, values out, errors that can be said in any language.

import { ask } from "understudy/backend";
import { Away, Refused, unexpected } from "./errors.js";

/** What a gateway says for a server that does not answer. */
const GATEWAY = new Set([502, 503, 504]);

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The text of an answer. */
async function call(method, path, body) {
  // A save file goes out as it is, even one that is no JSON: the other side says what is wrong with it.
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const { status, text } = await ask(method, path, sent).catch(() => {
    throw new Away();
  });
  if (status < 400) return text;
  const words = parsed(text)?.error;
  if (!words?.id && GATEWAY.has(status)) throw new Away();
  throw new Refused(status, words?.id ? words : unexpected(status));
}

/** The value of an answer; a page of somebody in between is no answer. */
async function json(method, path, body) {
  const text = await call(method, path, body);
  if (text === "") return null;
  const value = parsed(text);
  if (value === undefined) throw new Away();
  return value;
}

const game = (id, rest = "") => `games/${encodeURIComponent(id)}${rest}`;

export const systems = () => json("GET", "systems");
export const names = (system) => json("GET", `systems/${system}/names`);
export const catalogue = (language) => call("GET", `languages/${language}`);
/** The words that belong to no game: enough for the first view. */
export const firstWords = (language) => call("GET", `languages/${language}/first`);
export const games = () => json("GET", "games");
export const create = (body) => json("POST", "games", body);
export const load = (id, since) => json("GET", game(id, since === undefined ? "" : `?since=${since}`));
export const remove = (id) => json("DELETE", game(id));
/** A change of the game; of the journal only the steps from `since` on come back. */
const change = (path) => (id, body, since = 0) => json("POST", game(id, `${path}?since=${since}`), body);
export const answer = change("/answers");
export const undo = change("/undo");
export const redo = change("/redo");
export const answers = (id) => json("GET", game(id, "/answers"));
export const questionAt = (id, at) => json("GET", game(id, `/questions/${at}`));
export const correct = (id, body) => json("POST", game(id, "/corrections"), body);
export const forecast = (id) => json("POST", game(id, "/forecast"), {});
export const history = () => json("GET", "history");
export const rules = (system) => json("GET", `systems/${system}/rules`);
export const restore = (text) => json("POST", "saves", text);
/** A game as the text of a save file. */
export const save = (id) => call("GET", game(id, "/save"));

const sheet = (system, rest = "") => `systems/${system}/sheets${rest}`;

/** Printed components as text: ours, by kind and name; those entered; what is wrong with a text. */
export const printedSheets = (system) => json("GET", sheet(system));
export const enteredSheets = (system, kind) => json("GET", sheet(system, `/${kind}`));
export const checkSheet = (system, kind, text) => json("POST", sheet(system, `/${kind}/check`), { text });
export const enterSheet = (system, kind, name, text) => json("PUT", sheet(system, `/${kind}/${name}`), { text });
export const forgetSheet = (system, kind, name) => json("DELETE", sheet(system, `/${kind}/${name}`));
