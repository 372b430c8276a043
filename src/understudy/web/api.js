// The server's door: JSON in, JSON out, and errors that can be said in any language.

const BASE = new URL("api/v1/", document.baseURI);

/** The server answered, and refused. `message` is an id of the catalogues with its arguments. */
export class Refused extends Error {
  constructor(status, message) {
    super(message.id);
    this.status = status;
    this.words = message;
  }
}

/** Nobody answered. */
export class Away extends Error {}

async function call(method, path, body) {
  const request = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.headers["Content-Type"] = "application/json";
    // A save file goes out as it is, even one that is no JSON: the server says what is wrong with it.
    request.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(new URL(path, BASE), request);
  } catch {
    throw new Away();
  }
  if (!response.ok) {
    const said = await response.json().catch(() => ({}));
    const message = said.error?.id ? said.error : { id: "page-unexpected", args: { status: response.status } };
    throw new Refused(response.status, message);
  }
  return response;
}

const json = async (...args) => {
  const response = await call(...args);
  return response.status === 204 ? null : response.json();
};

const game = (id, rest = "") => `games/${encodeURIComponent(id)}${rest}`;

export const systems = () => json("GET", "systems");
export const names = (system) => json("GET", `systems/${system}/names`);
export const catalogue = async (language) => (await call("GET", `languages/${language}`)).text();
/** The words that belong to no game: enough for the first view. */
export const firstWords = async (language) => (await call("GET", `languages/${language}/first`)).text();
export const games = () => json("GET", "games");
export const create = (body) => json("POST", "games", body);
export const load = (id, since) => json("GET", game(id, since === undefined ? "" : `?since=${since}`));
export const remove = (id) => json("DELETE", game(id));
/** A change of the game; of the journal only the steps from `since` on come back. */
const change = (path) => (id, body, since = 0) => json("POST", game(id, `${path}?since=${since}`), body);
export const answer = change("/answers");
export const undo = change("/undo");
export const answers = (id) => json("GET", game(id, "/answers"));
export const questionAt = (id, at) => json("GET", game(id, `/questions/${at}`));
export const correct = (id, body) => json("POST", game(id, "/corrections"), body);
export const forecast = (id) => json("POST", game(id, "/forecast"), {});
export const history = () => json("GET", "history");
export const rules = (system) => json("GET", `systems/${system}/rules`);
export const redo = change("/redo");
export const restore = (text) => json("POST", "saves", text);
export const saveAddress = (id) => new URL(game(id, "/save"), BASE).href;
export const events = (id) => new EventSource(new URL(game(id, "/events"), BASE));

const sheet = (system, rest = "") => `systems/${system}/sheets${rest}`;

/** Printed components as text: ours, by kind and name; those entered; what is wrong with a text. */
export const printedSheets = (system) => json("GET", sheet(system));
export const enteredSheets = (system, kind) => json("GET", sheet(system, `/${kind}`));
export const checkSheet = (system, kind, text) => json("POST", sheet(system, `/${kind}/check`), { text });
export const enterSheet = (system, kind, name, text) => json("PUT", sheet(system, `/${kind}/${name}`), { text });
export const forgetSheet = (system, kind, name) => json("DELETE", sheet(system, `/${kind}/${name}`));
