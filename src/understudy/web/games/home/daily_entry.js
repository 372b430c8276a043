// The deal of the day on the home screen.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { formatDay, say } from "../../app/translations.js";
import { dayOf, daysInARow } from "../daily/days.js";
import { storedDays } from "../daily/stored_deals.js";

/** Show the deal of the day to returning players. */
export function DailyEntry() {
  const today = dayOf(new Date());
  const row = daysInARow(storedDays.value, today);
  return html`
    <a class="card daily-entry" href="#/daily" data-key="d">
      <span>
        <b>${say("page-daily")}</b>
        <small>${[formatDay(), ...(row > 0 ? [say("page-daily-row", { count: row })] : [])].join(" · ")}</small>
      </span>
      <${Icon} name="next" />
    </a>
  `;
}
