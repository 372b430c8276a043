// MarsBot's panel: tracks, piles, points, milestones and awards.

import { html } from "htm/preact";
import { Icon, Owner } from "../../ui/controls.js";
import { currentGame } from "../../play/game_state/current_game.js";
import { name, number, printedNumber, say } from "../../app/translations.js";
import { CorporationCard } from "./corporation.js";
import { recentChanges } from "../../play/game_state/recent_changes.js";
import { playedView } from "../turns/played_view.js";
import { side } from "../turns/turns.js";
import { ExpansionPanels, TracksOrParties } from "./board_view.js";
import { pointsOf } from "./points.js";
import { Tracks } from "./tracks.js";

/** @import { Children } from "../../types" */
/** @import { Decks, Goal, Points, View } from "../view" */

/** Return list items of cards. @param {string[]} numbers */
const cardItems = (numbers) =>
  numbers.map(
    (id) => html`
      <li>
        <b>${printedNumber(id)}</b>
        ${name({ kind: "mars-card", id })}
      </li>
    `,
  );

/** Show the sizes of the piles and, folded, the face-up cards. @param {{ decks: Decks }} props */
function Piles({ decks }) {
  const counts = {
    action: decks.action,
    played: decks.played.length,
    bonus: decks.bonus,
    discard: decks.bonus_discard.length,
    destroyed: decks.destroyed.length,
  };
  /** @type {[string, string[]][]} */
  const faceUp = [
    ["played", decks.played.toReversed()],
    ["discard", decks.bonus_discard],
    ["destroyed", decks.destroyed],
    ["aside", decks.set_aside ?? []],
  ];
  return html`
    <dl class="piles">
      ${Object.entries(counts).map(
        ([pile, count]) => html`
          <div class="pile">
            <dt>${say(`page-pile-${pile}`)}</dt>
            <dd>${count}</dd>
          </div>
        `,
      )}
    </dl>
    ${
      faceUp.some(([, pile]) => pile.length > 0) &&
      html`
        <details class="fold inset">
          <summary>
            <${Icon} name="fold" />
            ${say("page-open-cards")}
          </summary>
          ${faceUp.map(
            ([pile, list]) =>
              list.length > 0 &&
              html`
                <p class="pile-name">${say(`page-pile-${pile}`)}</p>
                <ol class="cardlist">
                  ${cardItems(list)}
                </ol>
              `,
          )}
        </details>
      `
    }
  `;
}

/** Show the points of a side by line. @param {{ owner: "bot" | "human", points: Points }} props */
function PointLines({ owner, points }) {
  const { total, ...lines } = points;
  return html`
    <p class="now-lines">
      <${Owner} side=${owner} />
      <span class="sr">${name({ kind: "mars-owner", id: owner })}</span>
      <b>${say("page-vp", { vp: number(total) })}</b>
      ${Object.entries(lines)
        .filter(([, value]) => value !== 0)
        .map(
          ([line, value], n) => html`
            <span>
              ${n > 0 ? "+ " : "= "}
              <b>${number(value)}</b>
              ${" "}${say(`mars-score-${line}`)}
            </span>
          `,
        )}
    </p>
  `;
}

/** Return the note about what the points so far leave out. @param {View} view */
const pointsHint = (view) =>
  view.you
    ? say("mars-screen-now-hint")
    : `${say("page-now-hint")} ${say(view.human.card_points === null ? "page-now-no-cards" : "page-now-cards")}`;

/** Show the points of both sides: the final ones, or those so far. @param {{ view: View }} props */
function PointsNow({ view }) {
  const { over } = currentGame();
  const left = view.last_generation - view.generation;
  return html`
    <section class="now-box" aria-labelledby="now-title">
      <h3 id="now-title">${say(over ? "page-final" : "page-now")}</h3>
      <${PointLines} owner="bot" points=${pointsOf(view, "bot")} />
      <${PointLines} owner="human" points=${pointsOf(view, "human")} />
      ${
        !view.scores.bot &&
        html`
          <p class="tiny muted">${pointsHint(view)}</p>
        `
      }${
        !over &&
        html`
          <p class="countdown small">${say("page-countdown", { left, last: view.last_generation })}</p>
        `
      }
    </section>
  `;
}

