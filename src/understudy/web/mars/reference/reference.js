// What can be looked up: bonus cards by number and name, and what the icons of the tracks do.

import { has, name, names, say } from "../../app/translations.js";
import { trackIcon } from "../board/tracks.js";

/** @import { Reference, Step } from "../../types" */

/** The rule that says what an icon does; the others are said here. @type {Record<string, string>} */
const RULES = {
  ocean: "12-5",
  greenery: "12-3",
  city: "12-4",
  milestone: "11-2",
  award: "11-3",
  venus: "15-2",
  floater: "15-3",
  colony: "15-4",
};
const SAID = { advance: "advance", temperature: "temperature", tr3: "tr", "tag-space": "tag" };

/** @returns {Reference[]} */
export function reference() {
  const cards = Object.keys(names.value["mars-card"] ?? {})
    .filter((id) => has(`mars-bonus-${id}`))
    .toSorted();
  const icons = [
    ...Object.entries(SAID).map(([id, word]) => ({ id, text: say(`page-icon-does-${word}`) })),
    ...Object.entries(RULES).map(([id, rule]) => ({ id, text: say(`mars-rule-${rule}`, {}, "text") })),
  ];
  return [
    {
      title: say("page-reference-bonus"),
      items: cards.map((id) => ({
        key: id,
        number: id,
        name: name({ kind: "mars-card", id }),
        text: say(`mars-bonus-${id}`),
      })),
    },
    {
      title: say("page-reference-icons"),
      items: icons.map(({ id, text }) => ({
        key: `icon ${id}`,
        icon: trackIcon(id),
        name: name({ kind: "mars-icon", id }),
        text,
      })),
    },
  ];
}

/** Kinds of names of cards. */
const CARDS = new Set(["mars-card", "mars-bonus-card"]);

/** What a step is about that can be looked up. @param {Step} step */
export function lookUp({ args }) {
  const card = args?.card;
  return CARDS.has(card?.kind) && has(`mars-bonus-${card.id}`) ? card.id : null;
}
