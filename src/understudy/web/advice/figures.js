// Figures of the expert as texts: percentages without decimals, differences with their sign.

import { number, say } from "../app/translations.js";

/** Return a win probability; certainty only at the end of a game. @param {number} share */
export function winText(share) {
  const win = Math.round(100 * share);
  if (win > 99) return say("page-review-over");
  return win < 1 ? say("page-review-under") : say("page-review-percent", { win });
}

/** Return a number with its sign. @param {number} value */
export const signed = (value) => `${value > 0 ? "+" : ""}${number(Math.round(10 * value) / 10)}`;

/** Return a difference of points. @param {number} ahead */
export const pointsText = (ahead) => say("page-review-points", { ahead: signed(ahead) });

/** Return the change of a win probability in percentage points. @param {number} by */
export const percentagePoints = (by) => signed(Math.round(100 * by));
