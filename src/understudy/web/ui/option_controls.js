// Controls of option pages.

import { html } from "htm/preact";
import { Icon, OptionText } from "./controls.js";

/** @import { Children, Option } from "../types" */

/** @param {{ title: string, hint?: string, id?: string, children?: Children }} props */
export const Section = ({ title, hint, id, children }) => html`
  <section class="fs" id=${id}>
    <h2>${title}</h2>
    ${
      hint &&
      html`
        <p class="small muted">${hint}</p>
      `
    }${children}
  </section>
`;

/** Return the list with the item added or removed. @template T @param {T[]} list @param {T} item */
const toggled = (list, item) => (list.includes(item) ? list.filter((one) => one !== item) : [...list, item]);

/** @typedef {{ label: string, options: Option[], on: string[], onPick: (on: string[]) => void }} CheckboxesProps */

/** Show a choice of several options; those with hints as lines, others as chips. @param {CheckboxesProps} props */
export const Checkboxes = ({ label, options, on, onPick }) => {
  const lines = options.some(({ hint }) => hint);
  return html`
    <div class=${lines ? "rules" : "opts"} role="group" aria-label=${label}>
      ${options.map(
        ({ id, text, hint, locked }) => html`
          <label key=${id} class="${lines ? "rule" : "opt"} ${locked && !on.includes(id) ? "no" : ""}">
            <input
              type="checkbox"
              value=${id}
              checked=${on.includes(id)}
              disabled=${Boolean(locked)}
              onChange=${() => onPick(toggled(on, id))}
            />
            <${OptionText} text=${text} hint=${hint} />
          </label>
        `,
      )}
    </div>
  `;
};

/**
 * @typedef {{
 *   name: string,
 *   label: string,
 *   value: string | null,
 *   options: (Option & { badge?: string })[],
 *   onPick: (id: string) => void,
 * }} RadioCardsProps
 */

/** Show radio buttons as cards, one on a line, each with a hint and perhaps a badge. @param {RadioCardsProps} props */
export const RadioCards = ({ name, label, value, options, onPick }) => html`
  <div class="radio-cards" role="radiogroup" aria-label=${label}>
    ${options.map(
      ({ id, text, hint, badge }) => html`
        <label class="radio-card" key=${id}>
          <input type="radio" name=${name} value=${id} checked=${id === value} onChange=${() => onPick(id)} />
          <span>
            <b>${text}</b>
            ${
              badge &&
              html`
                <em>${badge}</em>
              `
            }${
              hint &&
              html`
                <small>${hint}</small>
              `
            }
          </span>
        </label>
      `,
    )}
  </div>
`;

/** Show a text with a control at its right. @param {{ text: string, hint?: string, children?: Children }} props */
export const OptionRow = ({ text, hint, children }) => html`
  <div class="row">
    <div>
      ${text}${
        hint &&
        html`
          <small>${hint}</small>
        `
      }
    </div>
    ${children}
  </div>
`;

/** Show a warning. @param {{ children?: Children }} props */
export const Note = ({ children }) => html`
  <p class="note">
    <${Icon} name="warning" />
    <span>${children}</span>
  </p>
`;
