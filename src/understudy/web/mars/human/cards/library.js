// Your cards as the game states them: what is printed, and what each does, part by part.

import { name, printedNumber, say, sentence } from "../../../app/translations.js";
import { printed } from "../../reference/printed_constants.js";

/** @import { Card, Clause } from "../view" */

/** A card of yours by its printed number. @param {string} number @returns {Card} */
export const cardOf = (number) => printed().cards[number];

/** @param {Card} card */
export const isCorporation = (card) => card.kind === "corporation";

/** The number printed on a card; a few have none. @param {Card} card */
export const numberOf = ({ number, printed: own }) => printedNumber(own ?? number);

/** @param {string} set */
export const setName = (set) =>
  set === "base" ? say("mars-screen-set-base") : name({ kind: "mars-expansion", id: set });

/** @param {string} number */
export const cardName = (number) => name({ kind: "mars-your-card", id: number });

const COLOURS = { green: "automated", blue: "active", red: "event" };

/** The kind of a card, which is also the class of its colours. @param {Card} card */
export const kindOf = ({ colour, kind }) => (colour ? COLOURS[colour] : kind);

/** The tags in printed order, that of an event last. @param {Card} card */
export const tagsOf = ({ tags = [], colour }) => [
  ...tags.filter((tag) => tag !== "event"),
  ...(colour === "red" ? ["event"] : []),
];

/** What a card says, in sentences. @param {Card} card */
export const sentenceOf = (card) => (card.sentences ?? []).map(sentence).join(" ");

/** The parts of a statement inside others, as deep as they lie. @param {unknown} part @returns {Clause[]} */
const parts = (part) =>
  part !== null && typeof part === "object"
    ? [...("verb" in part ? [/** @type {Clause} */ (part)] : []), ...Object.values(part).flatMap(parts)]
    : [];

/** An alternative of a card by what it is called in a question, as steps: "024.1"; of an event none are drawn. @param {string} id @returns {Clause[]} */
export function alternative(id) {
  const [number, place] = id.split(".");
  const card = cardOf(number);
  if (!card) return [];
  if ((card.actions ?? []).length > 1) return [/** @type {Clause[]} */ (card.actions)[Number(place) - 1]];
  const choice = parts(card).find(({ verb }) => verb === "one-of");
  return choice?.options?.[Number(place) - 1] ?? [];
}
