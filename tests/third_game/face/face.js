// Face of the race: its own board, otherwise the generic face.

import { html } from "htm/preact";
import { Icon } from "../ui/controls.js";
import { genericFace } from "../generic/generic_face.js";
import { currentGame } from "../play/game_state/current_game.js";

const beside = (file) => new URL(file, import.meta.url).pathname;

const Runner = ({ at }) => html`
  <i class="toy-runner" data-at=${at}><${Icon} name="toy/horse" /></i>
`;

const Board = () => {
  const { human, bot } = currentGame().view;
  return html`
    <div class="toy-track">
      <${Runner} at=${human.space} />
      <${Runner} at=${bot.space} />
    </div>
  `;
};

export const face = { ...genericFace("toy"), Board, styles: [beside("toy.css")], sprite: beside("icons.svg") };
