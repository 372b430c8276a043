// One field of a question, by its type.

import { html } from "htm/preact";
import { setField, valueOf } from "../draft.js";
import { Icon, Radios } from "../parts.js";
import { theGame } from "../store.js";
import { systemOf } from "../systems.js";
import { has, name, say } from "../words.js";
import { CardField } from "./finder.js";
import { NumberField } from "./number.js";

/** @import { ChoiceQuestion, Field as Question, Filling, Message, SpaceQuestion, YesNoQuestion } from "../shapes" */

/** An option by its name; one with a printed number, such as a card, has it before. @param {string} kind @param {string} id */
const named = (kind, id) => (/^[A-Z]?\d+$/.test(id) ? `${id} ${name({ kind, id })}` : name({ kind, id }));

/** @param {Message} [note] */
const noted = (note) => note && say(note.id, note.args);

/** @param {Filling<ChoiceQuestion & { name: string }>} props */
const ChoiceField = ({ field, value, onChange, label }) => html`
  <${Radios} name="field-${field.name}" label=${label} value=${value} onPick=${onChange}
    options=${field.options.map((id) => ({
      id, text: named(field.kind, id), icon: systemOf(theGame()).optionIcon(field.kind, id), hint: noted(field.notes?.[id]),
    }))} />`;

/** @param {Filling<YesNoQuestion & { name: string }>} props */
const YesNoField = ({ field, value, onChange, label }) => html`
  <${Radios} segmented name="field-${field.name}" label=${label} value=${value === null ? null : String(value)}
    options=${[{ id: "false", text: say("page-no") }, { id: "true", text: say("page-yes") }]}
    onPick=${(id) => onChange(id === "true")} />`;

/** @param {{ field: SpaceQuestion, value: string | null }} props */
const SpaceField = ({ field, value }) => html`
  <p class="spot ${value ? "" : "empty"}" role="status"><${Icon} name="board" />
    ${value ? name({ kind: field.kind, id: value }) : say("page-tap-space")}</p>`;

const TYPES = { number: NumberField, choice: ChoiceField, yesno: YesNoField, card: CardField, space: SpaceField };
const BESIDE = new Set(["number", "yesno", "space"]);

/** A field with its label; alone in the prompt the question itself is the label. @param {{ field: Question, alone?: boolean }} props */
export function Field({ field, alone = false }) {
  // What can be insisted on is offered when something was refused.
  if (field.type === "insist") return null;
  const Control = TYPES[field.type];
  const label = say(field.id, field.args);
  const control = html`<${Control} field=${field} value=${valueOf(field)} label=${label}
    onChange=${(value) => setField(field.name, value)} />`;
  if (alone) return control;
  return html`<div class="field ${BESIDE.has(field.type) ? "beside" : ""}">
    <div class="field-name">${label}${has(field.id, "said") && html`<small>${say(field.id, field.args, "said")}</small>`}</div>
    ${control}
  </div>`;
}

/** Whether a field can be sent. @param {Question} field */
export const filled = (field) => {
  const value = valueOf(field);
  return value !== null && value !== undefined && value !== "";
};
