// Reference entries of Tapestry: the decision cards.

import { name, say } from "../app/translations.js";
import { printed } from "./printed_constants.js";

/** @import { Reference } from "../types" */

/** Return what a bot seeks by a card. @param {string} bot @param {string} seek */
const seeks = (bot, seek) => `${name({ kind: "tapestry-owner", id: bot })}: ${say(`page-tapestry-seek-${seek}`)}`;

/** Return the name of a tie-break symbol: a track, or the heart. @param {string} id */
export const symbolName = (id) => (id === "heart" ? say("page-tapestry-heart") : name({ kind: "tapestry-track", id }));

/** Return the decision cards as reference entries. @returns {Reference[]} */
export const reference = () => [
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
