// Report of finished turns, shown before the next question; for a new game the setup.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { sayIn, systemOf } from "../../app/faces.js";
import { say } from "../../app/translations.js";
import { lastOf } from "../../journal/facts.js";
import { unseenSteps } from "../../journal/turns.js";
import { undo } from "../../prompt/undo.js";
import { Icon } from "../../ui/controls.js";
import { AnswerEffects } from "./answer_effects.js";
import { AutoContinue, useAutoContinue } from "./auto_continue.js";
import { Checklist } from "../real_table/checklist.js";
import {
  current,
  currentGame,
  isSetUpPending,
  markSeen,
  seenCount,
  sending,
  serverUnavailable,
  unseenTurns,
} from "../game_state/current_game.js";
import { wide } from "../current_view.js";
import { TableReport } from "../real_table/table_report.js";
import { useTopFocus } from "./heading_focus.js";
import { StepByStep, Turn, isEnd, isSetUp, tasksOf, unseenLines } from "./turn_steps.js";

/** @import { TableChange, Turn as Group } from "../../types" */

/** @typedef {{ checklist: boolean, turns: Group[], table?: TableChange[] }} Report */

/**
 * Return the turns to report. Setup and end are reported only if they have tasks; the setup is reported alone.
 * @param {Group[]} turns
 */
function worthShowing(turns) {
  const { worthSeeing } = systemOf(currentGame());
  const shown = turns.filter(
    (group) =>
      worthSeeing(group.steps) && (!(isSetUp(group) || isEnd(group)) || tasksOf(unseenLines(group)).length > 0),
  );
  return shown.length > 0 && isSetUp(shown[0]) ? shown.slice(0, 1) : shown;
}

/**
 * Return what to report before the next question: what to do on the table after an undo or a correction, the setup
 * checklist, turns, or null.
 * @returns {Report | null}
 */
export function pendingReport() {
  const doc = currentGame();
  const table = current.value?.tableChanges.value ?? [];
  if (table.length > 0) return { checklist: false, turns: [], table };
  if (isSetUpPending() && doc.checklist.length > 0) return { checklist: true, turns: [] };
  const { side, isOwnTurnReported } = systemOf(doc);
  const turns = worthShowing(unseenTurns(side, isOwnTurnReported));
  return turns.length > 0 ? { checklist: false, turns } : null;
}

/** Show the setup checklist. @param {{ onDone: () => void }} props */
function SetUpReport({ onDone }) {
  const heading = useTopFocus();
  const ready = () => {
    markSeen(0);
    onDone();
  };
  return html`
    <section class="report" data-report="set-up" aria-labelledby="report-title">
      <header class="report-head">
        <div class="head-title">
          <h2 id="report-title" tabindex="-1" ref=${heading}>${say("page-set-up-title")}</h2>
          <span>${say("page-set-up-hint")}</span>
        </div>
      </header>
      <article class="turn"><${Checklist} /></article>
      <div class="prompt stuck">
        <${UnavailableNote} />
        <div class="go">
          <button type="button" class="btn primary" onClick=${ready}>${say("page-table-ready")}</button>
        </div>
      </div>
    </section>
  `;
}

const UnavailableNote = () =>
  serverUnavailable.value &&
  html`
    <p class="note">
      <${Icon} name="offline" />
      <span>${say("page-away")}</span>
    </p>
  `;

/** Return the title and subtitle of the report. @param {Group[]} turns @returns {[title: string, hint: string]} */
function titleOf(turns) {
  const doc = currentGame();
  const system = systemOf(doc);
  if (isSetUp(turns[0])) return [say("page-set-up-drawn"), say("page-set-up-drawn-hint")];
  const bots = turns.filter(({ steps }) => system.side(steps) === "bot").length;
  if (bots) return [system.botTurns(doc.view, bots), system.title(doc.view)];
  const title = doc.over ? say("page-over") : system.heading(lastOf(turns).steps);
  const hint = system.title(doc.view);
  return [title, title === hint ? say("page-between") : hint];
}

/**
 * Show finished turns; `onLook` shows the map instead.
 * @param {{ turns: Group[], onDone: () => void, onLook?: () => void }} props
 */
