// Drawing and naming the spaces and tiles of Mars.

import { html } from "htm/preact";
import { Hex, RADIUS, Symbol, WIDTH } from "../../ui/hex_map.js";
import { name, say } from "../../app/translations.js";
import { printed } from "../reference/printed_constants.js";

/** @import { Point } from "../../ui/hex_map.js" */
/** @import { Space as OnMap } from "../view" */

/** Return the region that milestones and awards of a map use, if any. @param {string} map */
export const regionOf = (map) => printed().regions[map];

const MIDDLE = 5;
/** @type {Record<string, string>} */
const GLYPHS = {
  ocean: "mars/waves",
  greenery: "mars/tree",
  city: "city",
  neural_instance: "mars/neural",
  special: "star",
  capital: "mars/capital",
  new_holland: "city",
  marker: "mars/marker",
};
/** @type {Record<string, string>} */
const BONUS = {
  plant: "mars/plant",
  steel: "mars/steel",
  titanium: "mars/titanium",
  card: "card",
  heat: "mars/heat",
  energy: "mars/energy",
  delegate: "mars/delegate",
};
/** Symbols of what special spaces give. @type {Record<string, string>} */
const GAINS = { ocean: "mars/waves", colony: "mars/colony", temperature: "mars/temperature" };

const BOARD_WIDTH = 9 * WIDTH;
const BOARD_HEIGHT = RADIUS * 14;

/** Return the center of a space. @param {{ row: number, column: number }} space @returns {Point} */
export const center = ({ row, column }) => ({
  x: (column - 0.5 + Math.abs(row - MIDDLE) / 2) * WIDTH,
  y: RADIUS + (row - 1) * 1.5 * RADIUS,
});

/**
 * Draw the band with the owner's mark at the foot of a tile.
 * @param {Point & { owner: string, prefix: string }} props
 */
function Band({ x, y, owner, prefix }) {
  const r = RADIUS - 1.1;
  const half = r * Math.cos(Math.PI / 6);
  const top = y + 4;
  const shape = `M${x - half} ${top}H${x + half}V${y + r / 2}L${x} ${y + r}L${x - half} ${y + r / 2}Z`;
  return html`
    <path d=${shape} fill="url(#${prefix}${owner})" />
    <path d="M${x - half} ${top}H${x + half}" class="band-edge" />
    <rect x=${x - 6.2} y=${top + 1.6} width="12.4" height="12.4" rx="3" class="band-${owner}" />
    <text x=${x} y=${top + 11.7} class="letter-${owner}">${say(`page-letter-${owner}`)}</text>
  `;
}

/** Draw a tile. @param {Point & { tile: string, owner: string | null, prefix: string }} props */
function Tile({ x, y, tile, owner, prefix }) {
  return html`
    <${Hex} x=${x} y=${y} radius=${RADIUS - 1.1} cls="t-${tile}" />
    ${
      owner &&
      html`
        <${Band} x=${x} y=${y} owner=${owner} prefix=${prefix} />
      `
    }
    <g class="glyph">
      <${Symbol} name=${GLYPHS[tile] ?? "star"} x=${x} y=${owner ? y - 6.6 : y} size=${owner ? 17 : 21} />
    </g>
  `;
}

const CLASSES = { land: "hex", ocean: "hex sea", named: "hex resv" };

/** Draw the price and the gain of a special space. @param {Point & { pay: number, get: string }} props */
const Special = ({ x, y, pay, get }) => html`
  <g class="mark">
    <${Symbol} name=${GAINS[get]} x=${x} y=${y - 5} size=${15} />
    <text x=${x} y=${y + 13} class="price">−${pay}</text>
  </g>
`;

/**
 * Draw an empty space with its printed symbols.
 * @param {Point & { space: OnMap, map: string, plain: boolean }} props
 */
