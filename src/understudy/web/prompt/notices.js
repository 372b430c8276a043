// What stands in the way of an answer.

import { html } from "htm/preact";
import { StorageWarning, Icon, Said } from "../ui/controls.js";
import { away, problem, remark, sending } from "../play/current_game.js";
import { say } from "../app/translations.js";

/** What stands in the way, said kindly; what was entered stays. */
export function Notices() {
  const note = problem.value ?? remark.value;
  return html`
    <div class="notices" role="status">
      ${
        away.value &&
        html`
          <p class="note">
            <${Icon} name="away" />
            <span>${say(sending.value ? "page-away-sending" : "page-away")}</span>
          </p>
        `
      }${
        note &&
        html`
          <p class="note">
            <${Icon} name="warning" />
            <${Said} message=${note} />
          </p>
        `
      }
      <${StorageWarning} />
    </div>
  `;
}
