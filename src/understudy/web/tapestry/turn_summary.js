// The summary of a turn: the pair or the income turn, the outcome, the moves; and the picture of one step.

import { html } from "htm/preact";
import { changesOf, lastOf } from "../journal/facts.js";
import { Icon } from "../ui/controls.js";
import { number, say } from "../app/translations.js";
import { Crop } from "./map.js";
import { touchedIn } from "./hexes.js";
import { Pair } from "./decision_pair.js";
import { Move } from "./tracks.js";
import { IncomeReport } from "./human/income_report.js";
import { systemOf } from "../app/faces.js";
import { incomeOf, outcome, pairOf, side } from "./turns.js";

/** @import { Changes, Step } from "../types" */
/** @import { Document } from "./view" */

/** Facts that are shown before and after: fact, symbol, label. */
const DELTAS = [
  ["automa.vp", "award", "page-tapestry-automa-vp"],
  ["human.vp", "award", "page-tapestry-vp-of"],
  ["human2.vp", "award", "page-tapestry-vp-of"],
  ["automa.outposts", "tapestry/outpost", "page-tapestry-automa-outposts"],
  ["shadow.outposts", "tapestry/toppled", "page-tapestry-shadow-outposts"],
  ["automa.tapestry", "card", "page-tapestry-beside"],
];

/** Show facts before and after. @param {{ changes: Changes }} props */
function Deltas({ changes }) {
  const shown = DELTAS.filter(([fact]) => changes.has(fact));
  return (
    shown.length > 0 &&
    html`
      <dl class="deltas">
        ${shown.map(
          ([fact, icon, label]) => html`
            <div class="delta" key=${fact}>
              <dt>
                <${Icon} name=${icon} />
                ${say(label, { owner: { kind: "tapestry-owner", id: fact.split(".")[0] } })}
              </dt>
              <dd>
                <i>${number(Number(changes.get(fact)?.before ?? 0))}${" "}→</i>
                ${" "}${number(Number(changes.get(fact)?.after ?? 0))}
              </dd>
            </div>
          `,
        )}
      </dl>
    `
  );
}

/** Show the markers that moved. @param {{ changes: Changes }} props */
const Moves = ({ changes }) =>
  [...changes]
    .filter(([fact]) => fact.includes(".track."))
    .map(([fact, { before, after }]) => {
      const [owner, , track] = fact.split(".");
      return html`
        <${Move} key=${`${owner} ${track}`} owner=${owner} track=${track} before=${before} after=${after} />
      `;
    });

/** Show the result of a turn. @param {{ doc: Document, steps: Step[] }} props */
export function TurnSummary({ doc, steps }) {
  if (systemOf(doc).isOwnTurnReported(steps))
    return html`
      <${IncomeReport} steps=${steps} />
    `;
  const changes = changesOf(steps);
  const touched = touchedIn(steps);
  const pair = pairOf(steps);
  const income = incomeOf(steps);
  const byBots = side(steps) === "bot";
  const text = outcome(steps);
  return html`
    <section class="turn-summary">
      ${
        byBots &&
        pair &&
        html`
          <${Pair} cards=${pair} view=${doc.view} />
        `
      }${
        byBots &&
        income !== null &&
        html`
          <p class="income-title">
            <${Icon} name="tapestry/income" />
            ${say("tapestry-income", { turn: income })}
          </p>
        `
      }${
        text &&
        html`
          <h2>${text}</h2>
        `
      }${
        byBots &&
        html`
          <div class="strip ${touched.length > 0 ? "two" : ""}">
            <div><${Moves} changes=${changes} /></div>
            ${
              touched.length > 0 &&
              html`
                <figure><${Crop} doc=${doc} id=${touched.at(-1)} after=${lastOf(steps).number + 1} /></figure>
              `
            }
          </div>
        `
      }
      <${Deltas} changes=${changes} />
    </section>
  `;
}

/** Show one step as a picture. @param {{ doc: Document, step: Step }} props */
export function StepPicture({ doc, step }) {
  const changes = changesOf([step]);
  const [touched] = touchedIn([step]);
  return html`
    <div class="moment">
      <${Moves} changes=${changes} />
      ${
        touched &&
        html`
          <figure><${Crop} doc=${doc} id=${touched} after=${step.number + 1} /></figure>
        `
      }
      <${Deltas} changes=${changes} />
    </div>
  `;
}
