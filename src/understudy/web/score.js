// The score sheet: line by line, both sides; before the end, as far as it is known. To look at, to print, to take along.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { canSend, columns, copy, download, sendWords } from "./export.js";
import { Course } from "./charts.js";
import { Icon, Problem, TopBar } from "./parts.js";
import { reading, useReading } from "./reading.js";
import { SaveButton } from "./savefile.js";
import { problem, theGame } from "./store.js";
import { sayIn, systemOf } from "./systems.js";
import { day, name, number, say } from "./words.js";

/** @import { GameDocument, System } from "./shapes" */

/** A result that is looked at was probably played lately. */
const RECENT = 100;

/** @param {number | undefined} points */
const cell = (points) => (points === undefined ? "–" : number(points));

/** The day of a game: when it was played to its end, else today. @param {GameDocument} doc */
function useDay({ id, over }) {
  const [finished, setFinished] = useState(/** @type {string | undefined} */ (undefined));
  useEffect(() => {
    if (over) api.history(RECENT, 0).then((all) => setFinished(all.find((one) => one.id === id)?.finished), () => {});
  }, [id, over]);
  return day(finished);
}

/** What was chosen, and how the cards came. @param {GameDocument} doc @param {System} system */
function choicesOf(doc, system) {
  const real = Object.entries(doc.options.decks ?? {}).filter(([, manner]) => manner === "real").map(([deck]) => ({ kind: `${doc.system}-deck`, id: deck }));
  return [...system.chosen(doc), ...(real.length > 0 ? [say("page-chosen-real", { decks: real })] : []), say("page-chosen-seed", { seed: String(doc.seed) }), ...(doc.looked_ahead ? [say("page-looked-ahead")] : [])];
}

/** The sheet as plain text. @param {GameDocument} doc @param {System} system @param {string} date */
function inText(doc, system, date) {
  /** @param {string} id */
  const owner = (id) => name({ kind: `${doc.system}-owner`, id });
  const sides = system.sides(doc.view);
  const rows = system.scoreRows(doc).map((row) => [row.label, ...sides.map((side) => cell(row[side]))]);
  const head = [say(`page-system-${doc.system}`), date, system.title(doc.view)];
  const winner = doc.over ? [say(`${doc.system}-winner`, { owner: { kind: `${doc.system}-owner`, id: doc.view.winner } }), ""] : [];
  return [...head, "", ...winner, columns([["", ...sides.map(owner)], ...rows]), "", ...choicesOf(doc, system), ""].join("\n");
}

/** The sheet to take along: as text, as a file, on paper. @param {{ doc: GameDocument, system: System, date: string }} props */
function TakeAlong({ doc, system, date }) {
  const [said, setSaid] = useState("");
  const toClipboard = async () => setSaid(say(await copy(inText(doc, system, date)) ? "page-copied" : "page-not-copied"));
  const send = () => sendWords({ title: say(`page-system-${doc.system}`), text: inText(doc, system, date) });
  return html`<section class="fs take-along"><div class="take">
      ${canSend() && html`<button type="button" class="btn" onClick=${send}><${Icon} name="share" />${say("page-send-text")}</button>`}
      <button type="button" class="btn" onClick=${toClipboard}><${Icon} name="copy" />${say("page-copy")}</button>
      <button type="button" class="btn" onClick=${() => download(`understudy-${doc.id}.txt`, inText(doc, system, date))}>
        <${Icon} name="export" />${say("page-as-text")}</button>
      <button type="button" class="btn" onClick=${() => print()}><${Icon} name="print" />${say("page-print")}</button></div>
    <p class="small muted" role="status">${said}</p></section>`;
}

const course = reading(api.course);

/** How it came about: what each side would have had, round by round. @param {{ doc: GameDocument, system: System }} props */
function CameAbout({ doc, system }) {
  const rounds = useReading(course, doc.id);
  if (!rounds || rounds.length < 2) return null;
  const sides = system.sides(doc.view).map((id) => ({ id, name: name({ kind: `${doc.system}-owner`, id }), letter: name({ kind: `${doc.system}-owner`, id }).slice(0, 1) }));
  const turned = rounds.findLast(({ points }, n) => n > 0 && Math.sign(ahead(points, sides)) !== Math.sign(ahead(rounds[n - 1].points, sides)) && ahead(points, sides) !== 0);
  return html`<section class="fs course-box"><h2>${say("page-course")}<small>${sayIn(doc.system, "page-course-hint")}</small></h2><${Course} rounds=${rounds} sides=${sides} />
    ${turned && html`<p class="small">${sayIn(doc.system, "page-course-turned", { round: turned.round, owner: { kind: `${doc.system}-owner`, id: sides[ahead(turned.points, sides) > 0 ? 0 : 1].id } })}</p>`}</section>`;
}

/** How far the first of two sides is ahead. @param {Record<string, number>} points @param {{ id: string }[]} sides */
const ahead = (points, [one, other]) => (points[one.id] ?? 0) - (points[other.id] ?? 0);

export function Score() {
  const doc = theGame();
  const system = systemOf(doc);
  const date = useDay(doc);
  return html`<main class="page sheet-page">
    <${TopBar} title=${say("page-score-sheet")} system=${doc.system} back=${`#/play/${doc.id}`}
      sub=${doc.over ? say("page-final") : system.moment(doc.view)}>
      <${SaveButton} doc=${doc} small />
    </${TopBar}>
    <${system.ScoreSheet} doc=${doc} />
    ${doc.over && html`<${CameAbout} doc=${doc} system=${system} />`}
    <section class="fs chosen"><h2>${say("page-chosen-title")}</h2>
      <ul class="small">${[date, ...choicesOf(doc, system)].map((line) => html`<li key=${line}>${line}</li>`)}</ul></section>
    <${TakeAlong} doc=${doc} system=${system} date=${date} />
    <div class="prompt stuck"><${Problem} message=${problem.value} /><div class="go">
      ${doc.over && html`<a class="btn" href="#/new">${say("page-new-game")}</a>`}
      <a class="btn primary" href=${`#/play/${doc.id}`}>${say(doc.over ? "page-to-board" : "page-go-on")}</a>
    </div></div>
  </main>`;
}
