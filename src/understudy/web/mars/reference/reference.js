// Reference entries of Terraforming Mars: bonus cards, and the icons of the tracks.

import { hasMessage, name, names, say } from "../../app/translations.js";
import { trackIcon } from "../board/tracks.js";

/** @import { Reference, Step } from "../../types" */

/** Icons that a rule explains. @type {Record<string, string>} */
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
/** Icons that have their own text. */
const TEXTS = { advance: "advance", temperature: "temperature", tr3: "tr", "tag-space": "tag" };

/** Icons whose few words have another name than the icon. @type {Record<string, string>} */
const WORDS = { tr3: "tr", "tag-space": "tag" };

/** Return the reference entries. @returns {Reference[]} */
export function reference() {
  const cards = Object.keys(names.value["mars-card"] ?? {})
    .filter((id) => hasMessage(`mars-bonus-${id}`))
    .toSorted();
  const icons = [
    ...Object.entries(TEXTS).map(([id, text]) => ({ id, text: say(`page-icon-does-${text}`) })),
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
        does: say(`guide-symbol-${WORDS[id] ?? id}`),
        text,
      })),
    },
  ];
}

/** Kinds of names of cards. */
const CARDS = new Set(["mars-card", "mars-bonus-card"]);

/** Return the reference key of a step's bonus card, or null. @param {Step} step */
export function lookUp({ args }) {
  const card = args?.card;
  return CARDS.has(card?.kind) && hasMessage(`mars-bonus-${card.id}`) ? card.id : null;
}
