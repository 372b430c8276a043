// The end of a game on the screen: both sides' points mirrored line by line, and the cards that brought yours.

import { html } from "htm/preact";
import { Owner } from "../../ui/controls.js";
import { name, number, say } from "../../app/translations.js";
import { Chip } from "./cards/card.js";
import { Badge } from "./cards/card_symbols.js";
import { cardName, cardOf } from "./cards/library.js";

/** @import { ScoreRow } from "../../types" */
/** @import { Document } from "../view" */
/** @import { You } from "./view" */

/** What the bars are drawn to: the longest line of either side. @param {ScoreRow[]} rows */
const longest = (rows) => Math.max(1, ...rows.flatMap(({ human, bot }) => [human ?? 0, bot ?? 0]));

/** @param {{ points?: number, most: number, side: "human" | "bot" }} props */
const Half = ({ points = 0, most, side }) => html`
  <td class="half of-${side}">
    <span>
      <b>${points === 0 ? "–" : number(points)}</b>
      ${
        points > 0 &&
        html`
          <i
            class="owner ${side}"
            aria-hidden="true"
            style=${{ flexBasis: `${Math.max(4, (100 * points) / most)}%` }}
          ></i>
        `
      }
    </span>
  </td>
`;

/** @param {string} id */
const owner = (id) => name({ kind: "mars-owner", id });

/** Who is ahead by how much. @param {number} by */
const lead = (by) =>
  by === 0 ? say("mars-screen-level") : say(`mars-screen-ahead-${by > 0 ? "human" : "bot"}`, { count: Math.abs(by) });

/** @param {{ doc: Document & { view: { you: You } }, rows: ScoreRow[] }} props the rows of the score sheet, the total last; where nothing was counted, as both sides stood */
export function Mirrored({ doc, rows }) {
  const counted = Boolean(doc.view.scores.bot);
  const [corporation] = doc.view.you.corporations;
  const lines = rows.slice(0, -1).filter(({ human, bot }) => human || bot);
  const most = longest(lines);
  const { human = 0, bot = 0, label } = rows[rows.length - 1];
  return html`
    <table class="sc mirrored ${counted ? "" : "uncounted"}">
      <thead>
        <tr>
          <th scope="col">
            <${Owner} side="human" />
            <span>
              ${owner("human")}${
                corporation &&
                html`
                  <span class="corporation-name">,${" "}${cardName(corporation.number)}</span>
                `
              }
            </span>
          </th>
          <td></td>
          <th scope="col">
            <span>${owner("bot")}</span>
            <${Owner} side="bot" />
          </th>
        </tr>
      </thead>
      <tbody class="totals">
        <tr>
          <td>${number(human)}</td>
          <th scope="row">
            <span class="sr">${label},${" "}</span>
            ${counted ? lead(human - bot) : say("mars-screen-stood")}
          </th>
          <td>${number(bot)}</td>
        </tr>
      </tbody>
      <tbody>
        ${lines.map(
          ({ line, label: words, hint, human: yours, bot: its }) => html`
            <tr key=${line}>
              <${Half} points=${yours} most=${most} side="human" />
              <th scope="row">
                ${words}
                <small>${hint}</small>
              </th>
              <${Half} points=${its} most=${most} side="bot" />
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** Your cards that are worth points, those worth most first. @param {You} you */
export function worthPoints({ corporations, played, events }) {
  // What lies face down in the pile of events is worth what is printed, if that depends on nothing.
  const past = events.map((id) => ({
    number: id,
    held: 0,
    points: cardOf(id).points && !cardOf(id).points?.per ? (cardOf(id).points?.each ?? 0) : 0,
  }));
  return [...corporations, ...played, ...past]
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => b.points - a.points);
}

/** @param {{ doc: Document }} props */
export function PointsOnCards({
  doc: {
    view: { you },
  },
}) {
  const cards = you ? worthPoints(you) : [];
  return (
    you &&
    cards.length > 0 &&
    html`
      <section class="fs on-cards">
        <h2>
          ${say("mars-screen-card-points")}
          <small>${you.card_points}</small>
        </h2>
        <ul class="chips">
          ${cards.map(
            ({ number: id, points }) => html`
              <li key=${id}>
                <${Chip} number=${id} />
                <span class="sr">${say("mars-screen-worth", { points })}</span>
                <${Badge} points=${{ each: points, every: 1 }} />
              </li>
            `,
          )}
        </ul>
      </section>
    `
  );
}
