// Why this track: the list of the tie-break card in the order it is read, and who dropped out before.

import { html } from "htm/preact";
import { Icon } from "../ui/controls.js";
import { name, say } from "../app/translations.js";
import { printed } from "./printed_constants.js";
import { Symbol } from "./decision_pair.js";
import { trackIcon, trackName } from "./tracks.js";

/** @import { Explaining, Narrowing, Step } from "../types" */
/** @import { Document } from "./view" */

/** @type {Record<string, string>} */
const READING = { "tapestry-tie-down": "page-tapestry-downwards", "tapestry-tie-up": "page-tapestry-upwards" };

/**
 * The card whose left half broke the tie: of the latest pair, or the progress card that was turned over.
 * @param {Document} doc @param {number} number
 */
function cardBefore(doc, number) {
  const step = doc.journal
    .slice(0, number)
    .findLast(({ kind }) => kind === "tapestry-pair" || kind === "tapestry-progress-revealed");
  const card = step?.args?.tiebreak_card ?? step?.args?.card;
  return card && Number(card.id);
}

/**
 * The list in reading order; a heart is the favourite track, which only the values tell.
 * @param {{ doc: Document, step: Step, narrowing: Narrowing, before: string[] }} props
 */
function Reading({ doc, step, narrowing, before }) {
  const card = cardBefore(doc, step.number);
  if (!card) return null;
  const { order } = printed().decision_cards[card];
  const read = narrowing.rule === "tapestry-tie-down" ? order : order.toReversed();
  const at = new Map(before.map((id, n) => [narrowing.values[n], id]));
  return html`
    <p class="small after">${say("page-tapestry-reads", { card })}${" "}${say(READING[narrowing.rule])}</p>
    <ol class="ords long">
      ${read.map(
        (id, n) => html`
          <${Symbol}
            key=${id}
            id=${id}
            mark=${n + 1}
            cls=${n + 1 === narrowing.best ? "won" : at.has(n + 1) ? "" : "off"}
          />
        `,
      )}
    </ol>
  `;
}

/** @param {Explaining<Document>} props */
export function WhyTracks({ doc, step, dropped }) {
  const { candidates, narrowings, chosen } = step.deliberation;
  const last = narrowings.at(-1);
  const before = narrowings.at(-2)?.left ?? candidates;
  const first = narrowings[0];
  return html`
    <ol class="named">
      ${candidates.map(
        (id, n) => html`
          <li key=${id} class=${id === chosen?.id ? "won" : ""}>
            <${Icon} name=${trackIcon(id)} />
            ${trackName(id)}${
              !READING[first?.rule] &&
              html`
                <span>${first?.values[n]}</span>
              `
            }${
              dropped.has(id) &&
              html`
                <b>
                  <span class="sr">${say("page-why-line")}${" "}</span>
                  ${dropped.get(id)}
                </b>
              `
            }
          </li>
        `,
      )}
    </ol>
    ${
      last &&
      READING[last.rule] &&
      html`
        <${Reading} doc=${doc} step=${step} narrowing=${last} before=${before} />
      `
    }
    <p class="tiny muted mid">
      ${say("page-why-numbers")}${" "}${!READING[first?.rule] ? say("page-tapestry-distances") : ""}
    </p>
    ${
      chosen &&
      html`
        <p class="sr">${name(chosen)}</p>
      `
    }
  `;
}
