// The home screen without games: what the app is, and the doors to a game.

import { html } from "htm/preact";
import { say } from "../../app/translations.js";
import { Doors } from "./doors.js";
import { InstallHint } from "./install.js";
import { LearnEntry } from "./learn_entry.js";

const STEPS = ["play", "answer", "why"];

/** @import { GameSummary } from "../../types" */

/** @param {{ listed: GameSummary[] }} props */
export const FirstVisit = ({ listed }) => html`
  <div class="claim">
    <h2>
      ${say("page-home-claim")}
      <br />
      ${say("page-home-claim-2")}
    </h2>
    <p>${say("page-home-line")}</p>
  </div>
  <div class="learn-entries"><${LearnEntry} listed=${listed} first /></div>
  <div class="doors"><${Doors} /></div>
  <ol class="how">
    ${STEPS.map(
      (id) => html`
        <li key=${id}>
          <b>${say(`page-home-how-${id}`)}</b>
          <span>${say(`page-home-how-${id}`, {}, "hint")}</span>
        </li>
      `,
    )}
  </ol>
  <${InstallHint} />
`;
