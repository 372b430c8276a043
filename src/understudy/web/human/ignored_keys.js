// Which key presses are not shortcuts of a question.

import { keys } from "../app/settings.js";
import { sending } from "../play/game_state/current_game.js";
import { overlay } from "./overlay.js";

/** Return whether a key press is for a field, an overlay or the browser. @param {KeyboardEvent} event */
export const isKeyIgnored = (event) =>
  keys.peek() === "off" ||
  (event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox], [type=radio]), dialog") !== null) ||
  event.repeat ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  overlay.peek() !== null ||
  sending.peek();
