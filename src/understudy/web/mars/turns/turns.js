// Turns of the journal: side, heading, outcome, symbols.

import { changesOf } from "../../journal/facts.js";
import { hasMessage, name, printedNumber, say } from "../../app/translations.js";
import { game } from "../../play/game_state/current_game.js";
import { tagIcon } from "../board/tags.js";

/** @import { Args, Side, Step } from "../../types" */

/** @type {Record<string, Side>} */
const SIDES = { "mars-turn-human": "human", "mars-turn-bot": "bot" };

/** Kinds of steps that begin your turn in the screen game. */
const YOUR_STEPS = /^mars-(you-(?!said)|claim$|fund$)/;

/** Return whose turn these steps are. @param {Step[]} steps @returns {Side} */
export function side([first]) {
  if (!first) return null;
  return SIDES[first.kind] ?? (first.number > 0 && YOUR_STEPS.test(first.kind) ? "human" : null);
}

/**
 * Return whether a finished turn is shown; between the turns of a screen game only production is.
 * @param {Step[]} steps @param {boolean} screenGame
 */
export const worthSeeing = (steps, screenGame) =>
  !screenGame || side(steps) !== null || steps.some(({ kind }) => kind === "mars-production");

/** @param {Step} step */
const isCard = ({ kind }) => kind === "mars-project-card" || kind === "mars-bonus-card";

/** Return the cards that a turn resolved, in order. @param {Step[]} steps @returns {string[]} */
export const cardsOf = (steps) => steps.filter(isCard).map(({ args }) => args?.card.id);

/** Return the number and name of a card. @param {string} id */
export const cardName = (id) => `${printedNumber(id)} ${name({ kind: "mars-card", id })}`.trim();

/**
 * Return whether the heading of the turn already tells this step: its first card.
 * @param {Step} step @param {Step[]} steps
 */
export const inHeading = (step, steps) => step === steps.find(isCard);

/** Kinds of steps that only pay for what follows. */
const PAYING = new Set(["mars-you-spend", "mars-you-take-off"]);

/** Return the step that a turn is named after: what you do, not what you pay for it. @param {Step[]} steps */
export const headStep = (steps) => steps.find(({ kind }) => !PAYING.has(kind)) ?? steps[0];

/** Return the heading of a turn in the journal. @param {Step[]} steps */
export function heading(steps) {
  if (side(steps) === null) {
    const [first] = steps;
    const generation = steps.find(({ kind }) => kind === "mars-generation");
    if (generation) return say("page-generation", { generation: generation.args?.generation });
    return say(!first || first.number === 0 ? "page-set-up" : "page-between");
  }
  if (side(steps) === "bot") {
    const [id] = cardsOf(steps);
    if (id) return cardName(id);
  }
  return stepText(headStep(steps));
}

/** Kinds of steps that are announced. */
const ANNOUNCED = new Set([
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

/** Return whether a screen game is shown. */
const isScreenGame = () => Boolean(game.peek()?.view?.you);

/** Tiles that have an article in sentences. */
const USUAL_TILES = new Set(["city", "greenery", "ocean"]);

/** Kinds of steps that change a production. */
const PRODUCTION = new Set(["mars-you-raise-production", "mars-you-lower-production"]);

/**
 * Return the arguments as sentences need them: the id of a usual tile, by which messages choose the article, and the
 * amount or production of a resource instead of its name.
 * @param {string} kind @param {Args} [args]
 */
function inSentence(kind, args) {
  if (USUAL_TILES.has(args?.tile?.id)) return { ...args, tile: args?.tile.id };
  if (args?.resource === undefined) return args;
  const of = args.resource.id;
  const resource = PRODUCTION.has(kind)
    ? { id: "mars-production-of", args: { of } }
    : { id: "mars-amount", args: { of, count: args.amount ?? args.count } };
  return { ...args, resource };
}

/**
 * Return the text of a step: in a screen game a sentence about who did it; with a real table what to do there.
 * @param {Step} step
 */
export const stepText = ({ kind, args }) =>
  isScreenGame() && hasMessage(kind, "told") ? say(kind, inSentence(kind, args), "told") : say(kind, args);

/** Kinds of steps that play a card. */
const PLAYING = new Set(["mars-you-play-card", "mars-you-play-prelude", "mars-you-reveal-corporation"]);

/** Kinds of steps that the player does at a real table, and that say nothing new in a screen game. */
const TABLE_WORK = new Set(["mars-card-played", "mars-bonus-discarded"]);

/**
 * Return whether a screen game leaves out a step: work at the table, a move of a track that goes on at once, or that
 * the card is in play whose playing is the heading.
 * @param {Step} step @param {Step[]} steps the turn
 */
export function isLeftOut(step, steps) {
  if (!isScreenGame()) return false;
  const head = headStep(steps);
  if (step.kind === "mars-you-lay-out" && PLAYING.has(head.kind)) return head.args?.card.id === step.args?.card.id;
  const next = steps[steps.indexOf(step) + 1];
  const goesOn = next?.kind === "mars-advance" && next.args?.track.id === step.args?.track?.id;
  return TABLE_WORK.has(step.kind) || (step.kind === "mars-advance" && goesOn);
}

/** Return the sentence of a step. @param {Step} step */
export const sentenceOf = (step) => `${stepText(step)}.`;

/** Return a turn in a few sentences. @param {Step[]} steps */
export function announce(steps) {
  const sentences = steps.filter(({ kind }) => ANNOUNCED.has(kind)).map(sentenceOf);
  if (sentences.length > 0) return sentences.join(" ");
  if (side(steps) !== "bot") return "";
  const moved = [...changesOf(steps).keys()].some((what) => what.startsWith("bot.track."));
  if (moved) return say("page-only-tracks");
  // Cards of real decks are moved by tasks that the report lists.
  return steps.some(({ hands }) => hands) ? "" : say("page-nothing-moves");
}

/**
 * Return a summary of a turn: your actions, or MarsBot's results, and what a new generation means for the score.
 * @param {Step[]} steps
 */
export function summarize(steps) {
  const text =
    side(steps) === "human"
      ? steps
          .filter(({ depth, kind }) => depth === 0 && YOUR_STEPS.test(kind))
          .map(sentenceOf)
          .join(" ")
      : announce(steps);
  const later = steps.some(({ kind }) => kind === "mars-generation") ? say("page-mars-later") : "";
  return [text, later].filter(Boolean).join(" ") || heading(steps);
}

/** Symbols by kind of step. @type {Record<string, string>} */
const STEP_ICONS = {
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
  "mars-put-right": "edit",
  "mars-put-right-cube": "edit",
  "mars-put-right-event": "edit",
  "mars-put-right-highest": "edit",
  "mars-put-right-progress": "edit",
  "mars-put-right-space": "edit",
  "mars-put-right-track": "edit",
};
/** Symbols of placed tiles. @type {Record<string, string>} */
const TILES = {
  greenery: "mars/tree",
  city: "city",
  new_holland: "city",
  ocean: "mars/waves",
  neural_instance: "mars/neural",
};

/** Return the symbol of a step, or null. @param {Step} step @returns {string | null} */
export function stepIcon(step) {
  if (step.kind === "mars-tag") return tagIcon(step.args?.tag.id);
  if (step.kind === "mars-place") return TILES[step.args?.tile.id] ?? "star";
  return STEP_ICONS[step.kind] ?? null;
}
