// The revealed pair of decision cards. Only the inner halves count; the tie-break order is shown for each bot.

import { html } from "htm/preact";
import { Icon, Owner } from "../ui/controls.js";
import { labelled, name, say } from "../app/translations.js";
import { printed } from "./printed_constants.js";
import { SEEK_ICONS, decisionKey, symbolName } from "./reference.js";
import { ScanPicture } from "./hex_scan.js";
import { trackIcon } from "./tracks.js";

/** @import { View } from "./view" */

/** Show a symbol of the tie-break list. @param {{ id: string, cls?: string, mark?: number }} props */
export const TieBreakSymbol = ({ id, cls = "", mark }) => html`
  <li class="ord ${cls}" aria-label=${symbolName(id)}>
    <${Icon} name=${id === "heart" ? "tapestry/heart" : trackIcon(id)} />
    ${
      mark &&
      html`
        <small aria-hidden="true">${mark}</small>
      `
    }
  </li>
`;

/** Show what a bot seeks by the track card. @param {{ bot: string, seek: string }} props */
const Seek = ({ bot, seek }) => html`
  <p class="seek">
    <${Owner} side=${bot} />
    <span class="sr">${labelled(name({ kind: "tapestry-owner", id: bot }))}</span>
    <${Icon} name=${SEEK_ICONS[seek]} />
    <span>${say(`page-tapestry-seek-${seek}`)}</span>
  </p>
`;

/** Show the tie-break symbols in a bot's reading order. @param {{ bot: string, order: string[] }} props */
const ReadingOrder = ({ bot, order }) => html`
  <div class="read">
    <${Owner} side=${bot} />
    <span>${say(bot === "automa" ? "page-tapestry-downwards" : "page-tapestry-upwards")}</span>
    <ol class="ords" aria-label=${name({ kind: "tapestry-owner", id: bot })}>
      ${order.map(
        (id) => html`
          <${TieBreakSymbol} id=${id} key=${id} />
        `,
      )}
    </ol>
  </div>
`;

/** Show the number of a card as a link to its entry in the reference. @param {{ card: number }} props */
const CardNumber = ({ card }) => html`
  <a class="look-up" href=${`#/rules/tapestry/${encodeURIComponent(decisionKey(card))}`}><b>${card}</b></a>
`;

/** Show the track card and the tie-break card. @param {{ cards: [number, number], view: View }} props */
export function Pair({ cards: [left, right], view }) {
  const track = printed().decision_cards[left];
  const tiebreak = printed().decision_cards[right];
  const bots = view.bots.map((bot) => bot.name);
  return html`
    <div class="pair" role="group" aria-label=${say("page-tapestry-pair")}>
      <article class="dcard">
        <h3>
          ${say("page-tapestry-track-card")}
          <${CardNumber} card=${left} />
        </h3>
        ${bots.map(
          (bot) => html`
            <${Seek} key=${bot} bot=${bot} seek=${track[/** @type {"automa" | "shadow"} */ (bot)]} />
          `,
        )}${
          track.income &&
          view.automa &&
          html`
            <p class="seek">
              <${Icon} name="tapestry/income" />
              <span>${say("page-tapestry-income-symbol")}</span>
            </p>
          `
        }
      </article>
      <article class="dcard">
        <h3>
          ${say("page-tapestry-tiebreak-card")}
          <${CardNumber} card=${right} />
        </h3>
        <div class="dcard-in">
          <div>
            ${bots.map(
              (bot) => html`
                <${ReadingOrder}
                  key=${bot}
                  bot=${bot}
                  order=${bot === "automa" ? tiebreak.order : tiebreak.order.toReversed()}
                />
              `,
            )}${
              tiebreak.topple &&
              html`
                <p class="seek">
                  <${Icon} name="tapestry/toppled" />
                  <span>${say("page-tapestry-topple-symbol")}</span>
                </p>
              `
            }
          </div>
          <${ScanPicture} scan=${tiebreak.scan} hexes=${view.map.hexes} />
        </div>
      </article>
    </div>
  `;
}
