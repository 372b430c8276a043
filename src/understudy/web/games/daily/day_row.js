// The last seven days, those that count filled, and the number of days in a row.

import { html } from "htm/preact";
import { language } from "../../app/settings.js";
import { say } from "../../app/translations.js";
import { addDays, counts, dateOf, daysInARow } from "./days.js";
import { storedDays } from "./stored_deals.js";

/** Number of days that are shown. */
const SHOWN = 7;

/** @param {{ today: string }} props */
export function DayRow({ today }) {
  const weekday = new Intl.DateTimeFormat(language.value, { weekday: "short" });
  const row = daysInARow(storedDays.value, today);
  const days = Array.from({ length: SHOWN }, (_, n) => addDays(today, n + 1 - SHOWN));
  return html`
    <div class="day-row">
      <p>
        <b>${say("page-daily-row", { count: row })}</b>
        ${" "}
        <small class="muted">${say("page-daily-kept")}</small>
      </p>
      <ol aria-hidden="true">
        ${days.map(
          (day) => html`
            <li key=${day} class=${counts(day, storedDays.value[day]) ? "counts" : ""}>
              <i></i>
              <small>${weekday.format(dateOf(day))}</small>
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}
