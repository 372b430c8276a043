// Figures of the expert as texts: percentages without decimals, differences with their sign.

import { language } from "../app/settings.js";
import { say } from "../app/translations.js";

/** Return a win probability; certainty only at the end of a game. @param {number} share */
export function winText(share) {
  const win = Math.round(100 * share);
  if (win > 99) return say("page-review-over");
  return win < 1 ? say("page-review-under") : say("page-review-percent", { win });
}

const CERTAIN = 1.96;

/** Return Wilson's 95 % interval of a share, in percent. @param {{ won: number, of: number }} counted */
export function interval({ won, of }) {
  const share = won / of;
  const square = CERTAIN ** 2;
  const middle = share + square / (2 * of);
  const spread = CERTAIN * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  const whole = (1 + square / of) / 100;
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(100, (middle + spread) / whole) };
}

/**
 * Return how many of the played games were won, with the error: few games say little.
 * @param {number} share @param {number} games
 */
export function playedWins(share, games) {
  const { low, high } = interval({ won: share * games, of: games });
  return say("page-review-percent", { win: `${Math.round((low + high) / 2)} ± ${Math.round((high - low) / 2)}` });
}

/** Return a number with its sign and this many decimals. @param {number} value @param {number} [decimals] */
export const signed = (value, decimals = 0) =>
  new Intl.NumberFormat(language.value, {
    signDisplay: "exceptZero",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(value)
    .replace("-", "−");

/** Return a difference of points. @param {number} ahead */
export const pointsText = (ahead) => say("page-review-points", { ahead: signed(ahead, 1) });

/** Return the change of a win probability in percentage points. @param {number} by */
export const percentagePoints = (by) => signed(100 * by);
