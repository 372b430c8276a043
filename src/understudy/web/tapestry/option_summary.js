// What was chosen for a game, in a few lines.

import { name } from "../app/translations.js";

/** @import { Document } from "./view" */

/** @param {Document} doc */
export const optionSummary = ({ view }) => [
  name({ kind: "tapestry-players", id: view.players }),
  ...(view.automa ? [name({ kind: "tapestry-difficulty", id: String(view.difficulty) })] : []),
];
