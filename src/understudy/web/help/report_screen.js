// Screen that writes a problem report to a file. Nothing is sent.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { errorMessage } from "../requests/errors.js";
import { autoContinue, cardLanguage, keys, language, motion, size, theme } from "../app/settings.js";
import { say } from "../app/translations.js";
import { systemOf } from "../app/faces.js";
import { currentGame, turns } from "../play/game_state/current_game.js";
import { canShareFiles, download, shareFile } from "../ui/clipboard.js";
import { Icon, Problem, TopBar } from "../ui/controls.js";
import { Section } from "../ui/option_controls.js";
import { reportName, reportText } from "./report_file.js";

/** @import { GameDocument, Message } from "../types" */

/** Return the values of the display settings by name. */
const settings = () => ({
  cards: cardLanguage.value,
  theme: theme.value,
  size: size.value,
  motion: motion.value,
  keys: keys.value,
  onward: autoContinue.value,
});

/** Return the browser and the size of its window; not the address, which may hold a key. */
const browser = () => `${navigator.userAgent}, ${innerWidth}×${innerHeight}, ${devicePixelRatio}`;

/** Return the file of a report. @param {GameDocument} doc @param {string} expected */
const makeReport = async (doc, expected) =>
  reportText({
    version: document.documentElement.dataset.version ?? "",
    where: browser(),
    language: language.value,
    settings: settings(),
    expected: expected.trim(),
    steps: turns.value.flatMap(({ steps }) => steps).map(({ kind, args }) => say(kind, args)),
    save: await api.readSave(doc.id),
  });

/** Show the screen for a problem with the open game. */
export function ProblemReport() {
  const doc = currentGame();
  const [expected, setExpected] = useState("");
  const [status, setStatus] = useState("");
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const name = reportName(doc);
  /** @param {typeof download} pass */
  const write = async (pass) => {
    try {
      pass(name, await makeReport(doc, expected), "application/json");
      setProblem(null);
      setStatus(say("page-problem-saved", { file: name }));
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return html`
    <main class="page">
      <${TopBar}
        title=${say("page-problem")}
        sub=${systemOf(doc).title(doc.view)}
        system=${doc.system}
        back=${`#/play/${doc.id}`}
      />
      <${Problem} message=${problem} />
      <${Section} title=${say("page-problem-expected")} hint=${say("page-problem-hint")}>
        <textarea
          class="line-in"
          rows="6"
          aria-label=${say("page-problem-expected")}
          value=${expected}
          onInput=${(/** @type {any} */ event) => setExpected(event.target.value)}
        ></textarea>
        <div class="take after">
          <button type="button" class="btn primary" onClick=${() => write(download)}>
            <${Icon} name="export" />
            ${say("page-problem-save")}
          </button>
          ${
            canShareFiles() &&
            html`
              <button type="button" class="btn" onClick=${() => write(shareFile)}>
                <${Icon} name="share" />
                ${say("page-send-file")}
              </button>
            `
          }
        </div>
        <p class="small muted" role="status">${status}</p>
        <p class="small muted after">${say("page-problem-contents")}</p>
      <//>
    </main>
  `;
}
