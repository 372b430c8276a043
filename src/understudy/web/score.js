// The score sheet: line by line, both sides; before the end, as far as it is known.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { columns, copy, download } from "./export.js";
import { Icon, Problem, TopBar } from "./parts.js";
import { SaveButton } from "./savefile.js";
import { problem, theGame } from "./store.js";
import { systemOf } from "./systems.js";
import { name, number, say } from "./words.js";

/** @import { GameDocument, System } from "./shapes" */

/** @param {number | undefined} points */
const cell = (points) => (points === undefined ? "–" : number(points));

/** The sheet as plain text. @param {GameDocument} doc @param {System} system */
function inText(doc, system) {
  /** @param {string} id */
  const owner = (id) => name({ kind: `${doc.system}-owner`, id });
  const sides = system.sides(doc.view);
  const rows = system.scoreRows(doc).map((row) => [row.label, ...sides.map((side) => cell(row[side]))]);
  const head = [`${say(`page-system-${doc.system}`)}, ${system.boardName(doc.view)}`, system.title(doc.view)];
  const winner = doc.over ? [say(`${doc.system}-winner`, { owner: { kind: `${doc.system}-owner`, id: doc.view.winner } })] : [];
  return [...head, "", columns([["", ...sides.map(owner)], ...rows]), "", ...winner, ""].join("\n");
}

/** The sheet to take along: as text, as a file. @param {{ doc: GameDocument, system: System }} props */
function TakeAlong({ doc, system }) {
  const [said, setSaid] = useState("");
  const toClipboard = async () => setSaid(say(await copy(inText(doc, system)) ? "page-copied" : "page-not-copied"));
  return html`<section class="fs"><div class="take">
      <button type="button" class="btn" onClick=${toClipboard}><${Icon} name="book" />${say("page-copy")}</button>
      <button type="button" class="btn" onClick=${() => download(`understudy-${doc.id}.txt`, inText(doc, system))}>
        <${Icon} name="export" />${say("page-as-text")}</button></div>
    <p class="small muted" role="status">${said}</p></section>`;
}

export function Score() {
  const doc = theGame();
  const system = systemOf(doc);
  return html`<main class="page sheet-page">
    <${TopBar} title=${say("page-score-sheet")} system=${doc.system} back=${`#/play/${doc.id}`}
      sub=${doc.over ? say("page-final") : system.moment(doc.view)}>
      <${SaveButton} doc=${doc} small />
    </${TopBar}>
    <${system.ScoreSheet} doc=${doc} />
    <${TakeAlong} doc=${doc} system=${system} />
    <div class="prompt stuck"><${Problem} message=${problem.value} /><div class="go">
      ${doc.over && html`<a class="btn" href="#/new">${say("page-new-game")}</a>`}
      <a class="btn primary" href=${`#/play/${doc.id}`}>${say(doc.over ? "page-to-board" : "page-go-on")}</a>
    </div></div>
  </main>`;
}