function Ground({ space, map, x, y, plain }) {
  const count = space.bonus.length;
  const [distance, size] = count > 2 ? [11, 10.5] : [13.5, 12.5];
  const special = printed().special[map]?.[space.id];
  return html`
    <${Hex} x=${x} y=${y} cls=${CLASSES[space.kind]} />
    ${
      !plain &&
      html`
        <g class=${space.kind === "ocean" ? "sea-mark" : "mark"}>
          ${space.bonus.map(
            (icon, n) => html`
              <${Symbol} name=${BONUS[icon] ?? "star"} x=${x + (n - (count - 1) / 2) * distance} y=${y} size=${size} />
            `,
          )}
        </g>
      `
    }${
      !plain &&
      special &&
      html`
        <${Special} x=${x} y=${y} ...${special} />
      `
    }${
      !plain &&
      space.volcanic &&
      html`
        <path d="M${x - 4} ${y - 12}l2.6-4h2.8l2.6 4z" class="volcano" />
      `
    }${
      !plain &&
      space.kind === "named" &&
      html`
        <g class="reserved"><${Symbol} name="city" x=${x} y=${y - 12.5} size=${9} /></g>
      `
    }
  `;
}

/** Draw a space with its tile. @param {{ space: OnMap, map: string, prefix: string, plain?: boolean }} props */
export function Space({ space, map, prefix, plain = false }) {
  const { x, y } = center(space);
  return space.tile
    ? html`
        <${Tile} x=${x} y=${y} tile=${space.tile} owner=${space.owner} prefix=${prefix} />
      `
    : html`
        <${Ground} space=${space} map=${map} x=${x} y=${y} plain=${plain} />
      `;
}

/** Return the label of a space: "row 7, space 5, Greenery, MarsBot". @param {OnMap} space @param {string} map */
export function spaceLabel(space, map) {
  const parts = [name({ kind: "mars-space", id: space.id })];
  if (space.tile) parts.push(name({ kind: "mars-tile", id: space.tile }));
  if (space.owner) parts.push(name({ kind: "mars-owner", id: space.owner }));
  if (!space.tile) {
    parts.push(say(`page-space-${space.kind}`));
    const special = printed().special[map]?.[space.id];
    if (special) parts.push(say(`page-special-${special.get}`, { mc: special.pay }));
    if (space.volcanic) parts.push(say("page-space-volcanic"));
    for (const icon of new Set(space.bonus)) {
      const count = space.bonus.filter((one) => one === icon).length;
      parts.push(say("page-space-bonus", { icon: say(`page-bonus-${icon}`), count }));
    }
  }
  return parts.join(", ");
}

/** Draw the numbers of the rows in the margin. */
export const RowNumbers = () => html`
  <g aria-hidden="true">
    ${Array.from({ length: 9 }, (_, n) => {
      const { x, y } = center({ row: n + 1, column: 1 });
      return html`
        <text x=${x - WIDTH / 2 - 7} y=${y + 3.2} class="rowno">${n + 1}</text>
      `;
    })}
  </g>
`;

/** Draw the edge of the region that milestones and awards of the map use. @param {{ map: string }} props */
export function Region({ map }) {
  const region = regionOf(map);
  if (!region) return null;
  const hexes = 9 - Math.abs(region.row - MIDDLE);
  const first = center({ row: region.row, column: 1 });
  const low = first.y - RADIUS / 2;
  const teeth = Array.from(
    { length: hexes },
    (_, n) => `L${first.x + n * WIDTH} ${first.y - RADIUS}L${first.x + (n + 0.5) * WIDTH} ${low}`,
  );
  return html`
    <path d="M${first.x - WIDTH / 2} ${low}${teeth.join("")}" class="region" />
  `;
}

/** Return the view box of the whole map with a margin. @param {number} margin */
export const boxOf = (margin) => `${-margin} -3 ${BOARD_WIDTH + 2 * margin} ${Math.round(BOARD_HEIGHT + 6)}`;
