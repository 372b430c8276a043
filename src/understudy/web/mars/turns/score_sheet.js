// The score sheet: points of both sides by line.

import { html } from "htm/preact";
import { WIDTH } from "../../ui/hex_map.js";
import { lastOf } from "../../journal/facts.js";
import { Owner } from "../../ui/controls.js";
import { hasMessage, name, number, say } from "../../app/translations.js";
import { Gauges } from "../board/header.js";
import { MirroredScores } from "../human/report/end.js";
import { pointsOf } from "../board/points.js";
import { center } from "../board/tiles.js";

/** @import { Award, Document, Goal, Points, Space, View } from "../view" */

/** The lines of every game; expansions add others. */
const LINES = ["tr", "milestones", "awards", "greenery", "cities", "neural_instance", "mc", "cards"];

/** Return the text of milestones by owner, yours first. @param {Goal[]} list @param {string} kind */
const ownedText = (list, kind) =>
  ["human", "bot"]
    .map((side) => ({ side, goals: list.filter(({ owner }) => owner === side) }))
    .filter(({ goals }) => goals.length > 0)
    .map(({ side, goals }) =>
      say("page-held", {
        owner: { kind: "mars-owner", id: side },
        what: goals.map((one) => ({ kind, id: one.name })),
      }),
    )
    .join("; ");

/** Return the text of awards by winner, with both values, yours first. @param {Award[]} list */
const wonText = (list) =>
  /** @type {const} */ (["human", "bot"])
    .map((side) => ({ side, awards: list.filter(({ winners }) => winners.includes(side)) }))
    .filter(({ awards }) => awards.length > 0)
    .map(({ side, awards }) =>
      say("page-held", {
        owner: { kind: "mars-owner", id: side },
        what: awards
          .map((one) => say("page-award-values", { award: { kind: "mars-award", id: one.name }, ...one.final }))
          .join(", "),
      }),
    )
    .join("; ");

/** @typedef {(view: View, owner: "human" | "bot", points: number) => string} SumText */

/** Return the points of party leaders and of the chairman as a sum. @type {SumText} */
const politicsSum = (view, owner, points) =>
  view.turmoil?.chairman === owner && points > 1
    ? say("page-held", { owner: { kind: "mars-owner", id: owner }, what: `${points - 1} + 1` })
    : "";

/** Return the number of greeneries beside each city of a side that has any. @param {View} view @param {string} owner */
function cityPoints(view, owner) {
  const greeneries = view.map.spaces.filter(({ tile }) => tile === "greenery").map(center);
  /** @param {Space} space */
  const greeneriesBeside = (space) => {
    const { x, y } = center(space);
    return greeneries.filter((one) => Math.hypot(one.x - x, one.y - y) < 1.2 * WIDTH).length;
  };
  const cities = view.map.spaces.filter(
    (space) => space.owner === owner && ["city", "capital", "new_holland"].includes(space.tile ?? ""),
  );
  return cities.map(greeneriesBeside).filter((count) => count > 0);
}

/** Return the points of cities as a sum, if it equals the points that were counted. @type {SumText} */
function citySum(view, owner, points) {
  const parts = cityPoints(view, owner);
  const sum = parts.reduce((all, one) => all + one, 0);
  return parts.length > 1 && sum === points
    ? say("page-held", { owner: { kind: "mars-owner", id: owner }, what: parts.join(" + ") })
    : "";
}

/** Return the hint of a line. @param {string} line @param {View} view @param {{ human: Points, bot: Points }} points */
function hintOf(line, view, { human, bot }) {
  if (line === "milestones") return ownedText(view.milestones, "mars-milestone") || say("page-score-hint-milestones");
  if (line === "awards") return wonText(view.awards) || say("page-score-hint-awards");
  if (line === "cards" && view.you) return say("mars-screen-score-cards");
  const id = `page-score-hint-${line.replaceAll("_", "-")}`;
  const text = hasMessage(id) ? say(id, { mc: view.bot.mc, rate: view.bot.mc_per_point }) : "";
  const sum = { cities: citySum, turmoil: politicsSum }[line];
  if (!sum) return text;
  return [text, sum(view, "human", human[line]), sum(view, "bot", bot[line])].filter(Boolean).join("; ");
}

/** Return the lines of the sheet, those of expansions last. @param {Points} human @param {Points} bot */
function linesOf(human, bot) {
  const more = Object.keys({ ...human, ...bot }).filter((line) => line !== "total" && !LINES.includes(line));
  return [...LINES, ...more.filter((line) => human[line] || bot[line])];
}

/** Return the rows of the score sheet, the total last; unknown points are undefined. @param {Document} doc */
export function scoreRows(doc) {
  const [human, bot] = [pointsOf(doc.view, "human"), pointsOf(doc.view, "bot")];
  /** @param {string} line @param {string} hint */
  const row = (line, hint) => ({ line, label: say(`mars-score-${line}`), hint, human: human[line], bot: bot[line] });
  return [...linesOf(human, bot).map((line) => row(line, hintOf(line, doc.view, { human, bot }))), row("total", "")];
}

/** Return the points, or a dash if they are unknown. @param {number | undefined} value */
const shown = (value) => (value === undefined ? "–" : number(value));

/** Show why MarsBot won without points: the parameters were not complete. @param {{ view: View }} props */
function TooLate({ view }) {
  const { temperature, oxygen, oceans } = view.parameters;
  return html`
    <p class="note">${say("page-instant-loss", { last: view.last_generation })}</p>
    <${Gauges} view=${{ ...view, parameters: { temperature, oxygen, oceans } }} />
  `;
}

/** Show the score sheet. @param {{ doc: Document }} props */
export function ScoreSheet({ doc }) {
  const { view } = doc;
  const done = Boolean(view.scores.bot);
  const rows = scoreRows(doc);
  const total = lastOf(rows);
  const title = [
    name({ kind: "mars-map", id: view.map.name }),
    name({ kind: "mars-difficulty", id: doc.options.difficulty }),
  ].join(", ");
  return html`
    <section class="fs">
      ${
        view.winner &&
        html`
          <h2 class="winner">
            <${Owner} side=${view.winner} />
            ${say("mars-winner", { owner: { kind: "mars-owner", id: view.winner } })}
          </h2>
        `
      }${
        doc.over &&
        !done &&
        html`
          <${TooLate} view=${view} />
        `
      }${
        doc.over && view.you
          ? html`
              <${MirroredScores} doc=${doc} rows=${rows} />
            `
          : html`
              <table class="sc">
                <thead>
                  <tr>
                    <th scope="col">${title}</th>
                    ${["human", "bot"].map(
                      (id) => html`
                        <th scope="col">
                          <${Owner} side=${id} />
                          <span class="sr">${name({ kind: "mars-owner", id })}</span>
                        </th>
                      `,
                    )}
                  </tr>
                </thead>
                <tbody>
                  ${rows.slice(0, -1).map(
                    ({ line, label, hint, human, bot }) => html`
                      <tr key=${line}>
                        <th scope="row">
                          ${label}
                          <small>${hint}</small>
                        </th>
                        <td>${shown(human)}</td>
                        <td>${shown(bot)}</td>
                      </tr>
                    `,
                  )}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">${total.label}</th>
                    <td>${shown(total.human)}</td>
                    <td>${shown(total.bot)}</td>
                  </tr>
                </tfoot>
              </table>
            `
      }${
        (done || !doc.over) &&
        html`
          <p class="small muted after">
            ${say(done ? "page-score-tie" : "page-score-so-far", { last: view.last_generation })}
          </p>
        `
      }
    </section>
  `;
}
