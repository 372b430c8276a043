// The options of a game in a few lines.

import { name, say } from "../../app/translations.js";

/** @import { Document } from "../view" */

/**
 * Return the line of an option, or no line if the list is empty.
 * @param {string} label @param {string[]} list @param {string} kind
 */
const optionLine = (label, list, kind) =>
  list.length > 0
    ? [say("page-chosen", { label: say(label), values: list.map((id) => name({ kind, id })).join(", ") })]
    : [];

/** Return the lines that summarize a game's options. @param {Document} doc */
export const optionSummary = ({ options, view }) => [
  ...optionLine("mars-option-map", [options.map], "mars-map"),
  ...optionLine("mars-option-difficulty", [options.difficulty], "mars-difficulty"),
  ...optionLine("mars-option-modifiers", options.modifiers, "mars-modifier"),
  ...optionLine("mars-option-expansions", options.expansions, "mars-expansion"),
  ...(options.draft ? [say("mars-option-draft")] : []),
  ...(view.corporation ? optionLine("mars-option-corporation", [view.corporation.number], "mars-corporation") : []),
];
