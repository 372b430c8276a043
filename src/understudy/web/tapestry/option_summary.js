// The options of a game in a few lines.

import { name } from "../app/translations.js";

/** @import { Document } from "./view" */

/** Return the lines that summarize a game's options. @param {Document} doc */
export const optionSummary = ({ view }) => [
  name({ kind: "tapestry-players", id: view.players }),
  ...(view.automa ? [name({ kind: "tapestry-difficulty", id: String(view.difficulty) })] : []),
];
