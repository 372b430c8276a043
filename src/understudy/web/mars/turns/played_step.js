// One step of a played turn: its sentence, and the tracks that it moves.

import { html } from "htm/preact";
import { currentGame } from "../../play/game_state/current_game.js";
import { Row } from "../board/tracks.js";
import { playedView, tracksMovedNow } from "./played_view.js";
import { sentenceOf } from "./turns.js";

/** @import { Step } from "../../types" */

/** Show a step. @param {{ step?: Step }} props */
export const PlayedStep = ({ step }) =>
  step &&
  html`
    <p>${sentenceOf(step)}</p>
    ${tracksMovedNow().map(
      (id) => html`
        <${Row} key=${id} id=${id} view=${playedView(currentGame().view)} />
      `,
    )}
  `;
