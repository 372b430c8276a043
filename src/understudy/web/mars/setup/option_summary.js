// The options of a game in a few lines, and those of a new game in a sentence.

import { deckSource, ownDecks } from "../../ui/deck_sources.js";
import { name, say } from "../../app/translations.js";
import { CORPORATION_PART } from "./corporation_choice.js";
import { CARDS_PART, MAP_PART, decksInPlay } from "./options.js";

/** @import { SetupSentence } from "../../types" */
/** @import { ChosenOptions, Document, Options } from "../view" */

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

/** Return a word in lower case. @param {string} text */
const lower = (text) => text.toLocaleLowerCase(document.documentElement.lang);

/**
 * Return the sentence about the cards.
 * @param {ChosenOptions} chosen @param {Options} options @returns {SetupSentence}
 */
function cardsSentence(chosen, options) {
  const { decks, you } = chosen;
  if (you === "played") return { id: "page-mars-setup-played" };
  const inPlay = decksInPlay(options, chosen);
  const source = deckSource({ inPlay, decks, defaults: options.defaults.decks });
  const own = ownDecks("mars-deck", inPlay, decks).join(", ");
  return {
    id: "page-mars-setup-cards",
    args: { cards: { target: "cards", text: say(`page-mars-setup-${source}`, { decks: own }) } },
  };
}

/**
 * Return the sentences about a new game.
 * @param {ChosenOptions} chosen @param {Options} options @returns {SetupSentence[]}
 */
export function setupSentence(chosen, options) {
  const { map, expansions, difficulty, modifiers, corporation, draft } = chosen;
  const level =
    modifiers.length > 0 ? say("page-mars-setup-own-level") : name({ kind: "mars-difficulty", id: difficulty });
  const boxes = expansions.map((id) => name({ kind: "mars-expansion", id })).join(", ");
  return [
    {
      id: expansions.length > 0 ? "page-mars-setup" : "page-mars-setup-base",
      args: {
        level: { target: "bot", text: lower(level) },
        map: { target: MAP_PART, text: name({ kind: "mars-map", id: map }) },
        boxes: { target: "box", text: boxes },
      },
    },
    cardsSentence(chosen, options),
    ...(corporation === "none"
      ? []
      : [
          {
            id: "page-mars-setup-corporation",
            args: {
              corporation: { target: CORPORATION_PART, text: name({ kind: "mars-corporation", id: corporation }) },
            },
          },
        ]),
    ...(draft
      ? [{ id: "page-mars-setup-draft", args: { draft: { target: CARDS_PART, text: say("page-draft") } } }]
      : []),
  ];
}

/** Return what is chosen in the fold. @param {ChosenOptions} chosen */
export const moreSummary = ({ map, corporation, draft }) =>
  [
    name({ kind: "mars-map", id: map }),
    name({ kind: "mars-corporation", id: corporation }),
    say(draft ? "page-draft" : "page-deal"),
  ].join(" · ");
