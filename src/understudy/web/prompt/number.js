// A whole number: two buttons under the thumb, and a field to type in.

import { html } from "htm/preact";
import { Icon } from "../ui/controls.js";
import { say } from "../app/translations.js";

/** @import { FieldProps, NumberQuestion } from "../types" */

/** What was typed as a number, or as it is. @param {string} text */
export const parseNumber = (text) => {
  const value = Number(text.trim().replace("−", "-"));
  return text.trim() !== "" && Number.isInteger(value) ? value : text;
};

/** @param {FieldProps<NumberQuestion>} props */
export function NumberField({ field, value, onChange, label }) {
  const { low, high, step } = field;
  const now = typeof value === "number" ? value : null;
  /** @param {number} next */
  const to = (next) => onChange(Math.max(low, Math.min(high, next)));
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    to((now ?? low) + (event.key === "ArrowUp" ? step : -step));
  };
  return html`
    <span class="stepper">
      <button
        type="button"
        class="btn icon"
        aria-label=${say("page-less", { what: label })}
        disabled=${now !== null && now <= low}
        onClick=${() => to((now ?? low) - step)}
      >
        <${Icon} name="minus" />
      </button>
      <input
        type="text"
        inputmode=${low < 0 ? "text" : "numeric"}
        autocomplete="off"
        aria-label=${label}
        value=${value ?? ""}
        onInput=${(event) => onChange(parseNumber(event.target.value))}
        onKeyDown=${keys}
        onFocus=${(event) => event.target.select()}
      />
      <button
        type="button"
        class="btn icon"
        aria-label=${say("page-more", { what: label })}
        disabled=${now !== null && now >= high}
        onClick=${() => to((now ?? low - step) + step)}
      >
        <${Icon} name="plus" />
      </button>
    </span>
  `;
}
