// The hex tie-break as printed: a black arrow along the first row, a gray one where the second row begins.

import { html } from "htm/preact";
import { Hex, RADIUS } from "../ui/hex_map.js";
import { lastOf } from "../journal/facts.js";
import { say } from "../app/translations.js";
import { printed } from "./printed_constants.js";
import { boxOf, center } from "./hexes.js";

/** @import { Hex as OnMap } from "./view" */

/** Directions as steps (q, r). @type {Record<string, [number, number]>} */
const DIRECTIONS = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] };

/** The coordinate that is constant in a direction. @type {Record<string, (hex: { q: number, r: number }) => number>} */
const ROW_KEYS = {
  N: ({ q }) => q,
  S: ({ q }) => q,
  SE: ({ r }) => r,
  NW: ({ r }) => r,
  NE: ({ q, r }) => q + r,
  SW: ({ q, r }) => q + r,
};

/** Return the coordinates of a hex id such as "2,-1". @param {string} id */
const coordinatesOf = (id) => {
  const [q, r] = id.split(",").map(Number);
  return { q, r };
};

/** Return the rows of a scan in scan order, each in its direction. @param {string} scan @param {OnMap[]} hexes */
export function rowsOf(scan, hexes) {
  const { starts, heads, second } = printed().scans[scan];
  const [right, down] = DIRECTIONS[heads];
  const key = ROW_KEYS[heads];
  const first = key(coordinatesOf(starts));
  const step = key(coordinatesOf(second)) - first;
  const rows = [];
  for (let at = first; hexes.some((hex) => key(hex) === at); at += step) {
    rows.push(hexes.filter((hex) => key(hex) === at).toSorted((a, b) => right * (a.q - b.q) + down * (a.r - b.r)));
  }
  return rows;
}

/** Draw row `n` of a scan; the first two have arrows. @param {{ row: OnMap[], heads: string, n: number }} props */
function Arrow({ row, heads, n }) {
  const [right, down] = DIRECTIONS[heads];
  const start = center(row[0]);
  const end = center(lastOf(row));
  const ahead = center({ q: right, r: down });
  /** @param {number} part */
  const at = (part) => ({ x: start.x + part * ahead.x, y: start.y + part * ahead.y });
  const [tail, tip, label] = [at(-1.05), at(-0.4), at(-1.35)];
  const turn = (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI;
  return html`
    <g class="scan ${n > 1 ? "later" : ""}">
      <path d="M${tip.x} ${tip.y}L${end.x} ${end.y}" class="scan-row" />
      ${
        n <= 2 &&
        html`
          <path d="M${tail.x} ${tail.y}L${tip.x} ${tip.y}" class="scan-arrow" />
          <path d="M0 0L-9 -6V6Z" transform="translate(${tip.x} ${tip.y}) rotate(${turn})" class="scan-tip" />
        `
      }
      <text x=${label.x} y=${label.y + 4}>${n}</text>
    </g>
  `;
}

/**
 * Draw the rows of a scan: at least two, and up to the row of the hex that it found.
 * @param {{ scan: string, hexes: OnMap[], found?: string }} props
 */
export function Arrows({ scan, hexes, found }) {
  const rows = rowsOf(scan, hexes);
  const last = found ? rows.findIndex((row) => row.some(({ id }) => id === found)) : 1;
  return rows.slice(0, Math.max(2, last + 1)).map(
    (row, n) => html`
      <${Arrow} key=${n} row=${row} heads=${printed().scans[scan].heads} n=${n + 1} />
    `,
  );
}

/** Draw a scan as on the card: a small empty map with arrows. @param {{ scan: string, hexes: OnMap[] }} props */
export const ScanPicture = ({ scan, hexes }) => html`
  <svg class="map mini" viewBox=${boxOf(34)} role="img" aria-label=${say("page-tapestry-scan", { scan })}>
    ${hexes.map(
      (hex) => html`
        <${Hex} key=${hex.id} ...${center(hex)} radius=${RADIUS - 1} cls="mini-hex" flat />
      `,
    )}
    <${Arrows} scan=${scan} hexes=${hexes} />
  </svg>
`;
