// Controls for the fields of a question, by type.

import { html } from "htm/preact";
import { pendingAnswer, openEntry, currentValueOf, setField, valueOf } from "./pending_answer.js";
import { Icon, Radios } from "../ui/controls.js";
import { currentQuestion } from "./edited_question.js";
import { currentGame } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { hasMessage, name, number, say, sentence } from "../app/translations.js";
import { CardField } from "./card_finder.js";
import { NumberField } from "./number.js";

/** @import { ChoiceQuestion, Field as Question, FieldProps, Message, SpaceQuestion, YesNoQuestion } from "../types" */

/** Return the name of an option, after its number if it is a card. @param {string} kind @param {string} id */
const optionName = (kind, id) => (/^[A-Z]?\d+$/.test(id) ? `${id} ${name({ kind, id })}` : name({ kind, id }));

/** Return the text of an option: its own message, or its name. @param {ChoiceQuestion} field @param {string} id */
const optionText = (field, id) => (field.words?.[id] ? sentence(field.words[id]) : optionName(field.kind, id));

/** Return the text of a note, if there is one. @param {Message} [note] */
const noteText = (note) => note && say(note.id, note.args);

/** @param {FieldProps<ChoiceQuestion & { name: string }>} props */
const ChoiceField = ({ field, value, onChange, label }) => html`
  <${Radios}
    name="field-${field.name}"
    label=${label}
    value=${value}
    onPick=${onChange}
    options=${field.options.map((id) => ({
      id,
      text: optionText(field, id),
      icon: systemOf(currentGame()).optionIcon(field.kind, id),
      hint: noteText(field.notes?.[id]),
    }))}
  />
`;

/** @param {FieldProps<YesNoQuestion & { name: string }>} props */
const YesNoField = ({ field, value, onChange, label }) => html`
  <${Radios}
    segmented
    name="field-${field.name}"
    label=${label}
    value=${value === null ? null : String(value)}
    options=${[
      { id: "false", text: say("page-no") },
      { id: "true", text: say("page-yes") },
    ]}
    onPick=${(id) => onChange(id === "true")}
  />
`;

/** Show a button that opens the menu entry which edits this space. @param {{ value: string }} props */
function EditSpaceButton({ value }) {
  const { question } = currentQuestion();
  const { isEdit } = systemOf(currentGame());
  if (question?.type !== "menu" || isEdit(pendingAnswer.value.entry ?? "")) return null;
  for (const entry of question.entries.filter((one) => isEdit(one.name))) {
    const field = entry.fields.find((one) => one.type === "space" && one.spaces.includes(value));
    if (field) {
      return html`
        <button
          type="button"
          class="btn quiet icon"
          aria-label=${say("page-put-space-right")}
          onClick=${() => openEntry(entry.name, { [field.name]: value })}
        >
          <${Icon} name="edit" />
        </button>
      `;
    }
  }
  return null;
}

/** @param {{ field: SpaceQuestion, value: string | null }} props */
const SpaceField = ({ field, value }) => html`
  <span class="spotted">
    <span class="spot ${value ? "" : "empty"}" role="status">
      <${Icon} name="board" />
      ${value ? name({ kind: field.kind, id: value }) : say("page-tap-space")}
    </span>
    ${
      value &&
      html`
        <${EditSpaceButton} value=${value} />
      `
    }
  </span>
`;

const TYPES = { number: NumberField, choice: ChoiceField, yesno: YesNoField, card: CardField, space: SpaceField };
const INLINE_TYPES = new Set(["number", "yesno", "space"]);

/** Show how an edited number changes. @param {{ field: Question }} props */
function ValueChange({ field }) {
  const [before, after] = [currentValueOf(field), valueOf(field)];
  return (
    typeof before === "number" &&
    before !== after &&
    html`
      <span class="moved">${`${number(before)} → ${typeof after === "number" ? number(after) : after}`}</span>
    `
  );
}

/**
 * Show a field with its label; `alone` leaves the label to the question.
 * @param {{ field: Question, alone?: boolean }} props
 */
export function Field({ field, alone = false }) {
  // Insisting is offered after a refusal.
  if (field.type === "insist") return null;
  const Control = TYPES[field.type];
  const label = say(field.id, field.args);
  const control = html`
    <${Control}
      field=${field}
      value=${valueOf(field)}
      label=${label}
      onChange=${(value) => setField(field.name, value)}
    />
  `;
  if (alone) return control;
  return html`
    <div class="field ${INLINE_TYPES.has(field.type) ? "beside" : ""}">
      <div class="field-name">
        ${label}${" "}
        <${ValueChange} field=${field} />
        ${
          hasMessage(field.id, "said") &&
          html`
            <small>${say(field.id, field.args, "said")}</small>
          `
        }
      </div>
      ${control}
    </div>
  `;
}

/** Return whether a field has a value. @param {Question} field */
export const isFilled = (field) => {
  const value = valueOf(field);
  return value !== null && value !== undefined && value !== "";
};
