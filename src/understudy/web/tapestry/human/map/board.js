// The board: the map, or on a desktop the capital city while something is placed in it.

import { html } from "htm/preact";
import { wide } from "../../../play/current_view.js";
import { Board as MapBoard } from "../../map.js";
import { CapitalCity } from "../city/city.js";
import { placeQuestion } from "../city/placement.js";
import { yourSide } from "../sides.js";

/** Return whether the capital city takes the place of the map. */
export const isCityShown = () => wide.value && Boolean(placeQuestion());

/** Show the map, or the capital city if the question is about it. */
export const Board = () =>
  isCityShown()
    ? html`
        <div class="board t-board-city"><${CapitalCity} city=${yourSide().city} placing /></div>
      `
    : html`
        <${MapBoard} />
      `;
