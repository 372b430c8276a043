// Screen of finished games: results, win rates and margins.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Bars, Margins } from "../../ui/charts.js";
import { Note, Section } from "../../ui/option_controls.js";
import { Icon, Owner, Problem, Radios, TopBar } from "../../ui/controls.js";
import { EmptyState } from "../../ui/empty_state.js";
import { SystemChoice } from "../../ui/system_choice.js";
import { createLoader, useLoaded } from "../../requests/load_once.js";
import { loadSystem, systemNamed } from "../../app/faces.js";
import { historyLoader, won } from "./history_list.js";
import { BgStatsLink, HistoryDownloads } from "./record_plays.js";
import { formatAgo, name, number, say } from "../../app/translations.js";
import { adviceMarks } from "../../advice/advised_games.js";

/** @import { FinishedGame } from "../../types" */

/**
 * An option to filter by, with its values in the list.
 * @typedef {{ option: string, kind: string, values: any[] }} Facet
 */

/** Loads the faces of their games. */
const facesLoader = createLoader(async (/** @type {string} */ systems) => {
  await Promise.all(systems.split(" ").filter(Boolean).map(loadSystem));
  return true;
});
/** Game whose results are shown; null means the one played last. */
const chosenSystem = signal(/** @type {string | null} */ (null));
/** Chosen value of each facet; an empty one shows all. */
const filters = signal(/** @type {Record<string, any>} */ ({}));

/** @param {FinishedGame} entry */
const resultOf = (entry) => systemNamed(entry.system).result(entry);

/** Return the player's points minus the bot's; null if there are no points. @param {FinishedGame} entry */
function margin(entry) {
  const points = resultOf(entry);
  return points && points.human - points.bot;
}

/** Return whether an option was used. @param {unknown} value */
const isChosen = (value) => Boolean(value) && value !== "none";

/** Return the value of an option if it was used. @param {FinishedGame} entry @param {string} option */
const optionOf = (entry, option) => systemNamed(entry.system).usedOptions(entry)[option];

/** Return the result of a game between people; null for one against a bot. @param {FinishedGame} entry */
const peopleResult = (entry) => systemNamed(entry.system).peopleResult(entry);

/**
 * Return the facets of a game that were used in the list.
 * @param {string} system @param {FinishedGame[]} list @returns {Facet[]}
 */
const facetsOf = (system, list) =>
  systemNamed(system)
    .facets.map(([option, kind]) => ({
      option,
      kind,
      values: [...new Set(list.map((entry) => optionOf(entry, option)))],
    }))
    .filter(({ values }) => values.some(isChosen));

/** Return the name of an option's value. @param {string} kind @param {unknown} id */
const nameOf = (kind, id) => (isChosen(id) ? name({ kind, id: String(id) }) : say("page-history-none-chosen"));

/** @param {{ facet: Facet }} props */
function Filter({ facet }) {
  const { option, kind, values } = facet;
  if (values.length < 2) return null;
  const options = [{ id: "", text: say("page-history-all") }, ...values.map((id) => ({ id, text: nameOf(kind, id) }))];
  return html`
    <div class="facet">
      <span class="small muted">${say(`page-facet-${option}`)}</span>
      <${Radios}
        name="filter-${option}"
        label=${say(`page-facet-${option}`)}
        options=${options}
        value=${filters.value[option] ?? ""}
        onPick=${(id) => {
          filters.value = { ...filters.value, [option]: id };
        }}
      />
    </div>
  `;
}

/** Show the win rate for each value of a facet. @param {{ facet: Facet, list: FinishedGame[] }} props */
function WinRates({ facet, list }) {
  const bars = facet.values
    .map((id) => {
      const those = list.filter((entry) => optionOf(entry, facet.option) === id);
      return { label: nameOf(facet.kind, id), part: those.filter(won).length, whole: those.length };
    })
    .filter(({ whole }) => whole > 0);
  return html`
    <section class="fs">
      <h2>${say(`page-history-by-${facet.option}`)}</h2>
      <${Bars} bars=${bars} />
    </section>
  `;
}

/**
 * Return the letter that the game itself gives to the winner, or a sign if two people won.
 * @param {FinishedGame} entry
 */
const winnerMark = ({ winner, summary }) => (winner === "both" ? "=" : summary[`called.letters.${winner}`]);

