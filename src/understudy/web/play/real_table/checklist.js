// Setup checklist; ticks are stored.

import { html } from "htm/preact";
import { TopBar } from "../../ui/controls.js";
import { currentGame } from "../game_state/current_game.js";
import { systemOf } from "../../app/faces.js";
import { TickBox } from "./tick_box.js";
import { say } from "../../app/translations.js";

export const Checklist = () => html`
  <ol class="steps">
    ${currentGame().checklist.map(
      ({ id, args }, n) => html`
        <li class="step" key=${n}><${TickBox} tickKey="set-up ${n}" n=${n + 1}>${say(id, args)}<//></li>
      `,
    )}
  </ol>
`;

/** Show the checklist as a screen. */
export function SetUp() {
  const doc = currentGame();
  return html`
    <main class="page">
      <${TopBar}
        title=${say("page-set-up-title")}
        system=${doc.system}
        back=${`#/play/${doc.id}`}
        sub=${systemOf(doc).boardName(doc.view)}
      />
      <section class="fs">
        <p class="small muted">${say("page-set-up-hint")}</p>
        <${Checklist} />
      </section>
      <div class="prompt stuck">
        <div class="go"><a class="btn primary" href=${`#/play/${doc.id}`}>${say("page-to-board")}</a></div>
      </div>
    </main>
  `;
}
