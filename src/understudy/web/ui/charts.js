// Small charts of our own: bars with their counts, ranges, lines over time, and games one after another above and below a line.

import { html } from "htm/preact";
import { number, say } from "../app/translations.js";

const WIDTH = 320;
const ROW = 34;

/** How many of how many. @param {{bars: {label: string, part: number, whole: number}[]}} props */
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

/**
 * Where most of a score lies, row by row on one scale.
 * @param {{rows: {label: string, note: string, low: number, median: number, high: number}[]}} props
 */
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

const LONGEST = 40;
const HALF = (3 * ROW) / 2;

/** Differences in points, the oldest first: up for a win, down for a defeat. @param {{ values: number[] }} props */
export function Margins({ values }) {
  const shown = values.slice(-LONGEST);
  if (shown.length === 0)
    return html`
      <p class="small muted">${say("page-history-no-points")}</p>
    `;
  const far = Math.max(10, ...shown.map(Math.abs));
  const wide = Math.min(22, WIDTH / shown.length);
  /** @param {number} value */
  const height = (value) => (Math.abs(value) / far) * (HALF - 12);
  const said = shown.map((value) => number(value)).join(", ");
  return html`
    <svg
      class="margins"
      viewBox="0 0 ${WIDTH} ${2 * HALF}"
      role="img"
      aria-label=${say("page-history-margins-said", { list: said })}
    >
      <path d="M0 ${HALF}H${WIDTH}" class="axis" />
      ${shown.map((value, n) => {
        const x = n * wide + wide * 0.15;
        const y = value > 0 ? HALF - height(value) : HALF;
        return html`
          <rect
            x=${x}
            y=${y}
            width=${wide * 0.7}
            height=${Math.max(1, height(value))}
            rx="1.5"
            class=${value > 0 ? "won" : "lost"}
          />
          ${
            wide >= 14 &&
            html`
              <text x=${x + wide * 0.35} y=${value > 0 ? y - 3 : y + height(value) + 10}>${number(value)}</text>
            `
          }
        `;
      })}
    </svg>
  `;
}

const TALL = 170;
const LEFT = 26;
const RIGHT = 24;
/** Lines of a chart are so far apart; of a tall one as much farther as keeps them few. */
const EVERY = 20;
const MOST_LINES = 8;

/**
 * Points of two sides round by round: dots on a line, and squares on a broken one.
 * @param {{ rounds: { round: number, points: Record<string, number> }[], sides: { id: string, name: string, letter: string }[] }} props
 */
export function Course({ rounds, sides }) {
  const values = rounds.flatMap(({ points }) => sides.map(({ id }) => points[id] ?? 0));
  const every = EVERY * Math.max(1, Math.ceil((Math.max(...values) - Math.min(...values)) / (EVERY * MOST_LINES)));
  const least = Math.floor(Math.min(...values) / every) * every;
  const most = Math.max(Math.ceil(Math.max(...values) / every) * every, least + every);
  /** @param {number} n */
  const x = (n) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(1, rounds.length - 1);
  /** @param {number} value */
  const y = (value) => 8 + ((TALL - 30) * (most - value)) / (most - least);
  const ticks = Array.from({ length: (most - least) / every + 1 }, (_, n) => least + n * every);
  const step = Math.ceil(rounds.length / 12);
  return html`
    <svg class="course" viewBox="0 0 ${WIDTH} ${TALL}" aria-hidden="true">
      ${ticks.map(
        (tick) => html`
          <path d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}" class="axis" />
          <text x=${LEFT - 5} y=${y(tick) + 3} class="tick-y">${tick}</text>
        `,
      )}${rounds.map(
        ({ round }, n) =>
          ((n % step === 0 && n + step < rounds.length) || n === rounds.length - 1) &&
          html`
            <text x=${x(n)} y=${TALL - 6}>${round}</text>
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
