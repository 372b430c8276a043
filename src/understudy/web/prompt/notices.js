// Problems and notes above the question.

import { html } from "htm/preact";
import { StorageWarning, Icon, MessageText } from "../ui/controls.js";
import { serverUnavailable, problem, note, sending } from "../play/game_state/current_game.js";
import { say } from "../app/translations.js";

/** Show why an answer is not sent or was refused. */
export function Notices() {
  const message = problem.value ?? note.value;
  return html`
    <div class="notices" role="status">
      ${
        serverUnavailable.value &&
        html`
          <p class="note">
            <${Icon} name="offline" />
            <span>${say(sending.value ? "page-away-sending" : "page-away")}</span>
          </p>
        `
      }${
        message &&
        html`
          <p class="note">
            <${Icon} name="warning" />
            <${MessageText} message=${message} />
          </p>
        `
      }
      <${StorageWarning} />
    </div>
  `;
}
