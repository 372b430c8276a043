// The score sheet: line by line, both sides; before the end, as far as it is known.

import { html } from "htm/preact";
import { saveAddress } from "./api.js";
import { Icon, TopBar } from "./parts.js";
import { game } from "./store.js";
import { systemOf } from "./systems.js";
import { say } from "./words.js";

export function Score() {
  const doc = game.value;
  const system = systemOf(doc);
  return html`<main class="page sheet-page">
    <${TopBar} title=${say("page-score-sheet")} back=${`#/play/${doc.id}`}
      sub=${doc.over ? say("page-final") : system.moment(doc.view)}>
      <a class="btn quiet" href=${saveAddress(doc.id)} download><${Icon} name="export" />
        <span class="small">${say("page-save")}</span></a>
    </${TopBar}>
    <${system.ScoreSheet} doc=${doc} />
    <div class="prompt stuck"><div class="go">
      ${doc.over && html`<a class="btn" href="#/new">${say("page-new-game")}</a>`}
      <a class="btn primary" href=${`#/play/${doc.id}`}>${say(doc.over ? "page-to-board" : "page-go-on")}</a>
    </div></div>
  </main>`;
}
