// The games the page can show. Each has a face: a folder with a module face.js, its stylesheets and its sprite, which
// the import map names and which is loaded when needed. A game without one is shown plainly.

import { signal } from "@preact/signals";
import { ServerUnavailable } from "../requests/errors.js";
import { loadPrintedConstants } from "./printed_constants.js";
import { applyGameStyles } from "./stylesheets.js";
import { addSprite } from "../ui/symbols.js";
import { loadNames, say } from "./translations.js";

/** @import { Args, Face, GameDocument, System, OptionalFace } from "../types" */

/** What is usual where a game does not differ. @type {Omit<OptionalFace, "marks" | "summarize">} */
const DEFAULTS = {
  botTurns: (_, count) => say("page-bot-turn", { count }),
  explanations: {},
  messageIds: {},
  sides: () => ["human", "bot"],
  groupHeading: () => null,
  tracks: null,
  optionSummary: () => [],
  pointsNow: () => null,
  hasForecast: () => true,
  quickEntry: () => null,
  QuickEntry: () => null,
  reference: () => [],
  lookUp: () => null,
  views: () => [],
  YourSide: () => null,
  AfterScore: () => null,
  keys: () => [],
  undoTo: () => undefined,
  ask: () => null,
  worthSeeing: () => true,
  nothingForYou: () => false,
  botCount: () => undefined,
};

/** @param {Face} own @returns {System} */
const withDefaults = (own) => ({
  ...DEFAULTS,
  summarize: (steps) => own.announce(steps) || own.heading(steps),
  marks: (steps) => [own.side(steps)].filter((side) => side !== null),
  ...own,
});

/** The games whose faces are here, by name. */
const faces = signal(/** @type {ReadonlyMap<string, System>} */ (new Map()));

/** @param {string} name */
function hasFace(name) {
  try {
    return Boolean(import.meta.resolve(`understudy/face/${name}`));
  } catch {
    // The import map does not name it.
    return false;
  }
}

/** @param {string} name @returns {Promise<Face>} */
async function importFace(name) {
  try {
    if (hasFace(name)) return (await import(`understudy/face/${name}`)).face;
    return (await import("../generic/generic_face.js")).genericFace(name);
  } catch (error) {
    // A module that could not be fetched can be asked for again; any other fault is its own.
    throw error instanceof TypeError ? new ServerUnavailable() : error;
  }
}

/** Show a game with this face. @param {string} name @param {Face} own */
export function registerFace(name, own) {
  if (own.sprite) addSprite(name, own.sprite);
  faces.value = new Map([...faces.peek(), [name, withDefaults(own)]]);
}

/** @param {string} name */
async function addFace(name) {
  const [own] = await Promise.all([importFace(name), loadPrintedConstants(name)]);
  await applyGameStyles(name, own.styles);
  registerFace(name, own);
}

/** Faces that are here or on their way. @type {Map<string, Promise<void>>} */
const requests = new Map();

/** Fetch the face of a game, with its looks and what is printed on its components. @param {string} name */
export function loadFace(name) {
  const face =
    requests.get(name) ??
    addFace(name).catch((error) => {
      requests.delete(name);
      throw error;
    });
  requests.set(name, face);
  return face;
}

/** Fetch all that is needed to show a game. @param {string} name */
export async function loadSystem(name) {
  await Promise.all([loadFace(name), loadNames(name)]);
}

/** A game by its name, if its face is here. @param {string} name @returns {System | undefined} */
export const shownSystem = (name) => faces.value.get(name);

/** A game by its name, for what is drawn only when its face is here. @param {string} name */
export function systemNamed(name) {
  const system = shownSystem(name);
  if (!system) throw new Error(`the face of ${name} is not here`);
  return system;
}

/** @param {{ system: string }} doc */
export const systemOf = (doc) => systemNamed(doc.system);

/** Whether there is a score of the bot to look for. @param {GameDocument} doc */
export function canForecast(doc) {
  const system = systemOf(doc);
  return Boolean(system.forecastEnd) && system.hasForecast(doc.view);
}

/** A sentence of the page, as a game says it. @param {string} system @param {string} id @param {Args} [args] */
export const sayIn = (system, id, args) => say(systemNamed(system).messageIds[id] ?? id, args);
