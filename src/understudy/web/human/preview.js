// The preview of an action: values before and after, and what follows.

import { html } from "htm/preact";
import { Icon } from "../ui/controls.js";
import { sayIn } from "../app/faces.js";
import { say } from "../app/translations.js";
import { currentGame } from "../play/game_state/current_game.js";
import { ChangeLine, ChangeRows } from "./changes.js";
import { screenFace } from "./screen_face.js";

/** @import { PreviewReport } from "../types" */

/** Show that something follows which is unknown yet: cards, or a choice. @param {{ preview: PreviewReport }} props */
function WhatFollows({ preview: { asks, chance } }) {
  if (chance)
    return html`
      <p class="then-what">
        <${Icon} name="card" />
        ${sayIn(currentGame().system, "page-screen-then-cards")}
      </p>
    `;
  return (
    asks !== null &&
    html`
      <p class="then-what">
        <${Icon} name="next" />
        ${say("page-screen-then-choice")}
      </p>
    `
  );
}

/** Show a preview in full. @param {{ preview?: PreviewReport }} props */
export const Preview = ({ preview }) =>
  preview &&
  preview.refused === null &&
  html`
    <div class="preview">
      <${ChangeRows} changes=${preview.changes} view=${currentGame().view} />
      <${WhatFollows} preview=${preview} />
    </div>
  `;

/** Show a preview in one line, or why the action is not possible. @param {{ preview?: PreviewReport }} props */
export const PreviewLine = ({ preview }) =>
  preview &&
  (preview.refused
    ? html`
        <${screenFace().WhyNot} why=${preview.refused} />
      `
    : html`
        <${ChangeLine} changes=${preview.changes} view=${currentGame().view} />
      `);
