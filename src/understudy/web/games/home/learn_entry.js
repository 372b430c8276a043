// The entry of the guided first game on the home screen: the main button of a first visit.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { say } from "../../app/translations.js";

/**
 * Show the link that opens the first guide at once.
 * @param {{ first?: boolean }} props whether there is no game to continue
 */
export const LearnEntry = ({ first = false }) => html`
  <a class="btn learn ${first ? "primary" : ""}" href="#/learn/first" data-key="l">
    <${Icon} name="learn" />
    <span>
      ${say("page-home-learn")}
      <small>${say("page-home-learn", {}, "hint")}</small>
    </span>
    <${Icon} name="next" />
  </a>
`;
