// What spaces bring: printed bonuses, and the value by which spaces are sorted.

import { name, say } from "../../app/translations.js";
import { printed } from "../reference/printed_constants.js";
import { TileSymbol } from "./cards/symbols.js";
import { pointsBesideRating } from "./report/facts.js";
import { viewNow } from "./selection.js";
import { placedIn } from "../turns/journal_facts.js";
import { html } from "htm/preact";

/** @import { SpaceQuestion, Step } from "../../types" */
/** @import { SpacePreview } from "../../human/types" */

/** Return the icons printed on a space. @param {string} id */
const bonusOf = (id) => viewNow().map.spaces.find((space) => space.id === id)?.bonus ?? [];

/** Return the text of a printed bonus. @param {string} icon @param {number} count */
const bonusText = (icon, count) => say("page-space-bonus", { icon: say(`page-bonus-${icon}`), count });

/** Return the number of cards printed on a space. @param {string} id */
const cardsOn = (id) => bonusOf(id).filter((icon) => icon === "card").length;

/**
 * Return the printed bonuses of a space; "short" only the cards, which no preview shows.
 * @param {string} id @param {"short" | "long"} length
 */
export function spaceNote(id, length) {
  const bonus = bonusOf(id).filter((icon) => length === "long" || icon === "card");
  return [...new Set(bonus)].map((icon) => bonusText(icon, bonus.filter((one) => one === icon).length)).join(", ");
}

/** Return the value of a space in MC, by which spaces are sorted. @param {SpacePreview} space */
export function spaceValue({ id, preview }) {
  const { worth } = printed();
  const changes = preview?.changes ?? [];
  // The points of the rating are part of its worth; a fact without worth may be no number, such as a tile.
  const facts = changes.filter(({ what }) => what !== "human.points" && what in worth);
  return facts.reduce(
    (sum, { what, before, after }) => sum + (Number(after) - Number(before)) * worth[what],
    cardsOn(id) * worth.card + pointsBesideRating(changes) * worth["human.points"],
  );
}

/** Show the tile that a question places. @param {{ question: SpaceQuestion }} props */
export const PlacedTile = ({ question: { args } }) =>
  args.tile &&
  html`
    <${TileSymbol} of=${args.tile.id} />
  `;

/** Return the names of the spaces on which steps placed a tile. @param {Step[]} steps */
export const changedSpaces = (steps) => placedIn(steps).map((id) => name({ kind: "mars-space", id }));
