// The options of a game in a few lines, and those of a new game in a sentence.

import { deckSource, ownDecks } from "../ui/deck_sources.js";
import { name, say } from "../app/translations.js";
import { decksInPlay } from "./options.js";

/** @import { SetupSentence } from "../types" */
/** @import { ChosenOptions, Document, Options } from "./view" */

/** Return the lines that summarize a game's options. @param {Document} doc */
export const optionSummary = ({ view }) => [
  name({ kind: "tapestry-players", id: view.players }),
  ...(view.automa ? [name({ kind: "tapestry-difficulty", id: String(view.difficulty) })] : []),
];

/**
 * Return the sentences about a new game.
 * @param {ChosenOptions} chosen @param {Options} options @returns {SetupSentence[]}
 */
export function setupSentence(chosen, options) {
  const { players, difficulty, decks, you } = chosen;
  const inPlay = decksInPlay(options.decks, chosen);
  const source = deckSource({ inPlay, decks, defaults: options.defaults.decks });
  const own = ownDecks("tapestry-deck", inPlay, decks).join(", ");
  const cards = { target: "cards", text: say(`page-tapestry-setup-${source}`, { decks: own }) };
  const level = { target: "bots", text: say("page-tapestry-level", { level: difficulty }) };
  return [
    { id: `page-tapestry-setup-${players}`, args: { level } },
    you === "played" ? { id: "page-tapestry-setup-played" } : { id: "page-tapestry-setup-cards", args: { cards } },
  ];
}

/** Return what is chosen in the fold. @param {ChosenOptions} chosen */
export const moreSummary = ({ players, civilization }) =>
  players === "solo" ? name({ kind: "tapestry-automa-civilization", id: civilization }) : "";
