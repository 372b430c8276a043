// What moved in the newest turn of the bots, or since it on yours.

import { changesOf } from "../journal/facts.js";
import { turns } from "../play/current_game.js";
import { side } from "./turns.js";

export function lately() {
  const all = turns.value;
  const from = all.findLastIndex(({ steps }) => side(steps) === "bot");
  return changesOf(from < 0 ? [] : all.slice(from).flatMap(({ steps }) => steps));
}
