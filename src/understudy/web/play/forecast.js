// Forecast screen: the bot's expected score; updated when the game changes.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { Ranges } from "../ui/charts.js";
import { Problem, Radios, TopBar } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { currentGame } from "./game_state/current_game.js";
import { sayIn, systemOf } from "../app/faces.js";
import { localStore } from "../app/storage.js";
import { say } from "../app/translations.js";

/** @import { ForecastReport, Option, System } from "../types" */

/** Numbers of simulated games after which the forecast is shown; each request plays only the missing ones. */
const PARTS = [100, 400, 700, 1000];
const MOST = 1000;

/**
 * Return a forecast; undefined if the game has changed, because that of the new position is already requested.
 * @param {string} id @param {number} continuations @param {string} agent
 */
const forecastOrChanged = (id, continuations, agent) =>
  api.forecast(id, continuations, agent).catch((error) => {
    if (error.status !== 409) throw error;
    return undefined;
  });

/** Loads the forecast of a game. */
const reportLoader = createLoader(
  (
    /** @type {string} */ _subject,
    /** @type {string} */ id,
    /** @type {number} */ _revision,
    /** @type {number} */ continuations,
    /** @type {string} */ agent,
  ) => forecastOrChanged(id, continuations, agent),
);

const KEY = "understudy-forecast";

/** The chosen agent, which plays the player's side; kept on this device. */
const chosen = signal(/** @type {string} */ (localStore.read(KEY) ?? ""));

/** Show the choice of the agent. @param {{ agents: Option[], agent: string }} props */
const Strength = ({ agents, agent }) => html`
  <section class="fs">
    <h2>${say("page-forecast-strength")}</h2>
    <${Radios}
      name="strength"
      label=${say("page-forecast-strength")}
      options=${agents}
      value=${agent}
      onPick=${(/** @type {string} */ id) => {
        chosen.value = id;
        localStore.write(KEY, id);
      }}
    />
    <p class="small muted">${say("page-forecast-strength-hint")}</p>
  </section>
`;

/** Return a share in percent. @param {number} share */
const percent = (share) => (share > 0 && share < 0.005 ? "< 1" : Math.round(100 * share));

/** @param {{ ends: ForecastReport["by_end"], system: System }} props */
function Ends({ ends, system }) {
  const rows = Object.entries(ends).map(([end, { share, low, median, high }]) => ({
    label: system.forecastEnd?.(Number(end)) ?? end,
    note: say("page-percent", { value: percent(share) }),
    low,
    median,
    high,
  }));
  return html`
    <section class="fs">
      <h2>${say("page-forecast-ends")}</h2>
      <p class="small muted">${say("page-forecast-ends-hint")}</p>
      <${Ranges} rows=${rows} />
    </section>
  `;
}

/** @param {{ report: ForecastReport, system: System, name: string, usual: boolean }} props */
function Report({ report, system, name, usual }) {
  const { score, continuations, lost, human_won: won } = report;
  const bot = system.botName(currentGame().view);
  return html`
    <section class="fs">
      <p class="lead">
        ${
          score
            ? sayIn(name, "page-forecast-lead", { bot, low: Math.round(score.low), high: Math.round(score.high) })
            : say("page-forecast-no-score")
        }
      </p>
      ${
        score &&
        html`
          <p>${say("page-forecast-median", { median: Math.round(score.median) })}</p>
        `
      }
      ${
        usual &&
        html`
          <p>${sayIn(name, "page-forecast-assumes")}</p>
        `
      }
      <p class="small muted">${sayIn(name, "page-forecast-how", { count: continuations })}</p>
    </section>
    ${
      score &&
      Object.keys(report.by_end).length > 1 &&
      html`
        <${Ends} ends=${report.by_end} system=${system} />
      `
    }
    <section class="fs">
      <h2>${say("page-forecast-chances")}</h2>
      <p>${sayIn(name, "page-forecast-won", { won: percent(won), lost: percent(lost) })}</p>
    </section>
  `;
}

/** Games for each strength when they are compared. */
const COMPARED = 400;

/** Loads the forecasts of some agents, one after the other. */
const comparedLoader = createLoader(
  async (/** @type {string} */ _subject, /** @type {string} */ id, /** @type {string} */ agents) => {
    const found = [];
    for (const agent of agents.split(" ")) {
      const report = await forecastOrChanged(id, COMPARED, agent);
      if (!report) return undefined;
      found.push(report);
    }
    return found;
  },
);

