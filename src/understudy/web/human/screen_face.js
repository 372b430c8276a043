// What a game adds to the shared parts of a screen game.

import { systemOf } from "../app/faces.js";
import { currentGame } from "../play/game_state/current_game.js";

/** Return the game's own parts of the screen game; the shown game must have one. */
export function screenFace() {
  const { screen } = systemOf(currentGame());
  if (!screen) throw new Error("this game has no screen game");
  return screen;
}
