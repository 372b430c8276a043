// A card in two sizes: a row of a list, and whole.

import { html } from "htm/preact";
import { Icon } from "../../parts.js";
import { name, say } from "../../words.js";
import { Disc, Seal, Signs } from "./grammar.js";
import { cardName, cardOf, isCorporation, kindOf, sentenceOf, tagsOf } from "./library.js";

/** @import { Children, Message } from "../../shapes" */
/** @import { Card } from "./view" */

/** What you would pay now, and what is printed where that differs. @param {{ card: Card, price?: number }} props */
function Spine({ card, price }) {
  if (isCorporation(card)) return html`<span class="spine" aria-hidden="true"><b>${card.money ?? 0}</b><small>${say("page-mc")}</small></span>`;
  const cost = card.cost ?? 0;
  const now = price ?? cost;
  return html`<span class="spine" aria-hidden="true"><b>${now}</b>${now < cost ? html`<small>${cost}−${cost - now}</small>` : html`<small>${say("page-mc")}</small>`}</span>`;
}

/** @param {{ card: Card }} props */
const Tags = ({ card }) => html`<span class="discs" aria-hidden="true">${tagsOf(card).map((tag) => html`<${Disc} of=${tag} />`)}</span>`;

/** What a card is to ears: its price, its tags and its sentence. @param {Card} card @param {number} [price] */
function spoken(card, price) {
  const cost = isCorporation(card) ? say("mars-screen-start-money", { mc: card.money ?? 0 }) : say("mars-screen-price", { mc: price ?? card.cost ?? 0 });
  return [cost, ...tagsOf(card).map((tag) => name({ kind: "mars-tag", id: tag })), sentenceOf(card)].filter(Boolean).join(", ");
}

/** Why not, with the sign of it. @param {{ why: Message }} props */
export const WhyNot = ({ why }) => html`<span class="why-not"><${Icon} name=${why.id === "mars-lack-money" ? "mars/short" : "mars/lock"} />${say(why.id, why.args)}</span>`;

/**
 * The inside of a row; what is done with it is up to whoever shows it.
 * @param {{ number: string, price?: number, why?: Message | null, children?: Children }} props
 */
export function Row({ number, price, why = null, children }) {
  const card = cardOf(number);
  return html`<${Spine} card=${card} price=${price} />
    <span class="row-body"><span class="row-top"><b class="row-name">${cardName(number)}</b><span class="sr">, ${spoken(card, price)}</span><${Tags} card=${card} /></span>
      <span class="row-mid"><${Signs} card=${card} />${card.points && html`<${Seal} points=${card.points} holds=${card.holds} />`}</span>
      ${why && html`<${WhyNot} why=${why} />`}${children}</span>`;
}

/** The class of a row. @param {string} number @param {boolean} [hollow] */
export const rowClass = (number, hollow = false) => `crow k-${kindOf(cardOf(number))} ${hollow ? "hollow" : ""}`;

/** A whole card. @param {{ number: string, price?: number, why?: Message | null, children?: Children }} props */
export function Whole({ number, price, why = null, children }) {
  const card = cardOf(number);
  const kind = kindOf(card);
  const sentence = sentenceOf(card);
  return html`<article class="whole k-${kind} ${why ? "hollow" : ""}">
    <div class="plate"><${Spine} card=${card} price=${price} /><span class="kind">${say(`mars-screen-kind-${kind}`)} · ${number}
      <small>${say(`mars-screen-set-${card.set}`)}</small></span><${Tags} card=${card} /></div>
    <div class="whole-body"><h3>${cardName(number)}</h3><span class="sr">${tagsOf(card).map((tag) => name({ kind: "mars-tag", id: tag })).join(", ")}</span>
      <div class="row-mid"><${Signs} card=${card} />${card.points && html`<${Seal} points=${card.points} holds=${card.holds} />`}</div>
      ${sentence && html`<p class="say">${sentence}</p>`}
      ${children}</div>
    ${why && html`<p class="status"><${WhyNot} why=${why} /></p>`}
  </article>`;
}
