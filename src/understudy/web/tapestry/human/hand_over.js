// Two people on one device: the device is handed over before the next person sees a question and a hand.

import { html } from "htm/preact";
import { name, say } from "../../app/translations.js";
import { Heading } from "../../human/question_heading.js";
import { useSettling } from "../../prompt/settling.js";
import { currentGame } from "../../play/game_state/current_game.js";
import { Owner } from "../../ui/controls.js";
import { askedPerson, takeOver } from "./sides.js";

/** Ask the next person to take the device. */
export function HandOver() {
  const id = askedPerson(currentGame());
  useSettling(`hand over ${id}`);
  return html`
    <div class="kicker">
      <${Owner} side=${id} />
      <span>${name({ kind: "tapestry-owner", id })}</span>
    </div>
    <${Heading}>${say("tapestry-screen-hand-over", { owner: { kind: "tapestry-owner", id } })}<//>
    <p class="r">${say("tapestry-screen-hand-over", {}, "hint")}</p>
    <div class="go">
      <button type="button" class="btn primary" data-take-over onClick=${takeOver}>
        ${say("tapestry-screen-i-am", { owner: { kind: "tapestry-owner", id } })}
      </button>
    </div>
  `;
}
