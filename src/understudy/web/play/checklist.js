// What has to lie on the table before the first turn, with ticks that stay.

import { html } from "htm/preact";
import { Icon, TopBar } from "../ui/controls.js";
import { currentGame } from "./current_game.js";
import { systemOf } from "../app/faces.js";
import { isTicked, tick } from "./ticks.js";
import { say } from "../app/translations.js";

export function Checklist() {
  const { id, checklist } = currentGame();
  return html`
    <ol class="steps">
      ${checklist.map((line, n) => {
        const key = `set-up ${n}`;
        const done = isTicked(id, key);
        return html`
          <li class="step" key=${n}>
            <label class="tickbox">
              <input type="checkbox" checked=${done} onChange=${() => tick(id, key)} />
              <span class="num" aria-hidden="true">
                ${
                  done
                    ? html`
                        <${Icon} name="done" />
                      `
                    : n + 1
                }
              </span>
              <span class="txt">${say(line.id, line.args)}</span>
            </label>
          </li>
        `;
      })}
    </ol>
  `;
}

/** The list on a page of its own, to come back to. */
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
