// With reduced motion: what your last answer changed, in one line instead of moving numbers and tiles.

import { html } from "htm/preact";
import { changesOf } from "../journal/facts.js";
import { currentGame } from "../play/game_state/current_game.js";
import { say } from "../app/translations.js";
import { isStill } from "../ui/motion.js";
import { ChangeLine } from "./changes.js";
import { screenFace } from "./screen_face.js";

/** @import { Change } from "../types" */

/** Show the changes. */
export function StatedChanges() {
  if (!isStill()) return null;
  const { journal, marks, answers } = currentGame();
  const steps = journal.filter(({ number }) => marks[number] === answers);
  const changes = /** @type {Change[]} */ (
    [...changesOf(steps)].map(([what, change]) => ({ what, ...change })).filter(screenFace().concernsYou)
  );
  const placed = screenFace().changedSpaces(steps);
  return html`
    <div class="stated" role="status" aria-label=${say("page-screen-happened")}>
      ${
        changes.length > 0 &&
        html`
          <${ChangeLine} changes=${changes} />
        `
      }${
        placed.length > 0 &&
        html`
          <span class="small">${placed.join(", ")}</span>
        `
      }
    </div>
  `;
}
