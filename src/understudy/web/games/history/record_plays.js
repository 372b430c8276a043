// Buttons that record finished games elsewhere: the link to BG Stats, and the history as files.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { errorMessage } from "../../requests/errors.js";
import { Section } from "../../ui/option_controls.js";
import { Icon, Problem } from "../../ui/controls.js";
import { download } from "../../ui/clipboard.js";
import { loadSystem, systemNamed } from "../../app/faces.js";
import { say } from "../../app/translations.js";
import { bgStatsLink } from "./bg_stats.js";
import { readHistory } from "./history_list.js";
import { historyCsv, historyJson } from "./history_files.js";

/** @import { FinishedGame, GameDocument, Message } from "../../types" */

/**
 * Show the link that logs a game in BG Stats; its game must be loaded. Nothing is sent before it is opened.
 * @param {{ entry: FinishedGame, doc?: GameDocument, small?: boolean }} props
 */
export function BgStatsLink({ entry, doc, small = false }) {
  const record = systemNamed(entry.system).playRecord(entry, doc);
  return (
    record &&
    html`
      <a
        class=${small ? "btn quiet icon" : "btn"}
        href=${bgStatsLink(entry, record)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label=${small ? say("page-bg-stats") : undefined}
      >
        <${Icon} name="log" />
        ${!small && say("page-bg-stats")}
      </a>
    `
  );
}

/** Return all finished games with their results. */
async function allGames() {
  const { lines } = await readHistory(Infinity);
  const whole = lines.filter(({ damaged }) => !damaged);
  await Promise.all([...new Set(whole.map(({ system }) => system))].map(loadSystem));
  return whole.map((entry) => ({ entry, result: systemNamed(entry.system).result(entry) }));
}

const FORMATS = /** @type {const} */ ([
  ["csv", "text/csv", historyCsv],
  ["json", "application/json", historyJson],
]);

/** Show the buttons that download the whole history. */
export function HistoryDownloads() {
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  /** @param {typeof FORMATS[number]} format */
  const save = async ([ending, type, write]) => {
    setProblem(null);
    try {
      download(`understudy-history.${ending}`, write(await allGames()), type);
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return html`
    <${Section} title=${say("page-history-file")} hint=${say("page-history-file-hint")}>
      <div class="take">
        ${FORMATS.map(
          (format) => html`
            <button type="button" class="btn" key=${format[0]} onClick=${() => save(format)}>
              <${Icon} name="export" />
              ${say(`page-history-${format[0]}`)}
            </button>
          `,
        )}
      </div>
      <${Problem} message=${problem} />
    <//>
  `;
}
