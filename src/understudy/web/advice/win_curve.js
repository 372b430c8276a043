// The win probability over a game as a curve, with marks for the decisions that cost or gained most.

import { html } from "htm/preact";
import { say } from "../app/translations.js";
import { percentagePoints, winText } from "./figures.js";

/** @import { GameReview } from "../types" */

/** The width of the curve, and on a screen with more room. */
const WIDTH = 360;
const BROAD = 640;
const HEIGHT = 190;
const LEFT = 44;
const RIGHT = 14;
const TOP = 18;
const BOTTOM = 24;

/** Return the height of a probability. @param {number} win */
const y = (win) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - win);

/**
 * Return the points of the curve with their places, the result last.
 * @param {Pick<GameReview, "points" | "won">} review @param {number} [width]
 */
export function curveOf({ points, won }, width = WIDTH) {
  const count = points.length + (won === null ? 0 : 1);
  /** @param {number} n */
  const x = (n) => LEFT + ((width - LEFT - RIGHT) * n) / Math.max(1, count - 1);
  const curve = points.map(({ at, round, win }, n) => ({ at, round, win, x: x(n) }));
  if (won !== null)
    curve.push({ at: Infinity, round: points.at(-1)?.round ?? 0, win: won ? 1 : 0, x: x(points.length) });
  return curve;
}

/**
 * Return the place on the curve of the turn during which an answer was given; before the first turn of a round, that
 * turn.
 * @param {ReturnType<typeof curveOf>} curve @param {{ at: number, round: number }} answer
 */
export function placeOf(curve, { at, round }) {
  const turns = curve.filter((point) => point.round === round);
  return turns.findLast((point) => point.at <= at) ?? turns[0] ?? curve[0];
}

/** Half the width of a label, and its height. */
const HALF_LABEL = 12;
const LABEL_HEIGHT = 10;

/**
 * Return the places of marks and of their labels: above the mark, or beside it below the curve. A label that would lie
 * on an earlier one is left out; the list of decisions has it too.
 * @param {{ x: number, win: number, by: number }[]} decisions @param {number} width
 */
export function marksOf(decisions, width) {
  /** @type {{ x: number, y: number }[]} */
  const taken = [];
  return decisions.map(({ x, win, by }) => {
    const below = by < 0;
    const top = below ? Math.min(y(win) + 6, HEIGHT - BOTTOM - 20) : Math.max(y(win) - 17, 11);
    const label = below
      ? { x: Math.min(x + 8 + HALF_LABEL, width - 26 + HALF_LABEL), y: top + 8 }
      : { x: Math.min(Math.max(x, LEFT + 10), width - 16), y: top - 2 };
    const isFree = taken.every(
      (other) => Math.abs(other.x - label.x) >= 2 * HALF_LABEL || Math.abs(other.y - label.y) >= LABEL_HEIGHT,
    );
    if (isFree) taken.push(label);
    return { x, top, below, by, label: isFree ? label : null };
  });
}

/** Draw the mark of a decision. @param {ReturnType<typeof marksOf>[number]} props */
function Mark({ x, top, below, by, label }) {
  const triangle = below ? `M${x - 5} ${top}h10l-5 9z` : `M${x - 5} ${top + 9}h10l-5 -9z`;
  return html`
    <path d=${triangle} class=${below ? "cost" : "gained"} />
    ${
      label &&
      html`
        <text x=${label.x} y=${label.y}>${percentagePoints(by)}</text>
      `
    }
  `;
}

/** The least distance of two rounds below the curve that are both named. */
const ROUND_DISTANCE = 16;

/**
 * Return the rounds that are named below the curve: as many as have room.
 * @param {ReturnType<typeof curveOf>} rounds
 */
export function namedRounds(rounds) {
  /** @type {typeof rounds} */
  const named = [];
  for (const one of rounds) {
    const last = named.at(-1);
    if (!last || one.x - last.x >= ROUND_DISTANCE) named.push(one);
  }
  return named;
}

/**
 * Show the curve; `answer` is the one at which a line stands.
 * @param {{
 *   review: Pick<GameReview, "points" | "won" | "cost" | "gained">, answer?: { at: number, round: number },
 *   broad?: boolean,
 * }} props
 */
export function WinCurve({ review, answer, broad = false }) {
  const width = broad ? BROAD : WIDTH;
  const curve = curveOf(review, width);
  if (curve.length === 0) return null;
  const rounds = curve.filter(({ round }, n) => curve[n - 1]?.round !== round);
  const line = curve.map(({ x, win }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y(win).toFixed(1)}`).join("");
  const end = curve[curve.length - 1];
  const decisions = [...review.cost, ...review.gained].map((one) => ({
    ...placeOf(curve, one),
    by: one.given.win - one.other.win,
  }));
  return html`
    <svg class="win-curve" viewBox="0 0 ${width} ${HEIGHT}" aria-hidden="true">
      ${[0, 0.25, 0.5, 0.75, 1].map(
        (win) => html`
          <path d="M${LEFT} ${y(win)}H${width - RIGHT}" class=${win === 0.5 ? "middle" : "axis"} />
          <text x=${LEFT - 6} y=${y(win) + 3.5} class="tick-y">
            ${say("page-review-percent", { win: Math.round(100 * win) })}
          </text>
        `,
      )}
      <path d="${line}V${y(0)}H${LEFT}Z" class="area" />
      <path d=${line} class="line" />
      ${namedRounds(rounds).map(
        ({ round, x }) => html`
          <text x=${x + 4} y=${HEIGHT - 8}>${round}</text>
        `,
      )}
      ${
        answer &&
        html`
          <path d="M${placeOf(curve, answer).x} ${TOP}V${y(0)}" class="now" />
        `
      }${marksOf(decisions, width).map(
        (one) => html`
          <${Mark} ...${one} />
        `,
      )}
      ${
        review.won !== null &&
        html`
          <circle cx=${end.x} cy=${y(end.win)} r="4" class="end" />
          <text x=${width - RIGHT} y=${end.win > 0.5 ? 11 : y(0) - 8} class="tick-y">
            ${say(review.won ? "page-review-won" : "page-review-lost")}
          </text>
        `
      }
    </svg>
    <details class="small">
      <summary>${say("page-review-table")}</summary>
      <ul class="win-table">
        ${rounds.map(
          ({ round, win }) => html`
            <li key=${round}>${say("page-review-round-win", { round, win: winText(win) })}</li>
          `,
        )}
      </ul>
    </details>
  `;
}
