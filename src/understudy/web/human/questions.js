// The questions of a screen game: one of a few options, a number, a space of the map. The game adds symbols and cards.

import { html } from "htm/preact";
import { pendingAnswer, spaceField, valueOf } from "../prompt/pending_answer.js";
import { usePreviews } from "../prompt/preview.js";
import { Icon, Owner } from "../ui/controls.js";
import { sayIn } from "../app/faces.js";
import { wide } from "../play/current_view.js";
import { giveAnswer } from "../prompt/edited_question.js";
import { sending, currentGame } from "../play/game_state/current_game.js";
import { undo } from "../prompt/undo.js";
import { customNames, hasMessage, name, number, say, sentence } from "../app/translations.js";
import { HintButton } from "../advice/hint_button.js";
import { Heading } from "./question_heading.js";
import { Preview, PreviewLine } from "./preview.js";
import { BestSpaces, Refusal, WhyNotOthers, useSpacePreviews } from "./spaces.js";
import { screenFace } from "./screen_face.js";

/** @import { Children, ChoiceQuestion, Message, NumberQuestion, Question } from "../types" */
/** @import { SpaceQuestion, YesNoQuestion } from "../types" */

/** Show the undo button. */
export const Undo = () => html`
  <button type="button" class="btn" disabled=${sending.value || currentGame().answers === 0} onClick=${() => undo()}>
    <${Icon} name="undo" />
    ${say("page-screen-undo")}
  </button>
`;

/** Show who is asked. @param {{ question: { args: any } }} props */
function AskedPerson({ question: { args } }) {
  const you = args.owner ?? screenFace().you;
  return html`
    <div class="kicker">
      <${Owner} side=${you.id} mark=${customNames.value.letters[you.id]} />
      <span>${name(you)}</span>
      <${HintButton} />
    </div>
  `;
}

/**
 * Show the text of a question; its general explanation only if there are no terms of a card.
 * @param {{ question: { id: string, args: any, terms?: Message[] } }} props
 */
export const QuestionText = ({ question }) => html`
  <${AskedPerson} question=${question} />
  <${Heading}>${say(question.id, question.args, hasMessage(question.id, "asked") ? "asked" : undefined)}<//>
  ${
    !question.terms?.length &&
    hasMessage(question.id, "why") &&
    html`
      <p class="r">${say(question.id, question.args, "why")}</p>
    `
  }
`;

/** @typedef {{ question: { id: string, args: any, terms?: Message[] }, children?: Children }} QuestionHeadProps */

/** Show what the card says that asks. @param {{ question: { terms?: Message[] } }} props */
const Terms = ({ question: { terms = [] } }) =>
  terms.length > 0 &&
  html`
    <p class="terms">${terms.map(sentence).join(" ")}</p>
  `;

/** Show a question's text, the cards it is about and their terms. @param {QuestionHeadProps} props */
export const QuestionHead = ({ question, children }) => html`
  <div class="asks">
    <${QuestionText} question=${question} />
    <${screenFace().About} question=${question} />
    <${Terms} question=${question} />
    ${children}
  </div>
`;

/** Show what a wide screen has room for beside the answers. @param {{ question: Question }} props */
function Beside({ question }) {
  const { Beside: Own } = screenFace();
  return wide.value && Own
    ? html`
        <${Own} question=${question} />
      `
    : null;
}

