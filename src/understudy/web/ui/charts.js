// Charts as SVG: bars with counts, score ranges, score margins of games, and points over rounds.

import { html } from "htm/preact";
import { number, say } from "../app/translations.js";

const WIDTH = 320;
const ROW = 34;

/** Show shares of totals as bars. @param {{ bars: { label: string, part: number, whole: number }[] }} props */
export const Bars = ({ bars }) => html`
  <dl class="bars">
    ${bars.map(
      ({ label, part, whole }) => html`
        <div key=${label}>
          <dt>${label}</dt>
          <dd>${say("page-history-of", { wins: part, count: whole })}</dd>
          <svg viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width=${WIDTH} height="10" rx="2" class="bar-all-games" />
            <rect width=${(WIDTH * part) / whole} height="10" rx="2" class="bar-won" />
          </svg>
        </div>
      `,
    )}
  </dl>
`;

/** @typedef {{ label: string, note: string, low: number, median: number, high: number }} Range */

/** Show score ranges on a common scale. @param {{ rows: Range[] }} props */
export function Ranges({ rows }) {
  const least = Math.min(...rows.map(({ low }) => low));
  const most = Math.max(...rows.map(({ high }) => high));
  /** @param {number} value */
  const x = (value) => 2 + ((WIDTH - 4) * (value - least)) / Math.max(1, most - least);
  return html`
    <dl class="bars">
      ${rows.map(
        ({ label, note, low, median, high }) => html`
          <div key=${label}>
            <dt>
              ${label}${" "}
              <span class="muted">${note}</span>
            </dt>
            <dd>${say("page-range", { low: number(Math.round(low)), high: number(Math.round(high)) })}</dd>
            <svg viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true">
              <rect y="4" width=${WIDTH} height="2" class="bar-all-games" />
              <rect x=${x(low) - 1} width=${x(high) - x(low) + 2} height="10" rx="2" class="bar-won" />
              <rect x=${x(median) - 1} width="2" height="10" class="bar-middle" />
            </svg>
          </div>
        `,
      )}
    </dl>
  `;
}

const MAX_MARGINS = 40;
const HALF = (3 * ROW) / 2;

/**
 * Show differences in points, the oldest first: up for a win, down for a defeat.
 * @param {{ values: number[] }} props
 */
export function Margins({ values }) {
  const shown = values.slice(-MAX_MARGINS);
  if (shown.length === 0)
    return html`
      <p class="small muted">${say("page-history-no-points")}</p>
    `;
  const largest = Math.max(10, ...shown.map(Math.abs));
  const slot = Math.min(22, WIDTH / shown.length);
  /** @param {number} value */
  const height = (value) => (Math.abs(value) / largest) * (HALF - 12);
  const valuesText = shown.map((value) => number(value)).join(", ");
  return html`
    <svg
      class="margins"
      viewBox="0 0 ${WIDTH} ${2 * HALF}"
      role="img"
      aria-label=${say("page-history-margins-said", { list: valuesText })}
    >
      <path d="M0 ${HALF}H${WIDTH}" class="axis" />
      ${shown.map((value, n) => {
        const x = n * slot + slot * 0.15;
        const y = value > 0 ? HALF - height(value) : HALF;
        return html`
          <rect
            x=${x}
            y=${y}
            width=${slot * 0.7}
            height=${Math.max(1, height(value))}
            rx="1.5"
            class=${value > 0 ? "won" : "lost"}
          />
          ${
            slot >= 14 &&
            html`
              <text x=${x + slot * 0.35} y=${value > 0 ? y - 3 : y + height(value) + 10}>${number(value)}</text>
            `
          }
        `;
      })}
    </svg>
  `;
}

const HEIGHT = 170;
const LEFT = 26;
const RIGHT = 24;
/** Points between two lines of a chart; a multiple of it if there would be too many lines. */
const TICK_DISTANCE = 20;
const MAX_TICKS = 8;

/**
 * @typedef {{ round: number, points: Record<string, number> }} Round
 * @typedef {{ id: string, name: string, letter: string }} ChartSide
 */

/**
 * Show the points of two sides by round: circles on a solid line, squares on a dashed one.
 * @param {{ rounds: Round[], sides: ChartSide[] }} props
 */
export function Course({ rounds, sides }) {
  const values = rounds.flatMap(({ points }) => sides.map(({ id }) => points[id] ?? 0));
  const distance =
    TICK_DISTANCE * Math.max(1, Math.ceil((Math.max(...values) - Math.min(...values)) / (TICK_DISTANCE * MAX_TICKS)));
  const least = Math.floor(Math.min(...values) / distance) * distance;
  const most = Math.max(Math.ceil(Math.max(...values) / distance) * distance, least + distance);
  /** @param {number} n */
  const x = (n) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(1, rounds.length - 1);
  /** @param {number} value */
  const y = (value) => 8 + ((HEIGHT - 30) * (most - value)) / (most - least);
  const ticks = Array.from({ length: (most - least) / distance + 1 }, (_, n) => least + n * distance);
  const step = Math.ceil(rounds.length / 12);
  return html`
    <svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
      ${ticks.map(
        (tick) => html`
          <path d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}" class="axis" />
          <text x=${LEFT - 5} y=${y(tick) + 3} class="tick-y">${tick}</text>
        `,
      )}${rounds.map(
        ({ round }, n) =>
          ((n % step === 0 && n + step < rounds.length) || n === rounds.length - 1) &&
          html`
            <text x=${x(n)} y=${HEIGHT - 6}>${round}</text>
          `,
      )}${sides.map(
        ({ id, letter }, place) => html`
          <g class="line side-${id}">
            <path
              d=${rounds.map(({ points }, n) => `${n ? "L" : "M"}${x(n)} ${y(points[id] ?? 0)}`).join("")}
              stroke-dasharray=${place ? "5 3" : ""}
            />
            ${rounds.map(({ points }, n) =>
              place
                ? html`
                    <rect x=${x(n) - 2.2} y=${y(points[id] ?? 0) - 2.2} width="4.4" height="4.4" />
                  `
                : html`
                    <circle cx=${x(n)} cy=${y(points[id] ?? 0)} r="2.6" />
                  `,
            )}
            <text
              x=${WIDTH - RIGHT + 12}
              y=${y(rounds[rounds.length - 1].points[id] ?? 0) + 3 + (place ? 4 : -2)}
              class="letter"
            >
              ${letter}
            </text>
          </g>
        `,
      )}
    </svg>
    <table class="sr">
      <thead>
        <tr>
          <td></td>
          ${sides.map(
            (side) => html`
              <th scope="col">${side.name}</th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${rounds.map(
          ({ round, points }) => html`
            <tr key=${round}>
              <th scope="row">${round}</th>
              ${sides.map(
                ({ id }) => html`
                  <td>${number(points[id] ?? 0)}</td>
                `,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
