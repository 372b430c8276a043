// The end of a screen game: the points of both sides as mirrored bars, and your cards with points.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { Owner } from "../../../ui/controls.js";
import { name, number, say } from "../../../app/translations.js";
import { motionMs } from "../../../ui/motion.js";
import { CardChip } from "../cards/card.js";
import { Badge } from "../cards/card_symbols.js";
import { cardName, cardOf } from "../cards/library.js";

/** @import { ScoreRow } from "../../../types" */
/** @import { Document } from "../../view" */
/** @import { You } from "../view" */

/** Return the most points in a row of either side, which has the longest bar. @param {ScoreRow[]} rows */
const mostPoints = (rows) => Math.max(1, ...rows.flatMap(({ human, bot }) => [human ?? 0, bot ?? 0]));

const LINE_MS = 450;
/** Games whose points have been counted on this page. @type {Set<string>} */
const counted = new Set();

/**
 * Return how many lines of a score sheet are counted: all, or one more at a time when the result is seen first. A touch
 * or key counts the rest at once.
 * @param {string} game @param {number} lines
 */
function useCounting(game, lines) {
  const pace = motionMs(LINE_MS);
  const [done, setDone] = useState(pace === 0 || counted.has(game) ? lines : 0);
  useEffect(() => {
    counted.add(game);
    if (done >= lines) return undefined;
    const timer = setInterval(() => setDone((count) => count + 1), pace);
    const finish = () => setDone(lines);
    const events = ["pointerdown", "keydown"];
    events.forEach((event) => document.addEventListener(event, finish));
    return () => {
      clearInterval(timer);
      events.forEach((event) => document.removeEventListener(event, finish));
    };
  }, [done >= lines]);
  return Math.min(done, lines);
}

/** Return the points of a side on these lines. @param {ScoreRow[]} rows @param {"human" | "bot"} side */
const sumOf = (rows, side) => rows.reduce((sum, row) => sum + (row[side] ?? 0), 0);

/** Show the points of one side with a bar. @param {{ points?: number, most: number, side: "human" | "bot" }} props */
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

/** Return the text of who is ahead by how much. @param {number} by */
const leadText = (by) =>
  by === 0 ? say("mars-screen-level") : say(`mars-screen-ahead-${by > 0 ? "human" : "bot"}`, { count: Math.abs(by) });

/**
 * Show the rows of the score sheet, the total last; without final scores they are the points so far.
 * @param {{ doc: Document & { view: { you: You } }, rows: ScoreRow[] }} props
 */
export function MirroredScores({ doc, rows }) {
  const final = Boolean(doc.view.scores.bot);
  const [corporation] = doc.view.you.corporations;
  const lines = rows.slice(0, -1).filter(({ human, bot }) => human || bot);
  const most = mostPoints(lines);
  const { human = 0, bot = 0, label } = rows[rows.length - 1];
  const done = useCounting(doc.id, lines.length);
  const all = done === lines.length;
  const summed = lines.slice(0, done);
  return html`
    <table class="sc mirrored ${final ? "" : "uncounted"} ${all ? "" : "counting"}">
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
          <td>${number(all ? human : sumOf(summed, "human"))}</td>
          <th scope="row">
            <span class="sr">${label},${" "}</span>
            ${!all ? label : final ? leadText(human - bot) : say("mars-screen-stood")}
          </th>
          <td>${number(all ? bot : sumOf(summed, "bot"))}</td>
        </tr>
      </tbody>
      <tbody>
        ${lines.map(
          ({ line, label: text, hint, human: yours, bot: its }, n) => html`
            <tr key=${line} class=${n < done ? "" : "to-count"}>
              <${Half} points=${yours} most=${most} side="human" />
              <th scope="row">
                ${text}
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

/** Return your cards with points, most points first. @param {You} you */
function cardsWithPoints({ corporations, played, events }) {
  // Played events are face down and score their printed points, if these are fixed.
  const fixed = events.map((id) => {
    const { points } = cardOf(id);
    return { number: id, points: points && !points.per ? points.each : 0 };
  });
  return [...corporations, ...played, ...fixed]
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => b.points - a.points);
}

/** Show your cards with points. @param {{ doc: Document }} props */
export function PointsOnCards({
  doc: {
    view: { you },
  },
}) {
  const cards = you ? cardsWithPoints(you) : [];
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
                <${CardChip} number=${id} />
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
