// Correcting an earlier answer: choose it, answer its question again, compare what would change, then apply.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { spaceField } from "./pending_answer.js";
import { Icon, Problem, TopBar } from "../ui/controls.js";
import {
  currentQuestion,
  applyCorrection,
  openEarlierQuestion,
  offersSpaces,
  correctionPreview,
  earlierQuestion,
  discardCorrection,
} from "./edited_question.js";
import { TableChangeList } from "../play/real_table/table_report.js";
import { Prompt } from "./prompt.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { isObject } from "../app/storage.js";
import { problem, sending, currentGame } from "../play/game_state/current_game.js";
import { sayIn, systemOf } from "../app/faces.js";
import { labelled, name, number, say } from "../app/translations.js";

/** @import { GameDocument, GivenAnswer, Question, Step } from "../types" */

/** What the corrected answer would change. @typedef {NonNullable<typeof correctionPreview.value>} Preview */

/** Answers shown at first. */
const PAGE = 25;

const answersLoader = createLoader((/** @type {string} */ id) => api.answers(id));

/** Return the text of a value. @param {GivenAnswer["fields"][number]["value"]} value */
const valueOf = (value) => {
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  return typeof value === "number" ? number(value) : typeof value === "object" ? name(value) : value;
};

/** Return the text of an answer: the menu entry, then its fields. @param {GivenAnswer} entry */
function answerText({ question, did, fields }) {
  const parts = fields.map(({ label, value }) =>
    fields.length > 1 || did || label.id !== question.id
      ? labelled(say(label.id, label.args), valueOf(value))
      : valueOf(value),
  );
  return [did && (did.id === "done" ? sayIn(currentGame().system, "page-nothing-more") : name(did)), ...parts]
    .filter(Boolean)
    .join(" · ");
}

