// The tile that would be laid, on the map.

import { html } from "htm/preact";
import { Hex, RADIUS } from "../../../ui/hex_map.js";
import { Island, Terrain, center } from "../../hexes.js";
import { printed } from "../../printed_constants.js";
import { tileGhost, turnedCorners } from "./tiles.js";

/** @import { Hex as OnMap } from "../../view" */

/** Draw the tile that would be laid. @param {{ hexes: OnMap[] }} props */
export function TileOnMap({ hexes }) {
  const ghost = tileGhost();
  const hex = ghost && hexes.find(({ id }) => id === ghost.hex);
  if (!hex) return null;
  const { x, y } = center(hex);
  return html`
    <g class="tile-ghost" aria-hidden="true">
      <${Terrain} x=${x} y=${y} corners=${turnedCorners(ghost.tile, ghost.turn)} />
      <${Island} x=${x} y=${y} inside=${printed().tiles[ghost.tile].inside} />
      <${Hex} x=${x} y=${y} radius=${RADIUS - 1} cls="chosen" flat />
    </g>
  `;
}
