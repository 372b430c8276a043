// The board at an earlier decision, with your answer and the expert's: the tracks, the capital city, or the map.

import { html } from "htm/preact";
import { say } from "../../../app/translations.js";
import { DecisionMap } from "../../map.js";
import { Row } from "../../tracks.js";
import { CapitalCity } from "../city/city.js";
import { placeOf, plotsAt } from "../city/placement.js";

/** @import { Question } from "../../../types" */
/** @import { View } from "../../view" */

/** @typedef {{ view: View, question: Question, given: any[], expert: any[] }} Props */

/** Show what the expert's answer looks like. @param {{ many: unknown[] }} props */
const ExpertKey = ({ many }) =>
  many.length > 0 &&
  html`
    <figcaption class="small muted mid">
      <i class="expert-key" aria-hidden="true"></i>
      ${" "}${say("page-review-expert-place")}
    </figcaption>
  `;

/** Show the capital city with the plots of both answers. @param {Props} props */
function DecisionCity({ view, question, given, expert }) {
  const city = view.humans[0].side?.city;
  /** @param {any[]} answers */
  const plots = (answers) =>
    answers.flatMap((answer) => {
      const place = placeOf(String(answer));
      return place ? plotsAt(/** @type {any} */ (question), place) : [];
    });
  const theirs = plots(expert);
  return (
    city &&
    html`
      <figure class="decision-board">
        <${CapitalCity} city=${city} marks=${{ given: plots(given), expert: theirs }} />
        <${ExpertKey} many=${theirs} />
      </figure>
    `
  );
}

/** Show the board at a decision. @param {Props} props */
export function DecisionBoard({ view, question, given, expert }) {
  if (question.id === "tapestry-you-place")
    return html`
      <${DecisionCity} view=${view} question=${question} given=${given} expert=${expert} />
    `;
  if (question.type === "menu")
    return html`
      <div class="decision-board">
        ${view.tracks.map(
          ({ id }) => html`
            <${Row} key=${id} id=${id} view=${view} />
          `,
        )}
      </div>
    `;
  /** @param {any[]} answers */
  const hexes = (answers) => (question.type === "space" ? answers.map(String) : []);
  const about = question.args?.hex?.id;
  return html`
    <figure class="decision-board">
      <${DecisionMap}
        hexes=${view.map.hexes}
        given=${[...hexes(given), ...(about ? [about] : [])]}
        expert=${hexes(expert)}
      />
      <${ExpertKey} many=${hexes(expert)} />
    </figure>
  `;
}
