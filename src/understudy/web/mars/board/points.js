// The points of a side.

/** @import { View } from "../view" */

/** Return the final points of a side, or the points so far. @param {View} view @param {"human" | "bot"} side */
export const pointsOf = (view, side) => view.scores[side] ?? view[side].now;
