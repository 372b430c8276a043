// The win probability in the header, off by default: a small curve of what was shown so far, and one sentence.

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import * as api from "../requests/api.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { say } from "../app/translations.js";
import { winText } from "./figures.js";

/** @import { GameDocument } from "../types" */

/** A win probability after this many answers. @typedef {{ answers: number, win: number }} Point */

const [WIDTH, HEIGHT] = [84, 18];

/** What was shown of a game since the page was opened. */
const shown = signal({ game: "", points: /** @type {Point[]} */ ([]) });

/** Loads the win probability of a position; a game without an expert has none. */
const winLoader = createLoader((/** @type {string} */ _state, /** @type {GameDocument} */ { id, answers }) =>
  api.winProbability(id).then(
    ({ win }) => ({ answers, win }),
    (error) => {
      if (error.status === 404) return undefined;
      throw error;
    },
  ),
);

/**
 * Return the points with a new one; later ones were undone.
 * @param {Point[]} points @param {Point} point
 */
export const withPoint = (points, point) => [...points.filter(({ answers }) => answers < point.answers), point];

/** Return the path of a curve through the points. @param {Point[]} points */
export function curvePath(points) {
  const step = WIDTH / Math.max(1, points.length - 1);
  return points
    .map(({ win }, n) => `${n ? "L" : "M"}${(n * step).toFixed(1)} ${((1 - win) * HEIGHT).toFixed(1)}`)
    .join("");
}

/** @param {{ doc: GameDocument }} props */
export function WinLine({ doc }) {
  const found = useLoaded(winLoader, `${doc.id} ${doc.revision}`, doc);
  useEffect(() => {
    const points = shown.peek().game === doc.id ? shown.peek().points : [];
    if (found) shown.value = { game: doc.id, points: withPoint(points, found) };
  }, [found, doc.id]);
  const points = shown.value.game === doc.id ? shown.value.points : [];
  const last = points.at(-1);
  return (
    last &&
    html`
      <p class="win-line">
        ${
          points.length > 1 &&
          html`
            <svg viewBox="0 -2 ${WIDTH} ${HEIGHT + 4}" aria-hidden="true">
              <path d="M0 ${HEIGHT / 2}H${WIDTH}" class="middle" />
              <path d=${curvePath(points)} class="line" />
            </svg>
          `
        }
        <span>
          <b>${winText(last.win)}</b>
          ${" "}${say("page-review-if")}
        </span>
      </p>
    `
  );
}
