// Reference entries of Tapestry: the decision cards.

import { labelled, name, say } from "../app/translations.js";
import { printed } from "./printed_constants.js";
import { trackIcon } from "./tracks.js";

/** @import { Reference } from "../types" */

/** Symbols of what a bot seeks. @type {Record<string, string>} */
export const SEEK_ICONS = { all: "tapestry/any", landmark_or_end: "tapestry/landmark", end: "tapestry/end" };

/** Return what a bot seeks by a card. @param {string} bot @param {string} seek */
const seeks = (bot, seek) => labelled(name({ kind: "tapestry-owner", id: bot }), say(`page-tapestry-seek-${seek}`));

/** Return the name of a tie-break symbol: a track, or the heart. @param {string} id */
export const symbolName = (id) => (id === "heart" ? say("page-tapestry-heart") : name({ kind: "tapestry-track", id }));

/** Return the symbols of the decision cards, each with its name. @returns {[icon: string, name: string][]} */
const symbols = () => [
  ...["exploration", "science", "military", "technology"].map(
    (id) => /** @type {[string, string]} */ ([trackIcon(id), symbolName(id)]),
  ),
  ["tapestry/heart", symbolName("heart")],
  ...Object.entries(SEEK_ICONS).map(
    ([id, icon]) => /** @type {[string, string]} */ ([icon, say(`page-tapestry-seek-${id}`)]),
  ),
  ["tapestry/income", say("page-tapestry-income-symbol")],
  ["tapestry/toppled", say("page-tapestry-topple-symbol")],
];

/** Return the decision cards and their symbols as reference entries. @returns {Reference[]} */
export const reference = () => [
  {
    title: say("page-tapestry-symbols"),
    items: symbols().map(([icon, text]) => ({ key: `symbol ${icon}`, icon, name: text, text: "" })),
  },
  {
    title: say("page-tapestry-pair"),
    items: Object.entries(printed().decision_cards).map(([number, card]) => ({
      key: decisionKey(number),
      number,
      name: card.order.map(symbolName).join(", "),
      text: [
        seeks("automa", card.automa),
        seeks("shadow", card.shadow),
        card.income && say("page-tapestry-income-symbol"),
        card.topple && say("page-tapestry-topple-symbol"),
      ]
        .filter(Boolean)
        .join(" · "),
    })),
  },
];

/** Return the key of a decision card's reference entry. @param {number | string} number */
export const decisionKey = (number) => `decision ${number}`;
