// The entry of the guided first game on the home screen: the main button of a first visit.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { say } from "../../app/translations.js";
import { useSystems } from "./doors.js";

/**
 * Show the link that opens the first guide at once.
 * @param {{ first?: boolean }} props whether there is no game to continue
 */
export function LearnEntry({ first = false }) {
  // The stored list of an older version has no guides.
  const [path] = useSystems().flatMap(({ name, guides }) => guides?.map((guide) => `${name}/${guide.name}`) ?? []);
  return html`
    <a class="btn learn ${first ? "primary" : ""}" href=${["#/learn", path].filter(Boolean).join("/")} data-key="l">
      <${Icon} name="learn" />
      <span>
        ${say("page-home-learn")}
        <small>${say("page-home-learn", {}, "hint")}</small>
      </span>
      <${Icon} name="next" />
    </a>
  `;
}
