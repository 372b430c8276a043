// Turns of the journal: side, heading, outcome, symbols.

import { name, say } from "../app/translations.js";
import { incomeStep } from "./human/income_report.js";

/** @import { Cause, Side, Step } from "../types" */

/** @type {Record<string, Side>} */
const SIDES = { "tapestry-turn-human": "human", "tapestry-turn-bots": "bot", "tapestry-turn-shadow": "bot" };

/** Return whose turn these steps are. @param {Step[]} steps @returns {Side} */
export const side = (steps) => SIDES[steps[0].kind] ?? null;

/** Return the numbers of a turn's pair of cards, or null. @param {Step[]} steps @returns {[number, number] | null} */
export function pairOf(steps) {
  const step = steps.find(({ kind }) => kind === "tapestry-pair");
  return step ? [Number(step.args?.track_card.id), Number(step.args?.tiebreak_card.id)] : null;
}

/** Return the number of an income turn, or null. @param {Step[]} steps @returns {number | null} */
export const incomeOf = (steps) => steps.find(({ kind }) => kind === "tapestry-income")?.args?.turn ?? null;

/** Return whose marks a turn carries: the bots that advanced, or both if neither did. @param {Step[]} steps */
export function marks(steps) {
  const [first] = steps;
  if (first.kind === "tapestry-turn-shadow") return ["shadow"];
  if (side(steps) === "human") return [first.args?.owner.id];
  if (side(steps) === null) return [];
  const owners = new Set(steps.filter(({ kind }) => kind === "tapestry-advance").map(({ args }) => args?.owner.id));
  return ["automa", "shadow"].filter((id) => owners.size === 0 || owners.has(id));
}

/** Return whether the heading of the turn already tells this step. @param {Step} step */
export const inHeading = (step) => step.kind === "tapestry-pair" || step.kind === "tapestry-income";

/** Return the heading of a turn in the journal. @param {Step[]} steps @returns {string} */
export function heading(steps) {
  const [first] = steps;
  if (side(steps) === null) return first.number === 0 ? say("page-set-up") : say("page-tapestry-end");
  const turn = incomeOf(steps);
  if (side(steps) === "bot" && turn !== null) return say("tapestry-income", { turn });
  const pair = pairOf(steps);
  if (pair) return say("page-tapestry-pair-heading", { track: pair[0], tiebreak: pair[1] });
  const { kind, args } = (side(steps) === "human" && incomeStep(steps)) || first;
  return say(kind, args);
}

/** Kinds of steps that are announced. */
const ANNOUNCED = new Set([
  "tapestry-advance",
  "tapestry-landmark",
  "tapestry-landmark-gone",
  "tapestry-explore",
  "tapestry-conquer-opponent",
  "tapestry-conquer-neutral",
  "tapestry-achievement-earned",
  "tapestry-favourite",
  "tapestry-protect",
  "tapestry-winner",
]);

/** Return the points that the Automa gains in these steps. @param {Step[]} steps */
const automaGain = (steps) =>
  steps
    .filter(({ kind }) => kind === "tapestry-score-line" || kind === "tapestry-gain-vp")
    .reduce((sum, { args }) => sum + args?.vp, 0);

/** Kinds of steps that the pictures of a turn show. */
const DRAWN = new Set(["tapestry-advance", "tapestry-favourite"]);

/** Return the outcome of a turn in words, without what its pictures show. @param {Step[]} steps */
export function outcome(steps) {
  const rest = steps.filter(({ kind }) => !DRAWN.has(kind));
  if (rest.some(({ kind, args }) => ANNOUNCED.has(kind) || args?.vp > 0)) return announce(rest);
  return steps.some(({ kind }) => DRAWN.has(kind)) || incomeOf(steps) !== null ? "" : announce(steps);
}

/** Return a turn in a few sentences. @param {Step[]} steps @returns {string} */
export function announce(steps) {
  const sentences = steps.filter(({ kind }) => ANNOUNCED.has(kind)).map((step) => `${say(step.kind, step.args)}.`);
  const vp = automaGain(steps);
  if (vp > 0) sentences.push(say("page-tapestry-gained", { vp }));
  if (sentences.length === 0 && side(steps) === "bot") return `${heading(steps)}.`;
  return sentences.join(" ");
}

/** Symbols by kind of step. @type {Record<string, string>} */
const STEP_ICONS = {
  "tapestry-landmark": "tapestry/landmark",
  "tapestry-landmark-gone": "tapestry/landmark",
  "tapestry-you-claim": "tapestry/landmark",
  "tapestry-explore": "tapestry/explore",
  "tapestry-you-explore": "tapestry/explore",
  "tapestry-lay-tile": "tapestry/explore",
  "tapestry-conquer-neutral": "tapestry/conquer",
  "tapestry-conquer-opponent": "tapestry/conquer",
  "tapestry-you-conquer": "tapestry/conquer",
  "tapestry-outpost": "tapestry/outpost",
  "tapestry-you-put-outpost": "tapestry/outpost",
  "tapestry-shadow-outpost": "tapestry/toppled",
  "tapestry-topple": "tapestry/toppled",
  "tapestry-outpost-trapped": "tapestry/trap",
  "tapestry-you-play-trap": "tapestry/trap",
  "tapestry-you-are-trapped": "tapestry/trap",
  "tapestry-income": "tapestry/income",
  "tapestry-income-step": "tapestry/income",
  "tapestry-you-income": "tapestry/income",
  "tapestry-roll": "tapestry/die",
  "tapestry-favourite": "tapestry/heart",
  "tapestry-favourite-kept": "tapestry/heart",
  "tapestry-achievement-earned": "award",
  "tapestry-skipped": "warning",
  "tapestry-put-right": "edit",
  "tapestry-put-right-hex": "edit",
  "tapestry-put-right-track": "edit",
  "tapestry-gain-tapestry": "card",
  "tapestry-place-tapestry": "card",
  "tapestry-you-play": "card",
  "tapestry-shuffle": "card-dealt",
};

/** Return the symbol of a step, or null. @param {Step} step @returns {string | null} */
export function stepIcon({ kind, args }) {
  if (kind === "tapestry-advance" || kind === "tapestry-you-advance" || kind === "tapestry-chosen")
    return `tapestry/${args?.track.id}`;
  return STEP_ICONS[kind] ?? null;
}

/**
 * Return how a step of an income turn is shown: "heads" the steps that it caused, or is "said" by the only one.
 * @param {Step} step @param {Step[]} steps
 */
export function groupHeading({ kind, number }, steps) {
  if (kind !== "tapestry-income-step") return null;
  const follows = steps.filter((step) => step.cause === number);
  return follows.length === 1 ? "said" : "heads";
}

/** Return the cause of the next step if it is a roll or a civilization. @param {Step} [step] @returns {Cause | null} */
export function cause(step) {
  if (step?.kind === "tapestry-roll") return { text: say(step.kind, step.args), icon: "tapestry/die" };
  if (step?.kind === "tapestry-civilization") return { text: name(step.args?.civilization), icon: "star" };
  return null;
}
