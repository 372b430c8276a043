// Play modes of a game: beside the real board, or on the screen.

/** @import { GameSystem } from "../../types" */

/** @typedef {"table" | "screen"} PlayMode */
/** @typedef {Record<string, any>} Options */

/** @type {PlayMode} */
export const TABLE = "table";
/** @type {PlayMode} */
export const SCREEN = "screen";
export const MODES = [TABLE, SCREEN];

/** The preset of options with which a mode begins. @type {Record<PlayMode, string>} */
const FIRST_PRESETS = { table: "first", screen: "screen" };

/**
 * Return whether a game can be played in a mode: on the screen if it has a preset for it.
 * @param {GameSystem} system @param {PlayMode} mode
 */
export const canPlay = ({ options }, mode) => mode === TABLE || Boolean(options.presets?.[SCREEN]);

/**
 * Return the mode that an address names, or the table if the game cannot be played so.
 * @param {GameSystem} system @param {string} name @returns {PlayMode}
 */
export const modeNamed = (system, name) => (name === SCREEN && canPlay(system, SCREEN) ? SCREEN : TABLE);

/** Return the options of a first game. @param {GameSystem} system @param {PlayMode} mode @returns {Options} */
export const firstOptions = ({ options: { defaults, presets } }, mode) =>
  structuredClone({ ...defaults, ...presets?.[FIRST_PRESETS[mode]] });

/** Return a value as text, to compare it. @param {unknown} value */
const asText = (value) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

/**
 * Return whether two sets of options are equal; the order of lists does not count.
 * @param {Options} one @param {Options} other
 */
export const sameOptions = (one, other) => Object.keys(one).every((key) => asText(one[key]) === asText(other[key]));

/**
 * Return the mode of a game with these options.
 * @param {GameSystem} system @param {Options} options @returns {PlayMode}
 */
export function modeOf(system, options) {
  if (!canPlay(system, SCREEN)) return TABLE;
  const [table, screen] = [firstOptions(system, TABLE), firstOptions(system, SCREEN)];
  const differing = Object.keys(screen).filter((key) => asText(screen[key]) !== asText(table[key]));
  return differing.every((key) => asText(options[key]) === asText(screen[key])) ? SCREEN : TABLE;
}
