// What to do on the real table to get from one position to another.

import { html } from "htm/preact";
import { say } from "../../app/translations.js";
import { currentOpenGame } from "../game_state/current_game.js";
import { useTopFocus } from "../report/heading_focus.js";

/** @import { TableChange } from "../../types" */

/** Show a complete list of changes in order. @param {{ changes: TableChange[] }} props */
export const TableChangeList = ({ changes }) => html`
  <ol class="steps table-changes">
    ${changes.map(
      ({ id, args, fact, action }, n) => html`
        <li class="step" key=${`${action} ${fact}`} data-action=${action} data-fact=${fact}>
          <span class="num" aria-hidden="true">${n + 1}</span>
          <span class="txt">${say(id, args)}</span>
        </li>
      `,
    )}
  </ol>
`;

/**
 * Show the changes as a report that the player confirms.
 * @param {{ changes: TableChange[], onDone: () => void }} props
 */
export function TableReport({ changes, onDone }) {
  const heading = useTopFocus();
  const done = () => {
    currentOpenGame().setTableChanges([]);
    onDone();
  };
  return html`
    <section class="report" data-report="table" aria-labelledby="report-title">
      <header class="report-head">
        <div class="head-title">
          <h2 id="report-title" tabindex="-1" ref=${heading}>${say("table-changes")}</h2>
          <span>${say("page-table-changes-hint")}</span>
        </div>
      </header>
      <article class="turn">
        <${TableChangeList} changes=${changes} />
        <p class="small muted">${say("page-table-changes-yours")}</p>
      </article>
      <div class="prompt stuck">
        <div class="go">
          <button type="button" class="btn primary" onClick=${done}>${say("page-all-done-over")}</button>
        </div>
      </div>
    </section>
  `;
}
