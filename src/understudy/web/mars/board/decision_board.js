// The map at an earlier decision, with the space that was chosen and the one of the expert.

import { html } from "htm/preact";
import { name, say } from "../../app/translations.js";
import { Hex, Patterns, RADIUS } from "../../ui/hex_map.js";
import { Region, RowNumbers, Space, boxOf, center } from "./tiles.js";

/** @import { Question } from "../../types" */
/** @import { View } from "../view" */

/**
 * Show the map.
 * @param {{ view: View, question: Question, given: any[], expert: any[] }} props
 */
export function DecisionBoard({ view, question, given, expert }) {
  /** @param {any[]} answers */
  const spaces = (answers) => (question.type === "space" ? answers.map(String) : []);
  const byId = new Map(view.map.spaces.map((space) => [space.id, center(space)]));
  return html`
    <figure class="decision-board">
      <svg class="map" viewBox=${boxOf(15)} role="img" aria-label=${name({ kind: "mars-map", id: view.map.name })}>
        <${Patterns} prefix="d-" />
        <${RowNumbers} />
        <${Region} map=${view.map.name} />
        ${view.map.spaces.map(
          (space) => html`
            <${Space} space=${space} map=${view.map.name} prefix="d-" key=${space.id} />
          `,
        )}${spaces(given).map(
          (id) => html`
            <${Hex} ...${byId.get(id)} radius=${RADIUS - 1} cls="last" />
          `,
        )}${spaces(expert).map(
          (id) => html`
            <${Hex} ...${byId.get(id)} radius=${RADIUS - 1.5} cls="expert-space" />
          `,
        )}
      </svg>
      ${
        spaces(expert).length > 0 &&
        html`
          <figcaption class="small muted mid">
            <svg class="key-hex" viewBox="0 0 15 17" aria-hidden="true">
              <path d="M7.5 1.5 13.5 5v7l-6 3.5-6-3.5V5z" class="expert-space" />
            </svg>
            ${" "}${say("page-review-expert-place")}
          </figcaption>
        `
      }
    </figure>
  `;
}
