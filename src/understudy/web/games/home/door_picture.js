// The picture on a door: the board of a game beside a phone on the table, or inside a screen with cards. It says
// whether the game's box is needed.

import { html } from "htm/preact";
import { SCREEN } from "../new_game/play_modes.js";

/** @import { PlayMode } from "../new_game/play_modes.js" */

const FOLDER = new URL("../../", import.meta.url).pathname;

/** Return whether a game has screens of its own, and with them a picture of its board. @param {string} system */
function hasPicture(system) {
  try {
    return Boolean(import.meta.resolve(`understudy/face/${system}`));
  } catch {
    return false;
  }
}

/**
 * Show the board of a game in a box; a game without a picture shows our mark.
 * @param {{ system: string, x: number, y: number, width: number, height: number }} props
 */
const Board = ({ system, ...box }) => html`
  <use href=${hasPicture(system) ? `${FOLDER}${system}/door.svg#board` : `${FOLDER}icons.svg#brand`} ...${box} />
`;

/** @param {{ system: string }} props */
const OnTheTable = ({ system }) => html`
  <path class="door-floor" d="M0 85h172v15H0z" />
  <rect class="door-board" x="8" y="4" width="120" height="91" rx="8" />
  <${Board} system=${system} x=${11} y=${8} width=${114} height=${83} />
  <g transform="rotate(6 151 53)">
    <rect class="door-phone" x="137" y="27" width="28" height="52" rx="5.5" />
    <use href=${`${FOLDER}icons.svg#bot`} x="142" y="34" width="17" height="17" />
    <path class="door-lines" d="M143 59h16M143 64h10" />
    <rect class="door-button" x="143" y="69" width="16" height="5" rx="2" />
  </g>
`;

/** Left edges of the cards below the board, and how they are turned in the hand. */
const CARDS = [
  [40, -7],
  [59, -3.5],
  [78, 0],
  [97, 3.5],
  [116, 7],
];

/** @param {{ system: string }} props */
const OnTheScreen = ({ system }) => html`
  <rect class="door-screen" x="20" y="5" width="132" height="90" rx="8" />
  <${Board} system=${system} x=${36} y=${8} width=${98} height=${68} />
  ${CARDS.map(
    ([x, turn], n) => html`
      <g transform=${`rotate(${turn} ${x + 8.5} 120)`} key=${x}>
        <path class="door-card" d=${`M${x} 94V80a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v14`} />
        <path class=${n % 2 ? "door-kind other" : "door-kind"} d=${`M${x + 3} 81h3.5v8h-3.5z`} />
      </g>
    `,
  )}
`;

/** @param {{ system: string, mode: PlayMode }} props */
export const DoorPicture = ({ system, mode }) => html`
  <svg class="door-picture" viewBox="0 0 172 100" aria-hidden="true">
    ${
      mode === SCREEN
        ? html`
            <${OnTheScreen} system=${system} />
          `
        : html`
            <${OnTheTable} system=${system} />
          `
    }
  </svg>
`;
