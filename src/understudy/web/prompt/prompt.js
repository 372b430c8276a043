// The question at the bottom of the screen, with the likely answer preset.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Cite } from "../ui/citation.js";
import { pendingAnswer, fields, openEntry, spaceField, valueOf } from "./pending_answer.js";
import { lastOf } from "../journal/facts.js";
import { AnswerEffects } from "../play/report/answer_effects.js";
import { Icon, Owners } from "../ui/controls.js";
import { currentQuestion, giveAnswer, earlierQuestion } from "./edited_question.js";
import { problem, sending, currentGame } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { say } from "../app/translations.js";
import { Field, isFilled } from "./fields.js";
import { ActionMenu, PlainEntries, entryText } from "./menu.js";
import { Notices } from "./notices.js";

/** @import { Question, YesNoQuestion } from "../types" */

/** Identifies the question or menu entry that is folded, to make room for the board. */
const folded = signal("");

/** @param {{ what: string }} props */
const FoldButton = ({ what }) => html`
  <button
    type="button"
    class="btn quiet icon fold-prompt"
    aria-expanded=${folded.value !== what}
    aria-label=${say(folded.value === what ? "page-unfold-prompt" : "page-fold-prompt")}
    onClick=${() => {
      folded.value = folded.value === what ? "" : what;
    }}
  >
    <${Icon} name="fold" />
  </button>
`;

/** Show whose turn it is, from the last steps of the journal. @param {{ question: Question }} props */
function TurnLabel({ question }) {
  const doc = currentGame();
  const system = systemOf(doc);
  const steps = doc.journal.filter(({ turn }) => turn === lastOf(doc.journal).turn);
  const text = earlierQuestion.value
    ? say("page-answer-no", { number: earlierQuestion.value.at + 1 })
    : question.type === "menu" && pendingAnswer.value.entry !== null
      ? say("page-your-report")
      : system.heading(steps);
  return html`
    <div class="kicker">
      <${Owners} sides=${earlierQuestion.value ? ["human"] : system.marks(steps)} />
      <span>${text}</span>
    </div>
  `;
}

/**
 * Return the entered answer; `insistedField` is the field that overrules a refusal.
 * @param {string | null} insistedField
 */
function enteredAnswer(insistedField = null) {
  const values = Object.fromEntries(
    fields.value.map((field) => [field.name, field.type === "insist" ? field.name === insistedField : valueOf(field)]),
  );
  const { question } = currentQuestion();
  if (question?.type === "menu") return { do: pendingAnswer.value.entry, ...values };
  return question?.type === "form" ? values : values.answer;
}

/** Show a button that repeats a refused answer and overrules the refusal, where that is allowed. */
function InsistButton() {
  const field = fields.value.find((one) => one.type === "insist" && one.over.includes(problem.value?.id ?? ""));
  return (
    field &&
    html`
      <button
        type="button"
        class="btn wide"
        disabled=${sending.value}
        onClick=${() => giveAnswer(enteredAnswer(field.name))}
      >
        ${say(field.id)}
      </button>
    `
  );
}

/** Show the buttons that answer yes or no. @param {{ question: YesNoQuestion }} props */
const YesNoButtons = ({ question }) =>
  [false, true].map(
    (value) => html`
      <button
        type="button"
        class="btn ${question.default === value ? "primary" : ""}"
        disabled=${sending.value}
        onClick=${() => giveAnswer(value)}
      >
        ${say(value ? "page-yes" : "page-no")}
      </button>
    `,
  );

/** @param {{ question: Question }} props */
const SendButtons = ({ question }) => html`
  ${
    question.type === "menu" &&
    html`
      <button type="button" class="btn" onClick=${() => openEntry(null)}>${say("page-cancel")}</button>
    `
  }
  <button type="submit" class="btn primary" disabled=${sending.value || !fields.value.every(isFilled)}>
    ${say(earlierQuestion.value ? "page-try-out" : question.type === "menu" ? "page-enter" : "page-confirm")}
  </button>
`;

/** @param {{ question: Question }} props */
function QuestionHeading({ question }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const menu = question.type === "menu" ? question : null;
  const entry = menu && pendingAnswer.value.entry;
  const previous = useRef(entry);
  useEffect(() => {
    // Opening or closing an entry replaces the focused button; keep the focus on the page.
    if (previous.current !== entry) heading.current?.focus({ preventScroll: true });
    previous.current = entry;
  }, [entry]);
  const why = menu && entry ? entryText(menu, entry, "hint") : say(question.id, question.args, "why");
  return html`
    <h2 class="q" tabindex="-1" ref=${heading}>
      ${menu && entry ? entryText(menu, entry) : say(question.id, question.args)}
    </h2>
    ${
      (why || question.cite) &&
      html`
        <p class="r">
          <span>
            ${why}${" "}
            <${Cite} cite=${question.cite} />
          </span>
        </p>
      `
    }
  `;
}

export function Prompt() {
  const { question, view, owner } = currentQuestion();
  if (!question) return null;
  const Own = systemOf(currentGame()).ask(question, view, earlierQuestion.value !== null);
  if (Own) {
    return html`
      <section
        class="prompt own ${spaceField.value ? "for-space" : ""}"
        aria-label=${say("page-question")}
        data-question=${question.id}
      >
        <${Notices} />
        <${Own} question=${question} key=${owner} />
      </section>
    `;
  }
  const menu = question.type === "menu" && pendingAnswer.value.entry === null;
  const yesno = question.type === "yesno";
  const single = question.type !== "menu" && question.type !== "form";
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    if (!menu && !yesno && fields.value.every(isFilled)) giveAnswer(enteredAnswer());
  };
  const what = `${owner} ${pendingAnswer.value.entry}`;
  const classes = [folded.value === what && "folded", spaceField.value && "for-space"].filter(Boolean).join(" ");
  return html`
    <section class="prompt ${classes}" aria-label=${say("page-question")}>
      <form onSubmit=${submit} key=${owner} data-question=${question.id}>
        <${FoldButton} what=${what} />
        <div class="ask">
          ${
            !earlierQuestion.value &&
            html`
              <${AnswerEffects} />
            `
          }
          <${TurnLabel} question=${question} />
          <${QuestionHeading} question=${question} />
          <${Notices} />
          <${InsistButton} />
          ${
            menu &&
            html`
              <${ActionMenu} question=${question} />
            `
          }${
            !menu &&
            !yesno &&
            fields.value.map(
              (field) => html`
                <${Field} field=${field} alone=${single} key=${`${field.id} ${field.name}`} />
              `,
            )
          }
        </div>
        <div class="go">
          ${
            menu
              ? html`
                  <${PlainEntries} question=${question} />
                `
              : yesno
                ? html`
                    <${YesNoButtons} question=${question} />
                  `
                : html`
                    <${SendButtons} question=${question} />
                  `
          }
        </div>
      </form>
    </section>
  `;
}

/** Show a note to spectators instead of the question. */
export const WatchingNote = () => html`
  <section class="prompt watching" aria-label=${say("page-watching")}>
    <h2 class="q">${say("page-watching")}</h2>
    <p class="r">${say("page-watching-hint")}</p>
    <${Notices} />
  </section>
`;

/** Show the end of the game instead of a question. */
export function GameOver() {
  const doc = currentGame();
  return html`
    <section class="prompt" aria-label=${say("page-question")}>
      <h2 class="q">${say("page-over")}</h2>
      <p class="r">${say("page-over-hint")}</p>
      <${Notices} />
      <div class="go"><a class="btn primary" href=${`#/play/${doc.id}/score`}>${say("page-see-result")}</a></div>
    </section>
  `;
}