/** Return the rounds between which the middle half of the games ends. @param {ForecastReport["by_end"]} ends */
function usualEnds(ends) {
  const rows = Object.entries(ends);
  const total = rows.reduce((sum, [, { share }]) => sum + share, 0);
  /** @param {number} part */
  const at = (part) => {
    let sum = 0;
    return rows.find(([, { share }]) => {
      sum += share;
      return sum >= part * total;
    })?.[0];
  };
  return { low: at(0.25), high: at(0.75) };
}

/** Show the forecasts of all strengths on one scale. @param {{ agents: Option[] }} props */
function Compared({ agents }) {
  const { id, revision } = currentGame();
  const ids = agents.map((agent) => agent.id).join(" ");
  const found = useLoaded(comparedLoader, `${id} ${revision}`, id, ids);
  const rows = (found ?? []).flatMap(({ score, by_end: ends }, n) => {
    const { low, high } = usualEnds(ends);
    const note = say("page-forecast-ends-in", { ends: low === high ? low : `${low}–${high}` });
    return score ? [{ label: agents[n].text, note, ...score }] : [];
  });
  return html`
    <${Problem} message=${comparedLoader.problem.value} />
    ${
      found
        ? html`
            <${Ranges} rows=${rows} />
          `
        : html`
            <p role="status">${say("page-forecast-busy")}</p>
          `
    }
  `;
}

/** Offer to compare the strengths. @param {{ agents: Option[] }} props */
function SideBySide({ agents }) {
  const [wanted, setWanted] = useState(false);
  return html`
    <section class="fs">
      <h2>${say("page-forecast-beside")}</h2>
      ${
        wanted
          ? html`
              <${Compared} agents=${agents} />
            `
          : html`
              <button type="button" class="btn" onClick=${() => setWanted(true)}>
                ${say("page-forecast-compare")}
              </button>
            `
      }
    </section>
  `;
}

/**
 * Show how many games are simulated, and a button that ends this.
 * @param {{ done: number, onStop: () => void }} props
 */
const Busy = ({ done, onStop }) => html`
  <section class="fs">
    <p role="status">${say("page-forecast-busy")}</p>
    <progress aria-label=${say("page-forecast-busy")} value=${done} max=${MOST}></progress>
    ${
      done > 0
        ? html`
            <button type="button" class="btn" onClick=${onStop}>${say("page-cancel")}</button>
          `
        : html`
            <a class="btn" href=${`#/play/${currentGame().id}`}>${say("page-cancel")}</a>
          `
    }
  </section>
`;

/**
 * Return the forecast of a position as far as it is known, and whether more games are being simulated.
 * @param {string} id @param {number} revision @param {string} agent
 */
function useForecast(id, revision, agent) {
  const key = `${revision} ${agent}`;
  const [state, setState] = useState({ key, part: 0, stopped: false });
  const { part, stopped } = state.key === key ? state : { part: 0, stopped: false };
  const report = useLoaded(reportLoader, `${id} ${agent}`, id, revision, PARTS[part], agent);
  const current = report?.revision === revision;
  const done = current ? report.continuations : 0;
  const complete = done >= PARTS[part];
  useEffect(() => {
    if (complete && !stopped && done < MOST) setState({ key, part: part + 1, stopped: false });
  }, [complete, stopped, part, key, done]);
  const busy = !reportLoader.problem.value && !stopped && done < MOST;
  return { report, done, busy, stop: () => setState({ key, part, stopped: true }) };
}

export function Forecast() {
  const doc = currentGame();
  const system = systemOf(doc);
  const agents = system.forecastAgents?.(doc.view) ?? [];
  const agent = agents.find(({ id }) => id === chosen.value)?.id ?? "";
  const { report, done, busy, stop } = useForecast(doc.id, doc.revision, agent);
  const problem = reportLoader.problem.value;
  return html`
    <main class="page" aria-busy=${busy}>
      <${TopBar}
        title=${say("page-forecast")}
        system=${doc.system}
        sub=${system.title(doc.view)}
        back=${`#/play/${doc.id}`}
      />
      <${Problem} message=${problem} />
      ${
        agents.length > 0 &&
        html`
          <${Strength} agents=${agents} agent=${agent} />
        `
      }${
        busy &&
        html`
          <${Busy} done=${done} onStop=${stop} />
        `
      }${
        report &&
        html`
          <${Report} report=${report} system=${system} name=${doc.system} usual=${!agent} />
        `
      }${
        agents.length > 0 &&
        !busy &&
        html`
          <${SideBySide} agents=${agents.filter(({ id }) => id)} />
        `
      }
    </main>
  `;
}
