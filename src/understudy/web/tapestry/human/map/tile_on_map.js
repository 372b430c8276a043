// The tile that would be laid, on the map.

import { html } from "htm/preact";
import { Hex, RADIUS, WIDTH } from "../../../ui/hex_map.js";
import { Island, Terrain, center } from "../../hexes.js";
import { printed } from "../../printed_constants.js";
import { tileGhost, turnedCorners } from "./tiles.js";

/** @import { Hex as OnMap } from "../../view" */

/** Distance from the center of a hex to its sides. */
const APOTHEM = WIDTH / 2;

/** Return the tile that would be laid, with its center; null without one. @param {OnMap[]} hexes */
function ghostOn(hexes) {
  const ghost = tileGhost();
  const hex = ghost && hexes.find(({ id }) => id === ghost.hex);
  return hex ? { ...ghost, ...center(hex) } : null;
}

/** Draw the tile that would be laid. @param {{ hexes: OnMap[] }} props */
export function TileOnMap({ hexes }) {
  const ghost = ghostOn(hexes);
  if (!ghost) return null;
  const { x, y, tile, turn } = ghost;
  return html`
    <g class="tile-ghost" aria-hidden="true">
      <${Terrain} x=${x} y=${y} corners=${turnedCorners(tile, turn)} />
      <${Island} x=${x} y=${y} inside=${printed().tiles[tile].inside} />
      <${Hex} x=${x} y=${y} radius=${RADIUS - 1} cls="chosen" flat />
    </g>
  `;
}

/** Tick the sides of the tile that would fit. @param {{ hexes: OnMap[] }} props */
export function FittingSides({ hexes }) {
  const ghost = ghostOn(hexes);
  return ghost?.sides.map((side) => {
    const angle = (Math.PI / 180) * (60 * side - 90);
    const x = ghost.x + APOTHEM * Math.cos(angle);
    const y = ghost.y + APOTHEM * Math.sin(angle);
    return html`
      <g class="fits" key=${side} aria-hidden="true">
        <circle cx=${x} cy=${y} r="4.5" />
        <path d="M${x - 2} ${y}l1.500 1.600 2.600-3" />
      </g>
    `;
  });
}
