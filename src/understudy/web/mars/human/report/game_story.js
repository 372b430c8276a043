// A finished screen game in five sentences, from the journal and the score sheet.

import { html } from "htm/preact";
import { factBefore } from "../../../journal/facts.js";
import { name, say } from "../../../app/translations.js";
import { scoreRows } from "../../turns/score_sheet.js";
import { cardName } from "../cards/library.js";
import { PointsOnCards } from "./end.js";

/** @import { Document, View } from "../../view" */
/** @import { You } from "../view" */

/** @typedef {"human" | "bot"} Owner */

/** Return how many tiles a side placed. @param {Document} doc @param {Owner} owner */
const tilesOf = ({ journal }, owner) =>
  journal
    .flatMap(({ changes = [] }) => changes)
    .filter(({ what, after }) => what.startsWith("tile.") && String(after ?? "").endsWith(` ${owner}`)).length;

/** Return the names of the milestones and won awards of a side. @param {View} view @param {Owner} owner */
function goalsOf({ milestones, awards }, owner) {
  const names = [
    ...milestones.filter((one) => one.owner === owner).map((one) => name({ kind: "mars-milestone", id: one.name })),
    ...awards.filter((one) => one.winners.includes(owner)).map((one) => name({ kind: "mars-award", id: one.name })),
  ];
  return names.length > 0 ? names.join(", ") : say("mars-story-none");
}

/** Return the sentence about the result: the margin, and the line that made most of it. @param {Document} doc */
function resultSentence(doc) {
  const rows = scoreRows(doc);
  const { human = 0, bot = 0 } = rows[rows.length - 1];
  const ahead = human >= bot ? 1 : -1;
  /** @param {{ human?: number, bot?: number }} row */
  const lead = (row) => ahead * ((row.human ?? 0) - (row.bot ?? 0));
  const [best] = rows.slice(0, -1).toSorted((a, b) => lead(b) - lead(a));
  const id = human === bot ? "level" : doc.view.winner === "human" ? "human" : "bot";
  return say(`mars-story-result-${id}`, { count: Math.abs(human - bot), line: best.label, lead: lead(best) });
}

/** Return the sentences. @param {Document & { view: { you: You } }} doc */
function storyOf(doc) {
  const { journal, view, options } = doc;
  const { you } = view;
  /** @param {Owner} owner */
  const firstRating = (owner) => Number(factBefore(journal, `${owner}.tr`, 0, view[owner].tr));
  const [corporation] = you.corporations;
  return [
    say("mars-story-start", {
      corporation: corporation ? cardName(corporation.number) : name({ kind: "mars-owner", id: "human" }),
      map: { kind: "mars-map", id: view.map.name },
      difficulty: { kind: "mars-difficulty", id: options.difficulty },
      generations: view.generation,
    }),
    say("mars-story-rating", {
      yours: firstRating("human"),
      now: view.human.tr,
      its: firstRating("bot"),
      risen: view.bot.tr,
    }),
    say("mars-story-cards", {
      cards: you.played.length + you.events.length,
      tiles: tilesOf(doc, "human"),
      its: tilesOf(doc, "bot"),
    }),
    say("mars-story-goals", { yours: goalsOf(view, "human"), its: goalsOf(view, "bot") }),
    view.scores.bot ? resultSentence(doc) : say("mars-story-lost"),
  ];
}

/** Show the story of the game and your cards with points. @param {{ doc: Document }} props */
export const AfterScore = ({ doc }) =>
  doc.view.you &&
  html`
    <section class="fs story">
      <h2>${say("mars-story")}</h2>
      <p>${storyOf(/** @type {Document & { view: { you: You } }} */ (doc)).join(" ")}</p>
    </section>
    <${PointsOnCards} doc=${doc} />
  `;