/** Show the owner of a milestone or an award. @param {{ owner: string | null }} props */
const Holder = ({ owner }) =>
  owner
    ? html`
        <${Owner} side=${owner} />
        <span class="sr">${name({ kind: "mars-owner", id: owner })}</span>
      `
    : html`
        <span class="free">${say("page-free")}</span>
      `;

/** Return a value, or a question mark if it is unknown. @param {number | null} value */
const knownValue = (value) =>
  value === null
    ? html`
        <span class="muted" aria-label=${say("page-unknown")}>?</span>
      `
    : number(value);

/** Return your value, which the screen game always knows. @param {View} view @param {Goal} goal */
const yourValue = ({ you }, { name: id, human }) => (you?.milestones[id] ?? you?.awards[id])?.have ?? human;

/** Show milestones or awards as a table. @param {{ title: string, note: string, children: Children }} props */
const GoalTable = ({ title, note, children }) => html`
  <table>
    <thead>
      <tr>
        <th scope="col">
          ${title}
          <small>${note}</small>
        </th>
        ${["human", "bot"].map(
          (id) => html`
            <th scope="col">
              <${Owner} side=${id} />
              <span class="sr">${name({ kind: "mars-owner", id })}</span>
            </th>
          `,
        )}
        <th><span class="sr">${say("page-holder")}</span></th>
      </tr>
    </thead>
    <tbody>${children}</tbody>
  </table>
`;

/** Show a value and the value needed. @param {{ have: number, need: number }} props */
const Progress = ({ have, need }) => html`
  ${have}
  <small>${` / ${need}`}</small>
`;

/** Show milestones and awards. @param {{ view: View }} props */
export function Goals({ view }) {
  const claimed = view.milestones.filter(({ owner }) => owner).length;
  const funded = view.awards.filter(({ owner }) => owner).length;
  return html`
    <div class="honours">
      <${GoalTable} title=${say("page-milestones")} note=${say("page-claimed", { count: claimed })}>
        ${view.milestones.map((goal) => {
          const yours = yourValue(view, goal);
          return html`
            <tr key=${goal.name}>
              <th scope="row">${name({ kind: "mars-milestone", id: goal.name })}</th>
              <td>
                ${
                  yours === null
                    ? knownValue(null)
                    : html`
                        <${Progress} have=${yours} need=${goal.threshold} />
                      `
                }
              </td>
              <td>
                <${Progress} have=${goal.bot_progress[0]} need=${goal.bot_progress[1]} />
                ${
                  goal.bot &&
                  html`
                    ${" "}✓
                    <span class="sr">${say("page-met")}</span>
                  `
                }
              </td>
              <td><${Holder} owner=${goal.owner} /></td>
            </tr>
          `;
        })}
      <//>
      <${GoalTable} title=${say("page-awards")} note=${say("page-funded", { count: funded })}>
        ${view.awards.map(
          (goal) => html`
            <tr key=${goal.name}>
              <th scope="row">${name({ kind: "mars-award", id: goal.name })}</th>
              <td>${knownValue(goal.final?.human ?? yourValue(view, goal))}</td>
              <td>${goal.final?.bot ?? goal.bot}</td>
              <td><${Holder} owner=${goal.owner} /></td>
            </tr>
          `,
        )}
      <//>
    </div>
  `;
}

/** Show MarsBot's panel; a `wide` screen shows the goals elsewhere. @param {{ wide?: boolean }} props */
export function Bot({ wide }) {
  const view = playedView(/** @type {View} */ (currentGame().view));
  const { corporation } = view;
  const changes = recentChanges(side);
  const panel = html`
    <div class="bot-panel">
      <${Tracks} tracks=${view.bot.tracks} changes=${changes} cubes=${corporation?.cubes} />
      ${
        corporation &&
        html`
          <${CorporationCard} corporation=${corporation} changes=${changes} />
        `
      }
      <${ExpansionPanels} view=${view} wide=${wide} />
      <${Piles} decks=${view.bot.decks} />
      <${PointsNow} view=${view} />
      ${
        !wide &&
        html`
          <${Goals} view=${view} />
        `
      }
    </div>
  `;
  return wide
    ? html`
        <${TracksOrParties} view=${view}>${panel}<//>
      `
    : panel;
}