/** @param {{ entry: GivenAnswer }} props */
function AnswerRow({ entry }) {
  const { at, question } = entry;
  return html`
    <li>
      <a class="given" href=${`#/play/${currentGame().id}/repair/${at}`}>
        <span class="no">${at + 1}</span>
        <span class="txt">
          <b>${answerText(entry)}</b>
          <small>${say(question.id, question.args)}</small>
        </span>
        <${Icon} name="next" />
      </a>
    </li>
  `;
}

/**
 * Return answers grouped by turn, the newest first; `period` is the part of the game, where it differs from the group
 * above.
 * @param {GivenAnswer[]} answers @param {GameDocument} doc
 */
function byTurn(answers, doc) {
  const system = systemOf(doc);
  /** @type {{ turn: number, period: string, title: string, entries: GivenAnswer[] }[]} */
  const groups = [];
  let shown = "";
  for (const entry of answers.toReversed()) {
    const last = groups.at(-1);
    if (last?.turn === entry.turn) {
      last.entries.push(entry);
      continue;
    }
    const steps = doc.journal.filter(({ turn }) => turn === entry.turn);
    const period = system.period(doc, steps[0]?.number ?? doc.journal.length);
    const title = steps.length > 0 ? system.heading(steps) : "";
    groups.push({ turn: entry.turn, period: period === shown ? "" : period, title, entries: [entry] });
    shown = period;
  }
  return groups;
}

/** Show the list of answers by turn, the newest first. */
export function Answers() {
  const doc = currentGame();
  const [count, setCount] = useState(PAGE);
  const all = useLoaded(answersLoader, doc.id, doc.revision) ?? [];
  const groups = byTurn(all.slice(-count), doc);
  return html`
    <main class="page">
      <${TopBar}
        title=${say("page-repair")}
        system=${doc.system}
        sub=${say("page-repair-sub")}
        back=${`#/play/${doc.id}`}
      />
      <section class="fs">
        <p class="small muted">${say(all.length ? "page-repair-hint" : "page-repair-none")}</p>
        ${groups.map(
          ({ turn, period, title, entries }) => html`
            <div class="given-turn" key=${turn}>
              ${
                period &&
                html`
                  <h2>${period}</h2>
                `
              }${
                title &&
                title !== period &&
                html`
                  <h3>${title}</h3>
                `
              }
              <ol class="givens">
                ${entries.map(
                  (entry) => html`
                    <${AnswerRow} entry=${entry} key=${entry.at} />
                  `,
                )}
              </ol>
            </div>
          `,
        )}
        ${
          all.length > count &&
          html`
            <button type="button" class="btn wide" onClick=${() => setCount(count + 4 * PAGE)}>
              ${say("page-earlier-answers")}
            </button>
          `
        }
      </section>
      <${Problem} message=${answersLoader.problem.value} />
    </main>
  `;
}

/** @param {Step} step */
const lineOf = (step) => say(step.kind, step.args);

/**
 * Return the lines of steps that `others` do not have; repeated lines are counted.
 * @param {Step[]} steps @param {Step[]} others
 */
function linesOnlyIn(steps, others) {
  const left = others.map(lineOf);
  return steps.map(lineOf).filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** @param {{ title: string, lines: string[] }} props */
const Column = ({ title, lines }) => html`
  <section>
    <h3>${title}</h3>
    ${
      lines.length === 0 &&
      html`
        <p class="small muted">${say("page-repair-nothing")}</p>
      `
    }
    <ol>
      ${lines.map(
        (text, n) => html`
          <li key=${n}>${text}</li>
        `,
      )}
    </ol>
  </section>
`;

/**
 * Return the fields of the question that the new answer fills in.
 * @param {Preview} preview @returns {(Question | null)[]}
 */
function answeredFields({ answer }) {
  const before = currentQuestion().question;
  const did = isObject(answer) ? answer.do : null;
  if (before?.type === "menu") return before.entries.find(({ name: id }) => id === did)?.fields ?? [];
  return before?.type === "form" ? before.fields : [before];
}

/**
 * Show the map before and after if the answer names a space, or the changed tracks if it names a track.
 * @param {{ preview: Preview }} props
 */
function BoardComparison({ preview }) {
  const doc = currentGame();
  const { Thumbnail, tracks } = systemOf(doc);
  const parts = answeredFields(preview);
  const moved = parts.some((part) => part?.type === "choice" && part.kind === tracks?.kind)
    ? (tracks?.changed(doc.view, preview.view_then) ?? [])
    : [];
  const both = [
    { doc, caption: "now" },
    { doc: { ...doc, id: `${doc.id}-then`, view: preview.view_then }, caption: "then" },
  ];
  return html`
    ${
      parts.some((part) => part?.type === "space") &&
      html`
        <div class="both boards">
          ${both.map(
            (one) => html`
              <figure key=${one.caption}>
                <${Thumbnail} doc=${one.doc} />
                <figcaption class="small">${say(`page-board-${one.caption}`)}</figcaption>
              </figure>
            `,
          )}
        </div>
      `
    }${
      tracks &&
      moved.length > 0 &&
      html`
        <div class="both-tracks">
          ${both.map(
            (one) => html`
              <figure key=${one.caption}>
                <figcaption class="small">${say(`page-tracks-${one.caption}`)}</figcaption>
                ${moved.map(
                  (id) => html`
                    <${tracks.Row} key=${id} view=${one.doc.view} id=${id} />
                  `,
                )}
              </figure>
            `,
          )}
        </div>
      `
    }
  `;
}

/** Show what would change, and the buttons to apply or discard it. @param {{ preview: Preview }} props */
function CorrectionPreview({ preview }) {
  const { kept, dropped, differs, journal_then: then, table } = preview;
  const doc = currentGame();
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const apply = async () => {
    if (await applyCorrection()) location.hash = `#/play/${doc.id}`;
  };
  const before = differs === null ? [] : doc.journal.slice(differs);
  return html`
    <section class="fs preview">
      <h2 tabindex="-1" ref=${heading}>${say(differs === null ? "page-repair-same" : "page-repair-differs")}</h2>
      <${BoardComparison} preview=${preview} />
      ${
        table.length > 0
          ? html`
              <h3>${say("table-changes")}</h3>
              <${TableChangeList} changes=${table} />
            `
          : differs !== null &&
            doc.checklist.length === 0 &&
            html`
              <div class="both">
                <${Column} title=${say("page-repair-was")} lines=${linesOnlyIn(before, then)} />
                <${Column} title=${say("page-repair-then")} lines=${linesOnlyIn(then, before)} />
              </div>
            `
      }
      <ul class="small after">
        <li>${say("page-repair-kept", { count: kept })}</li>
        ${
          dropped > 0 &&
          html`
            <li>${say("page-repair-dropped", { count: dropped })}</li>
          `
        }
      </ul>
    </section>
    <div class="prompt stuck">
      <${Problem} message=${problem.value} />
      <h3 class="q">${say("page-repair-sure")}</h3>
      <div class="go">
        <button type="button" class="btn" onClick=${discardCorrection}>${say("page-repair-keep")}</button>
        <button type="button" class="btn primary" disabled=${sending.value} onClick=${apply}>
          ${say("page-repair-apply")}
        </button>
      </div>
    </div>
  `;
}

/** Show an earlier question to be answered again, or the preview of its new answer. @param {{ at: number }} props */
export function CorrectAnswer({ at }) {
  const doc = currentGame();
  useEffect(() => openEarlierQuestion(at), [doc.id, doc.revision, at]);
  const system = systemOf(doc);
  const title = html`
    <${TopBar}
      title=${say("page-repair")}
      system=${doc.system}
      sub=${say("page-answer-no", { number: at + 1 })}
      back=${`#/play/${doc.id}/repair`}
    />
  `;
  if (correctionPreview.value)
    return html`
      <main class="page">
        ${title}
        <${CorrectionPreview} preview=${correctionPreview.value} />
      </main>
    `;
  if (earlierQuestion.value?.at !== at)
    return html`
      <main class="page">
        ${title}
        <${Problem} message=${problem.value} />
      </main>
    `;
  return html`
    <main class="page correcting">
      ${title}${
        (spaceField.value || offersSpaces.value) &&
        html`
          <div class="view">
            <h2 class="sr">${say("page-board")}</h2>
            <${system.Board} />
          </div>
        `
      }
      <${Prompt} />
    </main>
  `;
}
