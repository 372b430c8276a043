// The hex tie-break as it is printed: a black arrow along the first row, a grey one where the second begins.

import { html } from "htm/preact";
import { Hex, RADIUS } from "../ui/hex_map.js";
import { lastOf } from "../journal/facts.js";
import { say } from "../app/translations.js";
import { printed } from "./printed_constants.js";
import { boxOf, centre } from "./hexes.js";

/** @import { Hex as OnMap } from "./view" */

/** @type {Record<string, [number, number]>} */
const WAYS = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] };

/** Along a way one of these stays the same. @type {Record<string, (hex: { q: number, r: number }) => number>} */
const KEYS = {
  N: ({ q }) => q,
  S: ({ q }) => q,
  SE: ({ r }) => r,
  NW: ({ r }) => r,
  NE: ({ q, r }) => q + r,
  SW: ({ q, r }) => q + r,
};

/** @param {string} id */
const placeOf = (id) => {
  const [q, r] = id.split(",").map(Number);
  return { q, r };
};

/** The rows of a scan in its order, each from its beginning. @param {string} scan @param {OnMap[]} hexes */
export function rowsOf(scan, hexes) {
  const { starts, heads, second } = printed().scans[scan];
  const [right, down] = WAYS[heads];
  const key = KEYS[heads];
  const first = key(placeOf(starts));
  const step = key(placeOf(second)) - first;
  const rows = [];
  for (let at = first; hexes.some((hex) => key(hex) === at); at += step) {
    rows.push(hexes.filter((hex) => key(hex) === at).toSorted((a, b) => right * (a.q - b.q) + down * (a.r - b.r)));
  }
  return rows;
}

/** @param {{ row: OnMap[], heads: string, n: number }} props */
function Arrow({ row, heads, n }) {
  const [right, down] = WAYS[heads];
  const start = centre(row[0]);
  const end = centre(lastOf(row));
  const ahead = centre({ q: right, r: down });
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
 * The arrows of a scan, and the rows up to the one in which it found its hex.
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

/** A scan as on the card: a small empty map with its arrows. @param {{ scan: string, hexes: OnMap[] }} props */
export const ScanPicture = ({ scan, hexes }) => html`
  <svg class="map mini" viewBox=${boxOf(34)} role="img" aria-label=${say("page-tapestry-scan", { scan })}>
    ${hexes.map(
      (hex) => html`
        <${Hex} key=${hex.id} ...${centre(hex)} radius=${RADIUS - 1} cls="mini-hex" flat />
      `,
    )}
    <${Arrows} scan=${scan} hexes=${hexes} />
  </svg>
`;
