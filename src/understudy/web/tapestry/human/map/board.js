// The board: the map, or on a desktop the capital city while something is placed in it.

import { html } from "htm/preact";
import { wide } from "../../../play/current_view.js";
import { Board as MapBoard } from "../../map.js";
import { CapitalCity } from "../city/city.js";
import { placeQuestion } from "../city/placement.js";
import { yourSide } from "../sides.js";

/** Show the map, or the capital city if the question is about it. */
export const Board = () =>
  wide.value && placeQuestion()
    ? html`
        <div class="board t-board-city"><${CapitalCity} city=${yourSide().city} placing /></div>
      `
    : html`
        <${MapBoard} />
      `;
