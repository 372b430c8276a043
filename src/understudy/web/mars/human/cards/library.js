// Your cards as the game describes them: printed values, names, and what each does.

import { name, printedNumber, say, sentence } from "../../../app/translations.js";
import { printed } from "../../reference/printed_constants.js";

/** @import { Card, Clause } from "../view" */

/** Return a card by its number. @param {string} number @returns {Card} */
export const cardOf = (number) => printed().cards[number];

/** @param {Card} card */
export const isCorporation = (card) => card.kind === "corporation";

/** Return the printed number of a card, or "" if it has none. @param {Card} card */
export const numberOf = ({ number, printed: own }) => printedNumber(own ?? number);

/** @param {string} set */
export const setName = (set) =>
  set === "base" ? say("mars-screen-set-base") : name({ kind: "mars-expansion", id: set });

/** @param {string} number */
export const cardName = (number) => name({ kind: "mars-your-card", id: number });

const COLORS = { green: "automated", blue: "active", red: "event" };

/** Return the kind of a card, which is also part of its CSS class. @param {Card} card */
export const kindOf = ({ colour, kind }) => (colour ? COLORS[colour] : kind);

/** Return the tags in printed order, the event tag last. @param {Card} card */
export const tagsOf = ({ tags = [], colour }) => [
  ...tags.filter((tag) => tag !== "event"),
  ...(colour === "red" ? ["event"] : []),
];

/** Return the text of a card in sentences. @param {Card} card */
export const sentenceOf = (card) => (card.sentences ?? []).map(sentence).join(" ");

/**
 * Return the text of a card without its requirement and its points, which a row shows by symbols.
 * @param {Card} card
 */
export const effectsOf = ({ sentences = [] }) =>
  sentences
    .filter(({ id }) => id !== "mars-says-needs" && !id.startsWith("mars-points"))
    .map(sentence)
    .join(" ");

/** Return all clauses inside a part of a card definition. @param {unknown} part @returns {Clause[]} */
const clausesIn = (part) =>
  part !== null && typeof part === "object"
    ? [...("verb" in part ? [/** @type {Clause} */ (part)] : []), ...Object.values(part).flatMap(clausesIn)]
    : [];

/**
 * Return the steps of an alternative by its id in a question, such as "024.1"; [] for global events.
 * @param {string} id @returns {Clause[]}
 */
export function alternative(id) {
  const [number, place] = id.split(".");
  const card = cardOf(number);
  if (!card) return [];
  if ((card.actions ?? []).length > 1) return [/** @type {Clause[]} */ (card.actions)[Number(place) - 1]];
  const choice = clausesIn(card).find(({ verb }) => verb === "one-of");
  return choice?.options?.[Number(place) - 1] ?? [];
}
