// Faces of the games. A face is a folder with a module face.js, stylesheets and a sprite. The import map names it, and
// it is loaded when needed. A game without a face is shown by the generic face.

import { signal } from "@preact/signals";
import { ServerUnavailable } from "../requests/errors.js";
import { reviews } from "./settings.js";
import { loadPrintedConstants } from "./printed_constants.js";
import { applyGameStyles } from "./stylesheets.js";
import { addSprite } from "../ui/symbols.js";
import { loadNames, say } from "./translations.js";

/** @import { Args, Face, GameDocument, System, OptionalFace } from "../types" */

/** Defaults of the optional members of a face. @type {Omit<OptionalFace, "marks" | "summarize">} */
const DEFAULTS = {
  botTurns: (_, count) => say("page-bot-turn", { count }),
  explanations: {},
  messageIds: {},
  sides: () => ["human", "bot"],
  groupHeading: () => null,
  tracks: null,
  optionSummary: () => [],
  playRecord: () => null,
  peopleResult: () => null,
  usedOptions: ({ options }) => options,
  setupSteps: () => [],
  setupSentence: () => [],
  MoreOptions: () => null,
  moreSummary: () => "",
  fitOptions: (chosen) => chosen,
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
  isOwnTurnReported: () => false,
  period: () => "",
  nothingForYou: () => false,
  isPlayed: () => false,
  PlayedStep: () => null,
  botCount: () => undefined,
  screen: null,
  dailyDeals: null,
  guides: {},
};

/** Return a face with defaults for the members it does not have. @param {Face} own @returns {System} */
const withDefaults = (own) => ({
  ...DEFAULTS,
  summarize: (steps) => own.announce(steps) || own.heading(steps),
  marks: (steps) => [own.side(steps)].filter((side) => side !== null),
  ...own,
});

/** Loaded faces by game. */
const faces = signal(/** @type {ReadonlyMap<string, System>} */ (new Map()));

/** Return whether the import map names a face for a game. @param {string} name */
function hasFace(name) {
  try {
    return Boolean(import.meta.resolve(`understudy/face/${name}`));
  } catch {
    return false;
  }
}

/** Import the face of a game, or make a generic one. @param {string} name @returns {Promise<Face>} */
async function importFace(name) {
  try {
    if (hasFace(name)) return (await import(`understudy/face/${name}`)).face;
    return (await import("../generic/generic_face.js")).genericFace(name);
  } catch (error) {
    // Browsers throw a TypeError if a module cannot be fetched; that can be retried.
    throw error instanceof TypeError ? new ServerUnavailable() : error;
  }
}

/** Add a loaded face. @param {string} name @param {Face} own */
export function registerFace(name, own) {
  if (own.sprite) addSprite(name, own.sprite);
  faces.value = new Map([...faces.peek(), [name, withDefaults(own)]]);
}

/** Load the face of a game with its printed constants and styles, then register it. @param {string} name */
async function loadAndRegister(name) {
  const [own] = await Promise.all([importFace(name), loadPrintedConstants(name)]);
  await applyGameStyles(name, own.styles);
  registerFace(name, own);
}

/** Loaded or requested faces by game. @type {Map<string, Promise<void>>} */
const requests = new Map();

/** Load the face of a game once, with its stylesheets and printed constants. @param {string} name */
export function loadFace(name) {
  const face =
    requests.get(name) ??
    loadAndRegister(name).catch((error) => {
      requests.delete(name);
      throw error;
    });
  requests.set(name, face);
  return face;
}

/** Load everything needed to show a game: its face and its names. @param {string} name */
export async function loadSystem(name) {
  await Promise.all([loadFace(name), loadNames(name)]);
}

/** Return the face of a game if it is loaded. @param {string} name @returns {System | undefined} */
export const shownSystem = (name) => faces.value.get(name);

/** Return the face of a game; it must be loaded. @param {string} name */
export function systemNamed(name) {
  const system = shownSystem(name);
  if (!system) throw new Error(`the face of ${name} is not loaded`);
  return system;
}

/** Return the face of a document's game; it must be loaded. @param {{ system: string }} doc */
export const systemOf = (doc) => systemNamed(doc.system);

/** Return whether the bot's score can be forecast. @param {GameDocument} doc */
export function canForecast(doc) {
  const system = systemOf(doc);
  return Boolean(system.forecastEnd) && system.hasForecast(doc.view);
}

/** Return whether the expert gives advice in a game. @param {GameDocument} doc */
export const hasExpert = (doc) => Boolean(systemOf(doc).screen?.advice?.isOffered(doc.view));

/** Return whether the expert can review a game, and the player has not switched that off. @param {GameDocument} doc */
export const hasReview = (doc) => reviews.value === "on" && hasExpert(doc);

/**
 * Return a message of the page, or the one a game has in its place.
 * @param {string} system @param {string} id @param {Args} [args]
 */
export const sayIn = (system, id, args) => say(systemNamed(system).messageIds[id] ?? id, args);