/** Ask for one of a few options, each with a preview. @param {{ question: ChoiceQuestion }} props */
export function Options({ question }) {
  const { kind, options, words, notes } = question;
  const previews = usePreviews(options.map((id) => [id]));
  const { option } = screenFace();
  return html`
    <${QuestionHead} question=${question} />
    <div class="choices">
      ${options.map((id, n) => {
        const own = option(question, id, previews[n]);
        return html`
          <button
            type="button"
            key=${id}
            data-option=${id}
            disabled=${sending.value}
            class=${own?.cls ?? "choice"}
            onClick=${() => giveAnswer(id)}
          >
            ${
              own?.content ??
              html`
                ${own?.symbol}
                <b>${words?.[id] ? sentence(words[id]) : name({ kind, id })}</b>
                ${
                  notes?.[id] &&
                  html`
                    <span class="option-words">${sentence(notes[id])}</span>
                  `
                }
                <${PreviewLine} preview=${previews[n]} />
              `
            }
          </button>
        `;
      })}
      <${Beside} question=${question} />
    </div>
    <div class="go"><${Undo} /></div>
  `;
}

/**
 * Ask for a number: a button for each one, with what it changes. Nothing is chosen at first.
 * @param {{ question: NumberQuestion }} props
 */
export function Amount({ question }) {
  const { low, high, step } = question;
  const numbers = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step);
  const previews = usePreviews(numbers.map((value) => [value]));
  return html`
    <${QuestionHead} question=${question} />
    <div class="choices amounts">
      ${numbers.map(
        (value, n) => html`
          <button
            type="button"
            class="choice"
            key=${value}
            data-option=${value}
            disabled=${sending.value}
            onClick=${() => giveAnswer(value)}
          >
            <b>${number(value)}</b>
            <${PreviewLine} preview=${previews[n]} />
          </button>
        `,
      )}
      <${Beside} question=${question} />
    </div>
    <div class="go"><${Undo} /></div>
  `;
}

/** Ask yes or no, each with a preview. @param {{ question: YesNoQuestion }} props */
export function YesOrNo({ question }) {
  const previews = usePreviews([[true], [false]]);
  return html`
    <${QuestionHead} question=${question} />
    <div class="choices">
      ${[true, false].map(
        (value, n) => html`
          <button
            type="button"
            class="choice"
            key=${value}
            data-option=${value ? "yes" : "no"}
            disabled=${sending.value}
            onClick=${() => giveAnswer(value)}
          >
            <b>${say(value ? "page-yes" : "page-no")}</b>
            <${PreviewLine} preview=${previews[n]} />
          </button>
        `,
      )}
      <${Beside} question=${question} />
    </div>
    <div class="go"><${Undo} /></div>
  `;
}

/** Ask for a space, which is chosen on the map. @param {{ question: SpaceQuestion }} props */
export function Place({ question }) {
  const chosen = pendingAnswer.value && spaceField.value && /** @type {string | null} */ (valueOf(spaceField.value));
  const { PlacedThing, spaceNote } = screenFace();
  const previews = usePreviews(question.spaces.map((id) => [id]));
  useSpacePreviews(previews.length > 0 ? question.spaces.map((id, n) => ({ id, preview: previews[n] })) : []);
  const status = chosen
    ? name({ kind: question.kind, id: chosen })
    : say("page-screen-tap-space", { count: question.spaces.length });
  return html`
    <${QuestionHead} question=${question}>
      <p class="spot ${chosen ? "" : "empty"}" role="status">
        <${PlacedThing} question=${question} />
        ${status}
      </p>
    <//>
    <div class="brings">
      <${Refusal} question=${question} chosen=${chosen} />
      ${
        chosen &&
        html`
          <p class="r">${question.notes?.[chosen] ? sentence(question.notes[chosen]) : spaceNote(chosen, "long")}</p>
          <${Preview} preview=${previews[question.spaces.indexOf(chosen)]} />
        `
      }${
        (wide.value || !chosen) &&
        html`
          <${BestSpaces} kind=${question.kind} />
        `
      }
      <${WhyNotOthers} question=${question} />
      <${Beside} question=${question} />
    </div>
    <div class="go">
      <${Undo} />
      <button
        type="button"
        class="btn primary"
        disabled=${!chosen || sending.value}
        onClick=${() => giveAnswer(chosen)}
      >
        ${sayIn(currentGame().system, "page-screen-place-here")}
      </button>
    </div>
  `;
}