function TurnsReport({ turns, onDone, onLook }) {
  const doc = currentGame();
  const system = systemOf(doc);
  const heading = useTopFocus();
  // The step shown alone; null shows all.
  const [shownStep, setShownStep] = useState(/** @type {number | null} */ (null));
  const close = () => {
    markSeen(lastOf(lastOf(turns).steps).number + 1);
    if (doc.over) location.hash = `#/play/${doc.id}/score`;
    else onDone();
  };
  // After a question of the bot's turn, the bot may continue.
  const label = doc.over ? "page-see-result" : doc.question?.type === "menu" ? "page-all-done" : "page-all-done-over";
  const others = turns.filter(({ steps }) => !system.isOwnTurnReported(steps));
  const lines = others.flatMap(({ steps }) =>
    unseenLines({ steps })
      .filter(({ heads }) => !heads)
      .map((line) => ({ ...line, heading: system.heading(steps) })),
  );
  const at = lines.length > 0 ? shownStep : null;
  const [title, hint] = titleOf(turns);
  const countdown = useAutoContinue(
    at === null && !doc.over && turns.every(({ steps }) => system.nothingForYou(doc, unseenSteps(steps, seenCount()))),
    close,
  );
  return html`
    <section class="report" data-report=${isSetUp(turns[0]) ? "drawn" : "turns"} aria-labelledby="report-title">
      <header class="report-head">
        <div class="head-title">
          <h2 id="report-title" tabindex="-1" ref=${heading}>${title}</h2>
          <span>${hint}</span>
        </div>
        ${
          onLook &&
          html`
            <button type="button" class="btn quiet icon look" aria-label=${say("page-look-at-map")} onClick=${onLook}>
              <${Icon} name="board" />
            </button>
          `
        }${
          lines.length > 1 &&
          html`
            <button
              type="button"
              class="btn quiet link"
              aria-pressed=${at !== null}
              onClick=${() => setShownStep(at === null ? 0 : null)}
            >
              ${say("page-walk")}
            </button>
          `
        }
      </header>
      <div class="told-turns" tabindex=${wide.value ? 0 : undefined}>
        <${AnswerEffects} />
        ${
          at === null
            ? turns.map(
                (group) => html`
                  <${Turn} group=${group} alone=${turns.length === 1} key=${group.turn} />
                `,
              )
            : html`
                <${StepByStep} lines=${lines} at=${Math.min(at, lines.length - 1)} />
              `
        }
      </div>
      <div class="prompt stuck">
        <${UnavailableNote} />
        <div class="go">
          ${
            at !== null &&
            html`
              <button type="button" class="btn" disabled=${at === 0} onClick=${() => setShownStep(at - 1)}>
                ${say("page-step-back")}
              </button>
            `
          }${
            countdown
              ? html`
                  <${AutoContinue} state=${countdown} />
                `
              : at === null &&
                doc.answers > 0 &&
                html`
                  <button type="button" class="btn" disabled=${sending.value} onClick=${() => undo()}>
                    <${Icon} name="undo" />
                    ${say("page-undo-turn")}
                  </button>
                `
          }${
            at !== null && at < lines.length - 1
              ? html`
                  <button type="button" class="btn primary" onClick=${() => setShownStep(at + 1)}>
                    ${say("page-step-next")}
                  </button>
                `
              : html`
                  <button type="button" class="btn primary" onClick=${close}>${sayIn(doc.system, label)}</button>
                `
          }
        </div>
      </div>
    </section>
  `;
}

/** Return what identifies a report: a turn with a question is reported in parts. @param {Group[]} turns */
const keyOf = (turns) => `${lastOf(turns).turn} ${lastOf(lastOf(turns).steps).number}`;

/** Show a report. @param {{ report: Report, onDone: () => void, onLook?: () => void }} props */
export function TurnReport({ report, onDone, onLook }) {
  if (report.table)
    return html`
      <${TableReport} changes=${report.table} onDone=${onDone} />
    `;
  return report.checklist
    ? html`
        <${SetUpReport} onDone=${onDone} />
      `
    : html`
        <${TurnsReport} key=${keyOf(report.turns)} turns=${report.turns} onDone=${onDone} onLook=${onLook} />
      `;
}
