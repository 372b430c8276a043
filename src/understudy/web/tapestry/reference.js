// What can be looked up: the decision cards, whichever half of them counts.

import { name, say } from "../app/translations.js";
import { printed } from "./printed_constants.js";

/** @import { Reference } from "../types" */

/** @param {string} bot @param {string} seek */
const seeks = (bot, seek) => `${name({ kind: "tapestry-owner", id: bot })}: ${say(`page-tapestry-seek-${seek}`)}`;

/** @param {string} id */
const symbol = (id) => (id === "heart" ? say("page-tapestry-heart") : name({ kind: "tapestry-track", id }));

/** @returns {Reference[]} */
export const reference = () => [
  {
    title: say("page-tapestry-pair"),
    items: Object.entries(printed().decision_cards).map(([number, card]) => ({
      key: decisionKey(number),
      number,
      name: card.order.map(symbol).join(", "),
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

/** Under what a decision card is looked up. @param {number | string} number */
export const decisionKey = (number) => `decision ${number}`;
