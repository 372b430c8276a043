// Points of both sides, line by line.

import { html } from "htm/preact";
import { WIDTH } from "../../ui/hex_map.js";
import { lastOf } from "../../journal/facts.js";
import { Owner } from "../../ui/controls.js";
import { has, name, say } from "../../app/translations.js";
import { Gauges } from "../board/header.js";
import { Mirrored } from "../human/end.js";
import { center } from "../board/tiles.js";

/** @import { Award, Document, Honour, Points, Space, View } from "../view" */

const LINES = ["tr", "milestones", "awards", "greenery", "cities", "neural_instance", "mc", "cards"];

/** @param {Honour[]} list @param {string} kind */
const held = (list, kind) =>
  ["human", "bot"]
    .map((side) => ({ side, honours: list.filter(({ owner }) => owner === side) }))
    .filter(({ honours }) => honours.length > 0)
    .map(({ side, honours }) =>
      say("page-held", {
        owner: { kind: "mars-owner", id: side },
        what: honours.map((one) => ({ kind, id: one.name })),
      }),
    )
    .join("; ");

/** Awards by who has won them, with both values, yours first. @param {Award[]} list */
const won = (list) =>
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

/** Party leaders and the chairman, one point each. @param {View} view @param {"human" | "bot"} owner @param {number} points */
const politics = (view, owner, points) =>
  view.turmoil?.chairman === owner && points > 1
    ? say("page-held", { owner: { kind: "mars-owner", id: owner }, what: `${points - 1} + 1` })
    : "";

/** How many greeneries lie around each city of a side: the addends of its points. @param {View} view @param {string} owner */
function cityAddends(view, owner) {
  const greeneries = view.map.spaces.filter(({ tile }) => tile === "greenery").map(center);
  /** @param {Space} space */
  const beside = (space) => {
    const { x, y } = center(space);
    return greeneries.filter((one) => Math.hypot(one.x - x, one.y - y) < 1.2 * WIDTH).length;
  };
  const cities = view.map.spaces.filter(
    (space) => space.owner === owner && ["city", "capital", "new_holland"].includes(space.tile ?? ""),
  );
  return cities.map(beside).filter((count) => count > 0);
}

/**
 * The sum as it came about; shown only where it comes to the points that were counted.
 * @param {View} view @param {"human" | "bot"} owner @param {number} points
 */
function addends(view, owner, points) {
  const parts = cityAddends(view, owner);
  const sum = parts.reduce((all, one) => all + one, 0);
  return parts.length > 1 && sum === points
    ? say("page-held", { owner: { kind: "mars-owner", id: owner }, what: parts.join(" + ") })
    : "";
}

/** @param {string} line @param {View} view @param {{ human: Points, bot: Points }} points */
function hint(line, view, { human, bot }) {
  if (line === "milestones") return held(view.milestones, "mars-milestone") || say("page-score-hint-milestones");
  if (line === "awards") return won(view.awards) || say("page-score-hint-awards");
  if (line === "cards" && view.you) return say("mars-screen-score-cards");
  const id = `page-score-hint-${line.replaceAll("_", "-")}`;
  const words = has(id) ? say(id, { mc: view.bot.mc, rate: view.bot.mc_per_point }) : "";
  const sum = { cities: addends, turmoil: politics }[line];
  if (!sum) return words;
  return [words, sum(view, "human", human[line]), sum(view, "bot", bot[line])].filter(Boolean).join("; ");
}

/** The lines of the sheet: those of every game, then what the expansions bring. @param {Points} human @param {Points} bot */
function linesOf(human, bot) {
  const more = Object.keys({ ...human, ...bot }).filter((line) => line !== "total" && !LINES.includes(line));
  return [...LINES, ...more.filter((line) => human[line] || bot[line])];
}

/** @param {Document} doc */
const points = ({ view }) => ({ human: view.scores.human ?? view.human.now, bot: view.scores.bot ?? view.bot.now });

/** The sheet as rows: {line, label, hint, human, bot}; what is not known yet is undefined. @param {Document} doc */
export function scoreRows(doc) {
  const { human, bot } = points(doc);
  /** @param {string} line @param {string} words */
  const row = (line, words) => ({
    line,
    label: say(`mars-score-${line}`),
    hint: words,
    human: human[line],
    bot: bot[line],
  });
  return [...linesOf(human, bot).map((line) => row(line, hint(line, doc.view, { human, bot }))), row("total", "")];
}

/** @param {number | undefined} value */
const shown = (value) => (value === undefined ? "–" : value);

/** Why MarsBot has won without points: how far Mars had come. @param {{ view: View }} props */
function TooLate({ view }) {
  const { temperature, oxygen, oceans } = view.parameters;
  return html`
    <p class="note">${say("page-instant-loss", { last: view.last_generation })}</p>
    <${Gauges} view=${{ ...view, parameters: { temperature, oxygen, oceans } }} />
  `;
}

/** @param {{ doc: Document }} props */
export function ScoreSheet({ doc }) {
  const { view } = doc;
  const done = Boolean(view.scores.bot);
  const rows = scoreRows(doc);
  const total = lastOf(rows);
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
              <${Mirrored} doc=${doc} rows=${rows} />
            `
          : html`
              <table class="sc">
                <thead>
                  <tr>
                    <th scope="col">
                      ${name({ kind: "mars-map", id: view.map.name })},${" "}${name({ kind: "mars-difficulty", id: doc.options.difficulty })}
                    </th>
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
                    ({ line, label, hint: words, human, bot }) => html`
                      <tr key=${line}>
                        <th scope="row">
                          ${label}
                          <small>${words}</small>
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
