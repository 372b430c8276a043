// The entry of the guided first games on the home screen: the main button of a first visit.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { guideOf } from "../../guide/progress.js";
import { isGuideOpen, storedPlace } from "../../guide/stored_progress.js";
import { say } from "../../app/translations.js";
import { isGuest } from "./saved_game.js";

/** @import { GameSummary } from "../../types" */

/** @param {GameSummary} entry */
const pathOf = (entry) => `${entry.system}/${guideOf(entry)}`;

/** Return the games of the guides that were left, one for each guide. @param {GameSummary[]} listed */
const leftGuides = (listed) =>
  listed
    .filter((entry) => !entry.damaged && isGuideOpen(entry) && !isGuest(entry) && storedPlace(entry.id) !== null)
    .filter((entry, n, left) => left.findIndex((other) => pathOf(other) === pathOf(entry)) === n);

/** Return how far the learner has come in a guide. @param {GameSummary} entry */
function placeText({ id }) {
  const place = storedPlace(id);
  return place ? say("page-step-of", { number: place.step, count: place.steps }) : "";
}

/** @param {{ href: string, text: string, hint: string, main: boolean, shortcut: boolean }} props */
const Entry = ({ href, text, hint, main, shortcut }) => html`
  <a class="btn learn ${main ? "primary" : ""}" href=${href} data-key=${shortcut ? "l" : undefined}>
    <${Icon} name="learn" />
    <span>
      ${text}
      <small>${hint}</small>
    </span>
    <${Icon} name="next" />
  </a>
`;

/**
 * Show the links that resume the guides that were left; without one, the link that opens the first guide at once.
 * @param {{ listed: GameSummary[], first?: boolean }} props `first`: there is no game to continue
 */
export function LearnEntry({ listed, first = false }) {
  const left = leftGuides(listed);
  if (left.length === 0)
    return html`
      <${Entry}
        href="#/learn/first"
        text=${say("page-home-learn")}
        hint=${say("page-home-learn", {}, "hint")}
        main=${first}
        shortcut
      />
    `;
  return left.map(
    (entry, n) => html`
      <${Entry}
        href=${`#/learn/${pathOf(entry)}`}
        text=${say(`guide-title-${pathOf(entry).replace("/", "-")}`)}
        hint=${placeText(entry)}
        main=${first && n === 0}
        shortcut=${n === 0}
        key=${entry.id}
      />
    `,
  );
}
