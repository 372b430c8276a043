// The confirmation of an answer that gives something up: passing while moves are left, or buying none of the cards.

import { html } from "htm/preact";
import { say } from "../app/translations.js";
import { sending } from "../play/game_state/current_game.js";
import { Overlay, closeOverlay, overlay } from "./overlay.js";

/** @import { Children } from "../types" */

/** The overlay that asks for confirmation. */
export const CONFIRM = "confirm";

/** Give an answer, or ask for confirmation first. @param {boolean} ask @param {() => void} give */
export function confirmIf(ask, give) {
  if (ask) overlay.value = CONFIRM;
  else give();
}

/**
 * `id` is the message of the question, `label` the text of the button that gives the answer.
 * @typedef {{
 *   id: string, args?: Record<string, number>, label: string, onConfirm: () => void, children?: Children,
 * }} ConfirmProps
 */

/** Ask for confirmation; the primary button goes back. @param {ConfirmProps} props */
export function Confirm({ id, args = {}, label, onConfirm, children }) {
  const confirm = () => {
    closeOverlay();
    onConfirm();
  };
  return html`
    <${Overlay} title=${say(id)}>
      <p>${say(id, args, "hint")}</p>
      ${children}
      <div class="go">
        <button type="button" class="btn" data-confirm disabled=${sending.value} onClick=${confirm}>${label}</button>
        <button type="button" class="btn primary" onClick=${closeOverlay}>${say(id, {}, "stay")}</button>
      </div>
    <//>
  `;
}
