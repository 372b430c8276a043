// MarsBot's side of the table: tracks, piles, points, milestones and awards.

import { html } from "htm/preact";
import { Icon, Owner } from "../../ui/controls.js";
import { currentGame } from "../../play/current_game.js";
import { name, number, printedNumber, say } from "../../app/translations.js";
import { CorporationCard } from "./corporation.js";
import { Beside, OrParties, lately } from "./board_view.js";
import { Tracks } from "./tracks.js";

/** @import { Decks, Honour, Points, View } from "../view" */

/** @param {string[]} numbers */
const cards = (numbers) =>
  numbers.map(
    (id) => html`
      <li>
        <b>${printedNumber(id)}</b>
        ${name({ kind: "mars-card", id })}
      </li>
    `,
  );

/** @param {{ decks: Decks }} props */
function Piles({ decks }) {
  const counts = {
    action: decks.action,
    played: decks.played.length,
    bonus: decks.bonus,
    discard: decks.bonus_discard.length,
    destroyed: decks.destroyed.length,
  };
  const aside = decks.set_aside ?? [];
  /** @type {[string, string[]][]} */
  const open = [
    ["played", decks.played.toReversed()],
    ["discard", decks.bonus_discard],
    ["destroyed", decks.destroyed],
    ["aside", aside],
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
      open.some(([, pile]) => pile.length > 0) &&
      html`
        <details class="fold inset">
          <summary>
            <${Icon} name="fold" />
            ${say("page-open-cards")}
          </summary>
          ${open.map(
            ([pile, list]) =>
              list.length > 0 &&
              html`
                <p class="pile-name">${say(`page-pile-${pile}`)}</p>
                <ol class="cardlist">
                  ${cards(list)}
                </ol>
              `,
          )}
        </details>
      `
    }
  `;
}

/** The points of a side, line by line. @param {{ side: "bot" | "human", points: Points }} props */
function Lines({ side, points }) {
  const { total, ...lines } = points;
  return html`
    <p class="now-lines">
      <${Owner} side=${side} />
      <span class="sr">${name({ kind: "mars-owner", id: side })}</span>
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

/** @param {{ view: View }} props */
function Now({ view }) {
  const left = view.last_generation - view.generation;
  return html`
    <section class="now-box" aria-labelledby="now-title">
      <h3 id="now-title">${say("page-now")}</h3>
      <${Lines} side="bot" points=${view.bot.now} />
      <${Lines} side="human" points=${view.human.now} />
      <p class="tiny muted">
        ${
          view.you
            ? say("mars-screen-now-hint")
            : html`
                ${say("page-now-hint")}${" "}${say(view.human.card_points === null ? "page-now-no-cards" : "page-now-cards")}
              `
        }
      </p>
      <p class="countdown small">${say("page-countdown", { left, last: view.last_generation })}</p>
    </section>
  `;
}

/** @param {{ owner: string | null }} props */
const Holder = ({ owner }) =>
  owner
    ? html`
        <${Owner} side=${owner} />
        <span class="sr">${name({ kind: "mars-owner", id: owner })}</span>
      `
    : html`
        <span class="free">${say("page-free")}</span>
      `;

const Sides = () =>
  ["human", "bot"].map(
    (id) => html`
      <th scope="col">
        <${Owner} side=${id} />
        <span class="sr">${name({ kind: "mars-owner", id })}</span>
      </th>
    `,
  );

/** @param {number | null} value */
const known = (value) =>
  value === null
    ? html`
        <span class="muted" aria-label=${say("page-unknown")}>?</span>
      `
    : number(value);

/** Your number: on the screen it is always known. @param {View} view @param {Honour} one */
const yours = ({ you }, { name: id, human }) => (you?.milestones[id] ?? you?.awards[id])?.have ?? human;

/** @param {{ view: View }} props */
export function Goals({ view }) {
  const claimed = view.milestones.filter(({ owner }) => owner).length;
  const funded = view.awards.filter(({ owner }) => owner).length;
  return html`
    <div class="honours">
      <table>
        <thead>
          <tr>
            <th scope="col">
              ${say("page-milestones")}
              <small>${say("page-claimed", { count: claimed })}</small>
            </th>
            <${Sides} />
            <th><span class="sr">${say("page-holder")}</span></th>
          </tr>
        </thead>
        <tbody>
          ${view.milestones.map(
            (one) => html`
              <tr key=${one.name}>
                <th scope="row">${name({ kind: "mars-milestone", id: one.name })}</th>
                <td>
                  ${
                    yours(view, one) === null
                      ? known(null)
                      : html`
                          ${yours(view, one)}
                          <small>${" "}/${" "}${one.threshold}</small>
                        `
                  }
                </td>
                <td>
                  ${one.bot_progress[0]}
                  <small>${" "}/${" "}${one.bot_progress[1]}</small>
                  ${
                    one.bot &&
                    html`
                      ${" "}✓
                      <span class="sr">${say("page-met")}</span>
                    `
                  }
                </td>
                <td><${Holder} owner=${one.owner} /></td>
              </tr>
            `,
          )}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">
              ${say("page-awards")}
              <small>${say("page-funded", { count: funded })}</small>
            </th>
            <${Sides} />
            <th><span class="sr">${say("page-holder")}</span></th>
          </tr>
        </thead>
        <tbody>
          ${view.awards.map(
            (one) => html`
              <tr key=${one.name}>
                <th scope="row">${name({ kind: "mars-award", id: one.name })}</th>
                <td>${known(yours(view, one))}</td>
                <td>${one.bot}</td>
                <td><${Holder} owner=${one.owner} /></td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {{ wide?: boolean }} props */
export function Bot({ wide }) {
  /** @type {{ view: View }} */
  const { view } = currentGame();
  const { corporation } = view;
  const changes = lately();
  const panel = html`
    <div class="bot-panel">
      <${Tracks} tracks=${view.bot.tracks} changes=${changes} cubes=${corporation?.cubes} />
      ${
        corporation &&
        html`
          <${CorporationCard} corporation=${corporation} changes=${changes} />
        `
      }
      <${Beside} view=${view} wide=${wide} />
      <${Piles} decks=${view.bot.decks} />
      <${Now} view=${view} />
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
        <${OrParties} view=${view}>${panel}<//>
      `
    : panel;
}
