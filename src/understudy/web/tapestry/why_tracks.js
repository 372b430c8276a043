// The explanation of a chosen track: the candidates, and the tie-break list in reading order.

import { html } from "htm/preact";
import { Icon } from "../ui/controls.js";
import { name, say } from "../app/translations.js";
import { printed } from "./printed_constants.js";
import { TieBreakSymbol } from "./decision_pair.js";
import { trackIcon, trackName } from "./tracks.js";

/** @import { ExplanationProps, Narrowing, Step } from "../types" */
/** @import { Document } from "./view" */

/** Messages by the tie-break rule that reads the list. @type {Record<string, string>} */
const READING = { "tapestry-tie-down": "page-tapestry-downwards", "tapestry-tie-up": "page-tapestry-upwards" };

/**
 * Return the number of the tie-break card before a step: from the latest pair, or the revealed progress card.
 * @param {Document} doc @param {number} number
 */
function tieBreakCard(doc, number) {
  const step = doc.journal
    .slice(0, number)
    .findLast(({ kind }) => kind === "tapestry-pair" || kind === "tapestry-progress-revealed");
  const card = step?.args?.tiebreak_card ?? step?.args?.card;
  return card && Number(card.id);
}

/**
 * Show the tie-break list in reading order. The values tell which track the heart (favorite track) stands for.
 * @param {{ doc: Document, step: Step, narrowing: Narrowing, before: string[] }} props
 */
function ReadingOrder({ doc, step, narrowing, before }) {
  const card = tieBreakCard(doc, step.number);
  if (!card) return null;
  const { order } = printed().decision_cards[card];
  const ordered = narrowing.rule === "tapestry-tie-down" ? order : order.toReversed();
  const places = new Set(before.map((_, n) => narrowing.values[n]));
  return html`
    <p class="small after">${say("page-tapestry-reads", { card })}${" "}${say(READING[narrowing.rule])}</p>
    <ol class="ords long">
      ${ordered.map(
        (id, n) => html`
          <${TieBreakSymbol}
            key=${id}
            id=${id}
            mark=${n + 1}
            cls=${n + 1 === narrowing.best ? "won" : places.has(n + 1) ? "" : "off"}
          />
        `,
      )}
    </ol>
  `;
}

/** Explain the choice of a track. @param {ExplanationProps<Document>} props */
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
        <${ReadingOrder} doc=${doc} step=${step} narrowing=${last} before=${before} />
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
