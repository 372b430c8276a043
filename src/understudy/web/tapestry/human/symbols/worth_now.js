// What points for counted things are worth now: "1 point per tech card" with the number of your tech cards.

import { html } from "htm/preact";
import { say } from "../../../app/translations.js";

/** @import { Benefit, Gives, YourSide } from "../view" */

const LAST_SPACE = 12;

/**
 * Return how many there are of what a benefit counts, or null if that depends on a hex.
 * @param {Benefit} benefit @param {YourSide} side
 */
function countOf({ what = "", track = "" }, side) {
  if (what !== "track_space") return side.counts[what] ?? null;
  return side.left_tracks.includes(track) ? LAST_SPACE : Math.max(...side.tokens[track], 0);
}

/**
 * Return the points that a benefit gives for counted things now, or null if it counts nothing.
 * @param {Benefit} benefit @param {YourSide} side @returns {number | null}
 */
export function pointsNow(benefit, side) {
  const parts = benefit.and ?? benefit.seq;
  if (parts) {
    const found = parts.flatMap((part) => pointsNow(part, side) ?? []);
    return found.length > 0 ? found.reduce((sum, points) => sum + points, 0) : null;
  }
  if (benefit.op !== "vp_per") return null;
  const count = countOf(benefit, side);
  return count === null ? null : count * (benefit.n ?? 1);
}

/** Show what a benefit is worth now, if it counts something. @param {{ of: Gives, side: YourSide }} props */
export function WorthNow({ of, side }) {
  const points = pointsNow(of.gives, side);
  return (
    points !== null &&
    html`
      <b class="t-now">${say("tapestry-screen-worth-now", { vp: points })}</b>
    `
  );
}
