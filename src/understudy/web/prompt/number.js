// Field for a whole number, with buttons to change it.

import { html } from "htm/preact";
import { Icon } from "../ui/controls.js";
import { say } from "../app/translations.js";

/** @import { FieldProps, NumberQuestion } from "../types" */

/** Return the number in a text, or the text itself if it is not a whole number. @param {string} text */
export const parseNumber = (text) => {
  const value = Number(text.trim().replace("−", "-"));
  return text.trim() !== "" && Number.isInteger(value) ? value : text;
};

/** @param {FieldProps<NumberQuestion>} props */
export function NumberField({ field, value, onChange, label }) {
  const { low, high, step } = field;
  const now = typeof value === "number" ? value : null;
  /** @param {number} next */
  const setValue = (next) => onChange(Math.max(low, Math.min(high, next)));
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    setValue((now ?? low) + (event.key === "ArrowUp" ? step : -step));
  };
  return html`
    <span class="stepper">
      <button
        type="button"
        class="btn icon"
        aria-label=${say("page-less", { what: label })}
        disabled=${now !== null && now <= low}
        onClick=${() => setValue((now ?? low) - step)}
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
        onKeyDown=${onKeyDown}
        onFocus=${(event) => event.target.select()}
      />
      <button
        type="button"
        class="btn icon"
        aria-label=${say("page-more", { what: label })}
        disabled=${now !== null && now >= high}
        onClick=${() => setValue((now ?? low - step) + step)}
      >
        <${Icon} name="plus" />
      </button>
    </span>
  `;
}