/** @param {{ entry: FinishedGame }} props */
function FinishedRow({ entry }) {
  const { facets, ended } = systemNamed(entry.system);
  const points = resultOf(entry);
  const about = facets
    .filter(([option]) => isChosen(optionOf(entry, option)))
    .map(([option, kind]) => nameOf(kind, optionOf(entry, option)));
  if (entry.summary.looked_ahead) about.push(say("page-looked-ahead"));
  about.push(...adviceMarks(entry.id));
  const details = [about.join(", "), ended(entry), formatAgo(entry.finished)].join(" · ");
  return html`
    <li class="finished-row">
      <a class="given" href=${`#/play/${entry.id}/score`}>
        <${Owner} side=${entry.winner} mark=${winnerMark(entry)} />
        <span class="txt">
          ${
            entry.title &&
            html`
              <b>${entry.title}</b>
            `
          }
          <b>
            ${
              peopleResult(entry) ??
              say(won(entry) ? "page-history-won" : "page-history-lost") +
                (points ? ` ${number(points.human)} : ${number(points.bot)}` : "")
            }
          </b>
          <small>${details}</small>
        </span>
        <${Icon} name="next" />
      </a>
      <${BgStatsLink} entry=${entry} small />
    </li>
  `;
}

/** @param {{ all: FinishedGame[] }} props */
function Statistics({ all }) {
  const played = [...new Set(all.map((one) => one.system))];
  const system = played.find((one) => one === chosenSystem.value) ?? played[0];
  const games = all.filter((one) => one.system === system);
  const facets = facetsOf(system, games);
  const list = games.filter((entry) =>
    facets.every(({ option }) => !filters.value[option] || filters.value[option] === optionOf(entry, option)),
  );
  const againstBot = list.filter((entry) => peopleResult(entry) === null);
  return html`
    ${
      played.length > 1 &&
      html`
        <${Section} title=${say("page-game")}>
          <${SystemChoice}
            systems=${played}
            value=${system}
            onPick=${(id) => {
              chosenSystem.value = id;
              filters.value = {};
            }}
          />
        <//>
      `
    }
    <section class="fs">
      ${
        againstBot.length > 0 &&
        html`
          <p class="lead">
            ${say("page-history-rate", { wins: againstBot.filter(won).length, count: againstBot.length })}
          </p>
        `
      }
      ${facets.map(
        (facet) => html`
          <${Filter} facet=${facet} key=${facet.option} />
        `,
      )}
    </section>
    ${
      againstBot.length > 0 &&
      html`
        ${facets.map(
          (facet) => html`
            <${WinRates} facet=${facet} list=${againstBot} key=${facet.option} />
          `,
        )}
        <section class="fs">
          <h2>${say("page-history-margins")}</h2>
          <p class="small muted">${say("page-history-margins-hint")}</p>
          <${Margins}
            values=${againstBot
              .map(margin)
              .filter((value) => value !== null)
              .toReversed()}
          />
        </section>
      `
    }
    <section class="fs">
      <h2>${say("page-history-games")}</h2>
      <ol class="givens">
        ${list.map(
          (entry) => html`
            <${FinishedRow} entry=${entry} key=${entry.id} />
          `,
        )}
      </ol>
    </section>
  `;
}

/** Say that there is no finished game yet, and what to do. */
const NoHistory = () => html`
  <${EmptyState} picture="empty-history" title=${say("page-history-empty")} text=${say("page-history-empty-hint")}>
    <a class="btn" href="#/files">${say("page-open-file")}</a>
    <a class="btn primary" href="#/new">${say("page-new-game")}</a>
  <//>
`;

export function History() {
  const [pages, setPages] = useState(1);
  const found = useLoaded(historyLoader, undefined, pages);
  const all = found?.lines.filter(({ damaged }) => !damaged) ?? [];
  const ready = useLoaded(facesLoader, [...new Set(all.map(({ system }) => system))].toSorted().join(" "));
  const damaged = (found?.lines.length ?? 0) - all.length;
  return html`
    <main class="page">
      <${TopBar} title=${say("page-history")} sub=${say("page-history-sub")} />
      <${Problem} message=${historyLoader.problem.value ?? facesLoader.problem.value} />
      ${
        found?.lines.length === 0 &&
        html`
          <${NoHistory} />
        `
      }${
        damaged > 0 &&
        html`
          <section class="fs"><${Note}>${say("page-history-damaged", { count: damaged })}<//></section>
        `
      }${
        ready &&
        all.length > 0 &&
        html`
          <${Statistics} all=${all} />
        `
      }
      ${
        all.length > 0 &&
        html`
          <${HistoryDownloads} />
        `
      }
      ${
        found?.more &&
        html`
          <section class="fs">
            <button type="button" class="btn wide" onClick=${() => setPages(pages + 1)}>
              ${say("page-more-games")}
            </button>
          </section>
        `
      }
    </main>
  `;
}
