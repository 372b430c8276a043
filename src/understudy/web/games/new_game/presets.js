// Presets of a new game, as `understudy play --preset` has them: a first game, and two from earlier games.

import { guideOf } from "../../guide/progress.js";
import { firstOptions, modeOf, sameOptions } from "./play_modes.js";

/** @import { GameSummary, GameSystem } from "../../types" */
/** @import { Options, PlayMode } from "./play_modes.js" */

/** @typedef {{ id: "first" | "last" | "owned", options: Options }} Preset */

/** The option with the boxes that a player can own. */
const BOXES = "expansions";

/**
 * Return the options of an earlier game, with defaults for those that no longer fit. Long texts are not in the list.
 * @param {GameSystem} system @param {Options} earlier @returns {Options}
 */
function fittingOptions({ options: { defaults } }, earlier) {
  const known = Object.entries(earlier).filter(([option, value]) => typeof value === typeof defaults[option]);
  return { ...structuredClone(defaults), ...Object.fromEntries(known) };
}

/**
 * Return the presets of a game in a mode; `games` are the saved games, the newest first. A preset with the options of
 * one before it is left out.
 * @param {GameSystem} system @param {PlayMode} mode @param {GameSummary[]} games @returns {Preset[]}
 */
export function presetsOf(system, mode, games) {
  const earlier = games
    .filter(
      (game) => game.system === system.name && !game.damaged && !guideOf(game) && modeOf(system, game.options) === mode,
    )
    .map(({ options }) => fittingOptions(system, options));
  const first = firstOptions(system, mode);
  /** @type {Preset[]} */
  const presets = [{ id: "first", options: first }];
  if (earlier.length > 0) presets.push({ id: "last", options: earlier[0] });
  const used = new Set(earlier.flatMap((options) => options[BOXES] ?? []));
  if (used.size > 0) {
    const boxes = system.options[BOXES].filter((/** @type {string} */ box) => used.has(box));
    presets.push({ id: "owned", options: { ...first, [BOXES]: boxes } });
  }
  return presets.filter(
    ({ options }, n) => !presets.slice(0, n).some((before) => sameOptions(before.options, options)),
  );
}
