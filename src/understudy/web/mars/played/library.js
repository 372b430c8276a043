// Your cards as the game states them: what is printed, and what each does, part by part.

import { name, sentence } from "../../words.js";
import { printed } from "../components.js";

/** @import { Card, Stated } from "./view" */

/** The expansions that can be played on the screen: those whose cards can be drawn. @param {string[]} expansions */
export const playable = (expansions) => {
  const sets = new Set(Object.values(printed().cards).map((card) => card.set));
  return expansions.filter((id) => sets.has(id));
};

/** A card of yours by its printed number. @param {string} number @returns {Card} */
export const cardOf = (number) => printed().cards[number];

/** @param {Card} card */
export const isCorporation = (card) => card.kind === "corporation";

/** @param {string} number */
export const cardName = (number) => name({ kind: isCorporation(cardOf(number)) ? "mars-your-corporation" : "mars-card", id: number });

const COLOURS = { green: "automated", blue: "active", red: "event" };

/** The kind of a card, which is also the class of its colours. @param {Card} card */
export const kindOf = (card) => (card.colour ? COLOURS[card.colour] : "corporation");

/** The tags in printed order, that of an event last. @param {Card} card */
export const tagsOf = ({ tags = [], colour }) => [...tags.filter((tag) => tag !== "event"), ...(colour === "red" ? ["event"] : [])];

/** What a card says, in sentences. @param {Card} card */
export const sentenceOf = (card) => (card.sentences ?? []).map(sentence).join(" ");

/** The parts of a statement inside others, as deep as they lie. @param {unknown} part @returns {Stated[]} */
const parts = (part) => (part !== null && typeof part === "object"
  ? [...("verb" in part ? [/** @type {Stated} */ (part)] : []), ...Object.values(part).flatMap(parts)] : []);

/** An alternative of a card by what it is called in a question, as steps: "024.1". @param {string} id @returns {Stated[]} */
export function alternative(id) {
  const [number, place] = id.split(".");
  const card = cardOf(number);
  if ((card.actions ?? []).length > 1) return [/** @type {Stated[]} */ (card.actions)[Number(place) - 1]];
  const choice = parts(card).find(({ verb }) => verb === "one-of");
  return choice?.options?.[Number(place) - 1] ?? [];
}
