// The result of a turn at a glance: the pair or the income turn, the outcome, what moved; and one step as a picture.

import { html } from "htm/preact";
import { changesOf, lastOf } from "../journal/facts.js";
import { Icon } from "../ui/controls.js";
import { number, say } from "../app/translations.js";
import { Crop } from "./map.js";
import { touchedIn } from "./hexes.js";
import { Pair } from "./decision_pair.js";
import { Move } from "./tracks.js";
import { incomeOf, outcome, pairOf, side } from "./turns.js";

/** @import { Changes, Step } from "../types" */
/** @import { Document } from "./view" */

/** Facts as numbers before and after: name, symbol, label. */
const DELTAS = [
  ["automa.vp", "award", "page-tapestry-automa-vp"],
  ["human.vp", "award", "page-tapestry-vp-of"],
  ["human2.vp", "award", "page-tapestry-vp-of"],
  ["automa.outposts", "tapestry/outpost", "page-tapestry-automa-outposts"],
  ["shadow.outposts", "tapestry/toppled", "page-tapestry-shadow-outposts"],
  ["automa.tapestry", "card", "page-tapestry-beside"],
];

/** @param {{ changes: Changes }} props */
function Deltas({ changes }) {
  const shown = DELTAS.filter(([what]) => changes.has(what));
  return (
    shown.length > 0 &&
    html`
      <dl class="deltas">
        ${shown.map(
          ([what, icon, label]) => html`
            <div class="delta" key=${what}>
              <dt>
                <${Icon} name=${icon} />
                ${say(label, { owner: { kind: "tapestry-owner", id: what.split(".")[0] } })}
              </dt>
              <dd>
                <i>${number(Number(changes.get(what)?.before ?? 0))}${" "}→</i>
                ${" "}${number(Number(changes.get(what)?.after ?? 0))}
              </dd>
            </div>
          `,
        )}
      </dl>
    `
  );
}

/** The markers that moved: {owner, track, before, after}. @param {Changes} changes */
const moves = (changes) =>
  [...changes]
    .filter(([what]) => what.includes(".track."))
    .map(([what, { before, after }]) => {
      const [owner, , track] = what.split(".");
      return { owner, track, before, after };
    });

/** @param {{ changes: Changes }} props */
const Moved = ({ changes }) =>
  moves(changes).map(
    (move) => html`
      <${Move} key=${`${move.owner} ${move.track}`} ...${move} />
    `,
  );

/** @param {{ doc: Document, steps: Step[] }} props the steps of one turn */
export function TurnSummary({ doc, steps }) {
  const changes = changesOf(steps);
  const touched = touchedIn(steps);
  const pair = pairOf(steps);
  const income = incomeOf(steps);
  const bots = side(steps) === "bot";
  const told = outcome(steps);
  return html`
    <section class="verdict">
      ${
        bots &&
        pair &&
        html`
          <${Pair} cards=${pair} view=${doc.view} />
        `
      }${
        bots &&
        income !== null &&
        html`
          <p class="income-title">
            <${Icon} name="tapestry/income" />
            ${say("tapestry-income", { turn: income })}
          </p>
        `
      }${
        told &&
        html`
          <h2>${told}</h2>
        `
      }${
        bots &&
        html`
          <div class="strip ${touched.length > 0 ? "two" : ""}">
            <div><${Moved} changes=${changes} /></div>
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

/** @param {{ doc: Document, step: Step }} props */
export function StepPicture({ doc, step }) {
  const changes = changesOf([step]);
  const [touched] = touchedIn([step]);
  return html`
    <div class="moment">
      <${Moved} changes=${changes} />
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
