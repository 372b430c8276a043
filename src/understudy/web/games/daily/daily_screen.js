// Screen of the deal of the day: the days in a row, and a card for each deal. Everything follows from the date.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { loadSystem, shownSystem } from "../../app/faces.js";
import { formatDay, say } from "../../app/translations.js";
import { createLoader, useLoaded } from "../../requests/load_once.js";
import { Problem, TopBar } from "../../ui/controls.js";
import { Loading } from "../../ui/loading.js";
import { gamesLoader } from "../game_list.js";
import { DayRow } from "./day_row.js";
import { dateOf, dayOf, isDay } from "./days.js";
import { DealCard } from "./deal_card.js";
import { storeDeal, storedDays } from "./stored_deals.js";

/** @import { GameSummary, GameSystem, System } from "../../types" */

/** Loads the first game that has deals of the day, with its face. */
const dealsLoader = createLoader(async () => {
  for (const system of await api.systems()) {
    await loadSystem(system.name);
    const face = shownSystem(system.name);
    if (face?.dailyDeals) return { system, face };
  }
  return null;
});

/**
 * Store how the games of the deals stand.
 * @param {System} face @param {GameSummary[]} games
 */
function noteStandings(face, games) {
  for (const [day, deals] of Object.entries(storedDays.peek()))
    for (const [deal, { game, counts, result }] of Object.entries(deals)) {
      const entry = games.find(({ id }) => id === game);
      const standing = entry && !entry.damaged ? face.dailyDeals?.standing(entry) : null;
      if (!standing) continue;
      if (standing.counts !== counts || (standing.result && !result))
        storeDeal(day, deal, { counts: standing.counts || counts, result: result ?? standing.result });
    }
}

/**
 * @typedef {{ system: GameSystem, face: System, day: string, wanted: { deal: string, level: string } }} DealsProps
 */

/** Show the deals of a day. @param {DealsProps} props */
function Deals({ system, face, day, wanted }) {
  const games = useLoaded(gamesLoader, undefined, 0, 1)?.lines;
  const deals = /** @type {NonNullable<System["dailyDeals"]>} */ (face.dailyDeals);
  const all = /** @type {string[]} */ (system.options[deals.levelOption]);
  const usual = system.options.defaults[deals.levelOption];
  const [levels, setLevels] = useState(
    /** @type {Record<string, string>} */ (all.includes(wanted.level) ? { [wanted.deal]: wanted.level } : {}),
  );
  useEffect(() => {
    if (games) noteStandings(face, games);
  }, [games]);
  return deals.names.map(
    (deal, n) => html`
      <${DealCard}
        system=${system}
        face=${face}
        day=${day}
        number=${n}
        name=${deal}
        level=${levels[deal] ?? usual}
        onLevel=${(/** @type {string} */ level) => setLevels({ ...levels, [deal]: level })}
        deleted=${Boolean(games?.every(({ id }) => id !== storedDays.value[day]?.[deal]?.game))}
        key=${`${day} ${deal}`}
      />
    `,
  );
}

/** @param {{ day: string, deal: string, level: string }} props of the address; they may be empty */
export function Daily({ day: wanted, deal, level }) {
  const found = useLoaded(dealsLoader);
  const today = dayOf(new Date());
  const day = isDay(wanted) && wanted <= today ? wanted : today;
  if (found === null && !dealsLoader.problem.value)
    return html`
      <${Loading} />
    `;
  return html`
    <main class="page daily">
      <${TopBar}
        title=${say("page-daily")}
        sub=${[formatDay(dateOf(day).toISOString()), say("page-daily-same-for-all")].join(" · ")}
      />
      <${Problem} message=${dealsLoader.problem.value} />
      <section class="fs"><${DayRow} today=${today} /></section>
      ${
        found &&
        html`
          <${Deals} ...${found} day=${day} wanted=${{ deal, level }} />
        `
      }${
        day !== today &&
        html`
          <p class="take"><a class="btn" href="#/daily">${say("page-daily-today")}</a></p>
        `
      }
      <p class="small muted daily-note">${say("page-daily-note")}</p>
    </main>
  `;
}
