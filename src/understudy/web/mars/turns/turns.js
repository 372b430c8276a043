// Whose turn it was, and what it came to.

import { changesOf } from "../../journal/facts.js";
import { name, printedNumber, say } from "../../app/translations.js";
import { tagIcon } from "../board/tags.js";

/** @import { Side, Step } from "../../types" */

/** @type {Record<string, Side>} */
const SIDES = { "mars-turn-human": "human", "mars-turn-bot": "bot" };

/** What begins your turn where the program plays your side: what you do. */
const YOURS = /^mars-(you-(?!said)|claim$|fund$)/;

/** @param {Step[]} steps @returns {Side} */
export function side([first]) {
  if (!first) return null;
  return SIDES[first.kind] ?? (first.number > 0 && YOURS.test(first.kind) ? "human" : null);
}

/** Of what is nobody's turn, on the screen only production is news. @param {Step[]} steps @param {boolean} played */
export const worthSeeing = (steps, played) =>
  !played || side(steps) !== null || steps.some(({ kind }) => kind === "mars-production");

/** The cards a turn resolved, in order. @param {Step[]} steps @returns {string[]} */
export const cardsOf = (steps) =>
  steps
    .filter(({ kind }) => kind === "mars-project-card" || kind === "mars-bonus-card")
    .map(({ args }) => args?.card.id);

/** A card by its number and its name. @param {string} id */
export const cardName = (id) => `${printedNumber(id)} ${name({ kind: "mars-card", id })}`.trim();

/** The first card of a turn stands in its heading. @param {Step} step @param {Step[]} steps */
export const inHeading = (step, steps) =>
  step === steps.find(({ kind }) => kind === "mars-project-card" || kind === "mars-bonus-card");

/** The heading of a turn in the journal. @param {Step[]} steps */
export function heading(steps) {
  const [first] = steps;
  if (side(steps) === null) {
    const begun = steps.find(({ kind }) => kind === "mars-generation");
    if (begun) return say("page-generation", { generation: begun.args?.generation });
    return say(!first || first.number === 0 ? "page-set-up" : "page-between");
  }
  if (side(steps) === "bot") {
    const [id] = cardsOf(steps);
    if (id) return cardName(id);
  }
  return say(first.kind, first.args);
}

const TOLD = new Set([
  "mars-place",
  "mars-claim",
  "mars-fund",
  "mars-raise-temperature",
  "mars-raise-oxygen",
  "mars-gain-tr",
  "mars-lose-tr",
  "mars-failed-action",
  "mars-you-lose-plants",
  "mars-you-remove-cube",
  "mars-you-lose",
  "mars-you-take-off",
  "mars-bot-passes",
  "mars-winner",
  "mars-instant-loss",
  "mars-card-money",
  "mars-raise-venus",
  "mars-colony",
  "mars-trade",
  "mars-floaters",
  "mars-second-fleet",
  "mars-delegate",
  "mars-bonus-impossible",
  "mars-your-splice-pays",
  "mars-your-splice-brings",
]);

/** The few steps of a turn that people talk about. @param {Step[]} steps */
const highlights = (steps) => steps.filter(({ kind }) => TOLD.has(kind));

/** A turn in a few sentences. @param {Step[]} steps */
export function announce(steps) {
  const told = highlights(steps).map((step) => say(step.kind, step.args));
  if (told.length > 0) return told.map((line) => `${line}.`).join(" ");
  if (side(steps) !== "bot") return "";
  const moved = [...changesOf(steps).keys()].some((what) => what.startsWith("bot.track."));
  return say(moved ? "page-only-tracks" : "page-nothing-moves");
}

/** A turn as somebody would tell it: of yours what you did, of MarsBot's what came of it, of a generation that begins what it is worth. @param {Step[]} steps */
export function summarize(steps) {
  const told =
    side(steps) === "human"
      ? steps
          .filter(({ depth, kind }) => depth === 0 && YOURS.test(kind))
          .map(({ kind, args }) => `${say(kind, args)}.`)
          .join(" ")
      : announce(steps);
  const later = steps.some(({ kind }) => kind === "mars-generation") ? say("page-mars-later") : "";
  return [told, later].filter(Boolean).join(" ") || heading(steps);
}

/** @type {Record<string, string>} */
const KINDS = {
  "mars-place": "board",
  "mars-claim": "mars/milestone",
  "mars-fund": "award",
  "mars-raise-temperature": "mars/temperature",
  "mars-you-raise-temperature": "mars/temperature",
  "mars-raise-oxygen": "mars/oxygen",
  "mars-you-raise-oxygen": "mars/oxygen",
  "mars-gain-tr": "mars/tr",
  "mars-lose-tr": "mars/tr",
  "mars-you-change-tr": "mars/tr",
  "mars-failed-action": "warning",
  "mars-flip": "card",
  "mars-beside-oceans": "mars/mc",
  "mars-covered-icons": "mars/mc",
  "mars-bonus-step-money": "mars/mc",
  "mars-card-money": "mars/mc",
  "mars-helper-paid": "mars/mc",
  "mars-milestone-paid": "mars/mc",
  "mars-project-card": "card",
  "mars-bonus-card": "card",
  "mars-put-right": "mend",
  "mars-put-right-cube": "mend",
  "mars-put-right-event": "mend",
  "mars-put-right-highest": "mend",
  "mars-put-right-progress": "mend",
  "mars-put-right-space": "mend",
  "mars-put-right-track": "mend",
};
/** @type {Record<string, string>} */
const TILES = {
  greenery: "mars/tree",
  city: "city",
  new_holland: "city",
  ocean: "mars/waves",
  neural_instance: "mars/neural",
};

/** The symbol of a step, if it has one. @param {Step} step @returns {string | null} */
export function stepIcon(step) {
  if (step.kind === "mars-tag") return tagIcon(step.args?.tag.id);
  if (step.kind === "mars-place") return TILES[step.args?.tile.id] ?? "star";
  return KINDS[step.kind] ?? null;
}
