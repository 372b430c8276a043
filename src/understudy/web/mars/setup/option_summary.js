// What was chosen for a game, in a few lines.

import { name, say } from "../../app/translations.js";

/** @import { Document } from "../view" */

/** @param {string} label @param {string[]} list @param {string} kind */
const listed = (label, list, kind) =>
  list.length > 0
    ? [say("page-chosen", { label: say(label), values: list.map((id) => name({ kind, id })).join(", ") })]
    : [];

/** @param {Document} doc */
export const optionSummary = ({ options, view }) => [
  ...listed("mars-option-map", [options.map], "mars-map"),
  ...listed("mars-option-difficulty", [options.difficulty], "mars-difficulty"),
  ...listed("mars-option-modifiers", options.modifiers, "mars-modifier"),
  ...listed("mars-option-expansions", options.expansions, "mars-expansion"),
  ...(options.draft ? [say("mars-option-draft")] : []),
  ...(view.corporation ? listed("mars-option-corporation", [view.corporation.number], "mars-corporation") : []),
];
