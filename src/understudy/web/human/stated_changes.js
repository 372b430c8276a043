// With reduced motion: what your last answer changed, in one line instead of moving numbers and tiles.

import { html } from "htm/preact";
import { changesOf } from "../journal/facts.js";
import { currentGame } from "../play/current_game.js";
import { name, say } from "../app/translations.js";
import { isStill } from "../ui/motion.js";
import { placedIn } from "../mars/turns/journal_facts.js";
import { ChangeLine } from "../mars/human/facts.js";

/** @import { Change } from "../types" */

/** Return whether a change is one of your side or of the planet. @param {{ what: string }} change */
const isYours = ({ what }) => !what.startsWith("bot.");

/** Show the changes. */
export function StatedChanges() {
  if (!isStill()) return null;
  const { journal, marks, answers } = currentGame();
  const steps = journal.filter(({ number }) => marks[number] === answers);
  const changes = /** @type {Change[]} */ (
    [...changesOf(steps)].map(([what, change]) => ({ what, ...change })).filter(isYours)
  );
  const placed = placedIn(steps);
  return html`
    <div class="stated" role="status" aria-label=${say("mars-screen-happened")}>
      ${
        changes.length > 0 &&
        html`
          <${ChangeLine} changes=${changes} />
        `
      }${
        placed.length > 0 &&
        html`
          <span class="small">${placed.map((id) => name({ kind: "mars-space", id })).join(", ")}</span>
        `
      }
    </div>
  `;
}
