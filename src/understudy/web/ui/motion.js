// Whether and how fast things move on the page. With reduced motion, changes are stated instead of shown.

import { motion } from "../app/settings.js";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Return whether nothing may move. */
export const isStill = () => motion.value === "none" || reduced.matches;

/**
 * Return a duration in milliseconds; 0 if nothing may move. Tests set another one for everything as the global
 * `understudyMotionMs`.
 * @param {number} ms
 */
export function motionMs(ms) {
  const test = /** @type {{ understudyMotionMs?: number }} */ (globalThis).understudyMotionMs;
  return isStill() ? 0 : (test ?? ms);
}
