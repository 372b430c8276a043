// Points of both sides, line by line.

import { html } from "htm/preact";
import { Owner } from "../parts.js";
import { name, say } from "../words.js";

const LINES = ["tr", "milestones", "awards", "greenery", "cities", "neural_instance", "mc", "cards"];

const held = (list, kind) => ["human", "bot"]
  .map((side) => [side, list.filter(({ owner }) => owner === side)])
  .filter(([, honours]) => honours.length > 0)
  .map(([side, honours]) => say("page-held", {
    owner: { kind: "mars-owner", id: side }, what: honours.map((one) => ({ kind, id: one.name })),
  }))
  .join("; ");

function hint(line, view) {
  if (line === "milestones") return held(view.milestones, "mars-milestone");
  if (line === "awards") return held(view.awards, "mars-award");
  return say(`page-score-hint-${line.replace("_", "-")}`);
}

const shown = (points) => (points === undefined ? "–" : points);

export function ScoreSheet({ doc }) {
  const { view } = doc;
  const done = Boolean(view.scores.bot);
  const bot = done ? view.scores.bot : view.bot.now;
  const human = done ? view.scores.human : {};
  return html`<section class="fs">
    ${view.winner && html`<h2 class="winner"><${Owner} side=${view.winner} />
      ${say("mars-winner", { owner: { kind: "mars-owner", id: view.winner } })}</h2>`}
    ${doc.over && !done && html`<p class="note">${say("page-instant-loss")}</p>`}
    <table class="sc">
      <thead><tr><th scope="col">${name({ kind: "mars-map", id: view.map.name })}, ${name({ kind: "mars-difficulty", id: doc.options.difficulty })}</th>
        ${["human", "bot"].map((id) => html`<th scope="col"><${Owner} side=${id} /><span class="sr">${name({ kind: "mars-owner", id })}</span></th>`)}</tr></thead>
      <tbody>${LINES.map((line) => html`<tr key=${line}>
        <th scope="row">${say(`mars-score-${line}`)}<small>${hint(line, view)}</small></th>
        <td>${shown(human[line])}</td><td>${shown(bot[line])}</td></tr>`)}</tbody>
      <tfoot><tr><th scope="row">${say("mars-score-total")}</th><td>${shown(human.total)}</td><td>${shown(bot.total)}</td></tr></tfoot>
    </table>
    ${(done || !doc.over) && html`<p class="small muted after">
      ${say(done ? "page-score-tie" : "page-score-so-far", { last: view.last_generation })}</p>`}
  </section>`;
}
