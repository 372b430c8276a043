// The summary of a turn: the card, the outcome, moved trackers, placed tiles, numbers before and after.

import { html } from "htm/preact";
import { lastOf } from "../../journal/facts.js";
import { Icon } from "../../ui/controls.js";
import { name, number, printedNumber, say } from "../../app/translations.js";
import { Crop } from "../board/map.js";
import { changesNotReported, oceansBefore, placedIn } from "./journal_facts.js";
import { EffectsOnYou } from "../human/report/effects_on_you.js";
import { tagIcon } from "../board/tags.js";
import { Snippets, movedTracks } from "../board/tracks.js";
import { announce, cardsOf } from "./turns.js";

/** @import { Changes, Step } from "../../types" */
/** @import { Document } from "../view" */

/** Facts shown before and after: fact, symbol, label, unit. @type {[string, string, () => string, string][]} */
const DELTAS = [
  ["bot.tr", "mars/tr", () => say("page-bot-tr"), ""],
  ["bot.mc", "mars/mc", () => say("page-bot-mc"), ""],
  ["temperature", "mars/temperature", () => name({ kind: "mars-parameter", id: "temperature" }), " °C"],
  ["oxygen", "mars/oxygen", () => name({ kind: "mars-parameter", id: "oxygen" }), " %"],
  ["oceans", "mars/ocean", () => name({ kind: "mars-parameter", id: "oceans" }), ""],
  ["venus", "mars/venus", () => name({ kind: "mars-parameter", id: "venus" }), " %"],
  ["bot.floaters", "mars/floater", () => say("page-bot-floaters"), ""],
  ["human.tr", "mars/tr", () => say("page-your-tr"), ""],
  ["human.stock.plants", "mars/plants", () => say("page-your-plants"), ""],
];

/** Show the card that MarsBot resolved, with its tags. @param {{ id: string, steps: Step[] }} props */
function Card({ id, steps }) {
  const bonus = id.startsWith("B");
  const tags = steps.filter(({ kind }) => kind === "mars-tag").map(({ args }) => args?.tag.id);
  return html`
    <div class="flipcard">
      <span class="face" aria-hidden="true">${printedNumber(id)}</span>
      <div>
        <b>
          <span class="sr">${printedNumber(id)}${" "}</span>
          ${name({ kind: "mars-card", id })}
        </b>
        <span class="small muted">${bonus ? say(`mars-bonus-${id}`) : say("page-resolved")}</span>
      </div>
      ${
        !bonus &&
        html`
          <span class="tags">
            ${tags.map(
              (tag) => html`
                <span class="tag" role="img" aria-label=${name({ kind: "mars-tag", id: tag })}>
                  <${Icon} name=${tagIcon(tag)} />
                </span>
              `,
            )}
          </span>
        `
      }
    </div>
  `;
}

/** Show facts before and after. @param {{ doc: Document, steps: Step[], changes: Changes }} props */
export function Deltas({ doc, steps, changes }) {
  const first = steps[0].number;
  const oceans = { before: oceansBefore(doc, first), after: oceansBefore(doc, lastOf(steps).number + 1) };
  const all = new Map(changes);
  if (oceans.before !== oceans.after) all.set("oceans", oceans);
  // The screen game shows your facts among the effects on you.
  const shown = DELTAS.filter(([what]) => all.has(what) && !(doc.view.you && what.startsWith("human.")));
  if (shown.length === 0) return null;
  return html`
    <dl class="deltas">
      ${shown.map(([what, icon, label, unit]) => {
        const { before, after } = /** @type {{ before: number, after: number }} */ (all.get(what));
        return html`
          <div class="delta">
            <dt>
              <${Icon} name=${icon} />
              ${label()}
            </dt>
            <dd>
              <i>${number(before ?? 0)}${" "}→</i>
              ${" "}${number(after)}${unit}
            </dd>
          </div>
        `;
      })}
    </dl>
  `;
}

/** Show the result of a turn. @param {{ doc: Document, steps: Step[] }} props */
export function TurnSummary({ doc, steps }) {
  const changes = changesNotReported(steps);
  const [card] = cardsOf(steps);
  const end = lastOf(steps).number + 1;
  const isMoved = movedTracks(doc.view, changes).length > 0;
  const placed = placedIn(steps);
  const text = announce(steps);
  const deltas = html`
    <${Deltas} doc=${doc} steps=${steps} changes=${changes} />
  `;
  return html`
    <section class="turn-summary">
      ${
        card &&
        html`
          <${Card} id=${card} steps=${steps} />
        `
      }${
        text &&
        html`
          <h2>${text}</h2>
        `
      }${
        (isMoved || placed.length > 0) &&
        html`
          <div class="strip ${placed.length > 0 ? "two" : ""}">
            <div>
              <${Snippets} doc=${doc} changes=${changes} end=${end} />
              ${!isMoved && deltas}
            </div>
            ${
              placed.length > 0 &&
              html`
                <figure><${Crop} doc=${doc} id=${placed.at(-1)} after=${end} /></figure>
              `
            }
          </div>
        `
      }${(isMoved || placed.length === 0) && deltas}${
        doc.view.you &&
        html`
          <${EffectsOnYou} doc=${doc} steps=${steps} />
        `
      }
    </section>
  `;
}
