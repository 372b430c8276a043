// The spaces that a hint named: their places are marked on the map until the question is answered.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { currentGame } from "../play/game_state/current_game.js";
import { say } from "../app/translations.js";

/** @import { MapSpace } from "../ui/hex_map.js" */

/** The places of the answers to one question, by answer. @type {Map<string, string>} */
const NONE = new Map();

const hinted = signal({ question: "", places: NONE });

/** Return what identifies the current question. */
const current = () => `${currentGame().id} ${currentGame().revision}`;

/** Mark the answers to the current question with their places. @param {{ answer: unknown, place: string }[]} named */
export function markHinted(named) {
  const places = new Map(named.map(({ answer, place }) => [String(answer), place]));
  hinted.value = { question: current(), places };
}

/** Return the places of the spaces that the hint to the current question named. */
const hintedSpaces = () => (hinted.value.question === current() ? hinted.value.places : NONE);

/** Return what is said of a space that the hint named. @param {string} space @returns {string[]} */
export function hintOf(space) {
  const place = hintedSpaces().get(space);
  return place ? [say("page-hint-space", { place })] : [];
}

/** Draw the places at the upper edges of the spaces that the hint named. @param {{ spaces: MapSpace[] }} props */
export const HintedPlaces = ({ spaces }) =>
  spaces
    .filter(({ id }) => hintedSpaces().has(id))
    .map(
      ({ id, x, y }) => html`
        <g class="hinted-place" aria-hidden="true">
          <circle cx=${x} cy=${y - 18} r="8" />
          <text x=${x} y=${y - 14}>${hintedSpaces().get(id)}</text>
        </g>
      `,
    );
