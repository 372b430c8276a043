// The game that is being chosen on the screen of a new game. It survives a visit to another screen.

import { signal } from "@preact/signals";
import * as api from "../../requests/api.js";
import { UNAVAILABLE, Refused, errorMessage } from "../../requests/errors.js";
import { retryAfterLimit, retryUntilAvailable } from "../../requests/retry.js";
import { loadSystem, systemNamed } from "../../app/faces.js";
import { sameOptions } from "./play_modes.js";
import { presetsOf } from "./presets.js";
import { rememberStarted } from "../empty_game.js";

/** @import { GameSummary, GameSystem, Message, Wire } from "../../types" */
/** @import { Options, PlayMode } from "./play_modes.js" */
/** @import { Preset } from "./presets.js" */

/**
 * A game and how it is played.
 * @typedef {{ system: GameSystem, mode: PlayMode }} ChosenGame
 */

export const chosenGame = signal(/** @type {ChosenGame | null} */ (null));
/** The presets of the chosen game; more may arrive while options are being changed. */
export const presets = signal(/** @type {Preset[]} */ ([]));
export const chosenOptions = signal(/** @type {Options | null} */ (null));
export const seed = signal("");
/** Number of the step that is shown. */
export const step = signal(0);
export const problem = signal(/** @type {Message | null} */ (null));
export const busy = signal(false);

/** The game requested last, which may still be loading. */
let requested = /** @type {object | null} */ (null);

/** Forget a requested game that is still loading. */
export function stopLoading() {
  requested = null;
}

/**
 * Load a game and choose it with the options of the last time, or of a first game. A game that is already being chosen
 * in this mode keeps its options.
 * @param {GameSystem} system @param {PlayMode} mode @param {GameSummary[]} games
 */
export async function chooseGame(system, mode, games) {
  const before = chosenOptions.peek() && chosenGame.peek();
  if (before && before.system.name === system.name && before.mode === mode) return;
  const request = {};
  requested = request;
  const isRequested = () => requested === request;
  try {
    await retryUntilAvailable(
      () => loadSystem(system.name),
      isRequested,
      (unavailable) => {
        if (isRequested()) problem.value = unavailable ? UNAVAILABLE : null;
      },
    );
  } catch (error) {
    if (isRequested()) problem.value = errorMessage(error);
    return;
  }
  if (!isRequested()) return;
  const offered = presetsOf(system, mode, games);
  chosenGame.value = { system, mode };
  presets.value = offered;
  step.value = 0;
  seed.value = "";
  choosePreset((offered.find(({ id }) => id === "last") ?? offered[0]).options);
}

/** Offer the presets of games that were listed after the game was chosen. @param {GameSummary[]} games */
export function updatePresets(games) {
  const game = chosenGame.peek();
  if (!game) return;
  const offered = presetsOf(game.system, game.mode, games);
  if (offered.length > presets.peek().length) presets.value = offered;
}

/** Return the options of a preset as they fit this device. @param {Options} options */
const fitted = (options) => {
  const { system } = /** @type {ChosenGame} */ (chosenGame.peek());
  return systemNamed(system.name).fitOptions(structuredClone(options));
};

/** Choose the options of a preset. @param {Options} options */
export function choosePreset(options) {
  chosenOptions.value = fitted(options);
}

/** Return whether the options of a preset are chosen. @param {Options} options */
export const isPresetChosen = (options) => sameOptions(fitted(options), chosenOptions.value ?? {});

/**
 * Return a function that changes the options, as long as this game is being chosen.
 * @param {ChosenGame} game @returns {(changes: Options) => void}
 */
export const setterFor = (game) => (changes) => {
  if (chosenGame.peek() === game && chosenOptions.peek()) chosenOptions.value = { ...chosenOptions.peek(), ...changes };
};

/**
 * Return the request body of a new game.
 * @param {GameSystem} system
 * @param {Options} options
 * @returns {Wire["NewGame"]}
 */
function newGameRequest({ name }, options) {
  const seedText = seed.peek().trim();
  if (seedText && !/^\d{1,14}$/.test(seedText)) throw new Refused(400, { id: "page-bad-seed", args: {} });
  return { system: name, options, ...(seedText && { seed: Number(seedText) }) };
}

/**
 * Create the game, and show it if the screen is still open. Above the rate limit, wait; the options can still be
 * changed.
 * @param {() => boolean} isMounted
 */
export async function startGame(isMounted) {
  busy.value = true;
  problem.value = null;
  try {
    const doc = await retryAfterLimit(
      async () => {
        const [game, options] = [chosenGame.peek(), chosenOptions.peek()];
        return game && options && (await api.create(newGameRequest(game.system, options)));
      },
      isMounted,
      (reason) => {
        problem.value = reason;
      },
    );
    if (!doc) return;
    chosenOptions.value = null;
    rememberStarted(doc.id);
    // The Back button leads to the list of games, not to this form.
    if (isMounted()) location.replace(`#/play/${doc.id}`);
  } catch (error) {
    problem.value = errorMessage(error);
  } finally {
    busy.value = false;
  }
}
