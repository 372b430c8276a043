// Where the card of a guide goes: beside the lit area if there is room. Without drawing code.

/** @import { Area } from "./lit_element.js" */

/** Distance between the card, the lit area and the edge of the screen. */
const GAP = 12;
/** The least height in which the card can be read and scrolled. */
const LEAST = 110;

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ top: number, left: number, maxHeight: number }} Place */

/**
 * Return the number, but at least `low` and at most `high`.
 * @param {number} value @param {number} low @param {number} high
 */
const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

/**
 * Return the place of the card: below or above the lit area, or beside it; with `low` at the lower edge if it fits
 * there. Where it does not fit, it scrolls, or with `covers` covers the lower part of the area.
 * @param {Area | null} area @param {Size} card @param {Size} screen
 * @param {{ covers?: boolean, low?: boolean }} [how] @returns {Place}
 */
export function placeCard(area, card, screen, { covers = false, low = false } = {}) {
  const center = (screen.width - card.width) / 2;
  const free = { top: GAP, height: screen.height - 2 * GAP };
  if (!area) return { top: free.top, left: center, maxHeight: free.height };
  const [bottom, right] = [area.top + area.height, area.left + area.width];
  const left = clamp(area.left + area.width / 2 - card.width / 2, GAP, screen.width - card.width - GAP);
  const top = clamp(area.top, GAP, Math.max(GAP, screen.height - card.height - GAP));
  const [below, above] = [screen.height - bottom - 2 * GAP, area.top - 2 * GAP];
  /** @param {number} height */
  const under = (height) => ({ top: bottom + GAP, left, maxHeight: height });
  /** @param {number} height */
  const over = (height) => ({ top: area.top - GAP - Math.min(card.height, height), left, maxHeight: height });
  if (low && below >= card.height) return { ...under(below), top: screen.height - GAP - card.height };
  if (below >= card.height) return under(below);
  if (above >= card.height) return over(above);
  if (screen.width - right - 2 * GAP >= card.width) return { top, left: right + GAP, maxHeight: free.height };
  if (area.left - 2 * GAP >= card.width) return { top, left: area.left - GAP - card.width, maxHeight: free.height };
  if (!covers && Math.max(below, above) >= LEAST) return below >= above ? under(below) : over(above);
  const height = Math.min(card.height, screen.height * 0.6);
  return { top: screen.height - height - GAP, left: center, maxHeight: height };
}
