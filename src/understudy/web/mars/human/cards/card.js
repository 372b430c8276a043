// A card in two sizes: a row of a list, and whole.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { name, say } from "../../../app/translations.js";
import { Badge, CardSymbols, needsText } from "./card_symbols.js";
import { ResourceSymbol, TagSymbol } from "./symbols.js";
import { cardName, cardOf, isCorporation, kindOf, numberOf, sentenceOf, setName, tagsOf } from "./library.js";

/** @import { Children, Message } from "../../../types" */
/** @import { Card, InHand } from "../view" */

/** What you would pay now, what is printed where that differs, and what else may pay. @param {{ card: Card, price?: number, means?: string[] }} props */
function Spine({ card, price, means = [] }) {
  if (isCorporation(card))
    return html`
      <span class="spine" aria-hidden="true">
        <b>${card.money ?? 0}</b>
        <small>${say("page-mc")}</small>
      </span>
    `;
  if (card.kind === "prelude")
    return html`
      <span class="spine" aria-hidden="true"><${Icon} name="mars/prelude" /></span>
    `;
  const cost = card.cost ?? 0;
  const now = price ?? cost;
  return html`
    <span class="spine" aria-hidden="true">
      <b>${now}</b>
      ${
        now < cost
          ? html`
              <small>${cost}−${cost - now}</small>
            `
          : html`
              <small>${say("page-mc")}</small>
            `
      }${
        means.length > 0 &&
        html`
          <span class="spine-means">
            ${means.map(
              (key) => html`
                <${ResourceSymbol} of=${key} />
              `,
            )}
          </span>
        `
      }
    </span>
  `;
}

/** @param {{ card: Card }} props */
const Tags = ({ card }) => html`
  <span class="discs" aria-hidden="true">
    ${tagsOf(card).map(
      (tag) => html`
        <${TagSymbol} of=${tag} />
      `,
    )}
  </span>
`;

/** What a card is to ears: its price, its tags and its sentence where nobody reads that. @param {Card} card @param {number | undefined} price @param {boolean} read */
export function spoken(card, price, read) {
  const cost = isCorporation(card)
    ? say("mars-screen-start-money", { mc: card.money ?? 0 })
    : say("mars-screen-price", { mc: price ?? card.cost ?? 0 });
  return [
    card.kind !== "prelude" && cost,
    ...tagsOf(card).map((tag) => name({ kind: "mars-tag", id: tag })),
    !read && sentenceOf(card),
  ]
    .filter(Boolean)
    .join(", ");
}

const PARAMETERS = ["temperature", "oxygen", "oceans", "venus"];

/** Whether something can never be done again: no parameter goes back. @param {Message | null} why */
export const isLate = (why) => why?.id === "mars-lack-at-most" && PARAMETERS.includes(why.args?.of);

/** @param {Message} why */
const signOf = (why) => (isLate(why) ? "mars/late" : why.id === "mars-lack-money" ? "mars/short" : "mars/lock");

/** Why not, with the sign of it. @param {{ why: Message }} props */
export const WhyNot = ({ why }) => html`
  <span class="why-not">
    <${Icon} name=${signOf(why)} />
    <span>
      ${
        isLate(why) &&
        html`
          <b>${say("mars-screen-too-late")}</b>
          ${" "}
        `
      }${say(why.id, why.args)}
    </span>
  </span>
`;

/** The next step of a parameter closes it. @param {{ last: { of: string, have: number } | null }} props */
export const LastChance = ({ last }) =>
  last &&
  html`
    <span class="why-not last-chance">
      <${Icon} name="mars/late" />
      <span>
        <b>${say("mars-screen-last-chance")}</b>
        ${" "}${say("mars-screen-stands-at", last)}
      </span>
    </span>
  `;

/**
 * The inside of a row; what is done with it is up to whoever shows it. Its sentence stands there `inWords`, or where signs do not do.
 * @param {{ number: string, inWords?: boolean, price?: number, why?: Message | null, means?: string[], last?: InHand["last"], children?: Children }} props
 */
export function Row({ number, inWords = false, price, why = null, means, last = null, children }) {
  const card = cardOf(number);
  const read = inWords || needsText(card);
  return html`
    <${Spine} card=${card} price=${price} means=${means} />
    <span class="row-body">
      <span class="row-top">
        <b class="row-name">${cardName(number)}</b>
        <span class="sr">,${" "}${spoken(card, price, read)}</span>
        <${Tags} card=${card} />
      </span>
      <span class="row-mid">
        <${CardSymbols} card=${card} />
        ${
          card.points &&
          html`
            <${Badge} points=${card.points} holds=${card.holds} />
          `
        }
      </span>
      ${
        read &&
        html`
          <span class="say">${sentenceOf(card)}</span>
        `
      }${
        why
          ? html`
              <${WhyNot} why=${why} />
            `
          : html`
              <${LastChance} last=${last} />
            `
      }${children}
    </span>
  `;
}

/** A card in a line: price, name, tags, and why it is hollow. @param {{ number: string, price?: number, why?: Message | null }} props */
export function Chip({ number, price, why = null }) {
  const card = cardOf(number);
  const cost = card.cost ?? 0;
  return html`
    <span class="cchip k-${kindOf(card)} ${why ? "hollow" : ""} ${isLate(why) ? "late" : ""}">
      <span class="spine" aria-hidden="true">
        ${
          card.kind === "project"
            ? html`
                <b>${price ?? cost}</b>
                ${
                  price !== undefined &&
                  price < cost &&
                  html`
                    <small>${cost}−${cost - price}</small>
                  `
                }
              `
            : isCorporation(card)
              ? html`
                  <b>${card.money ?? 0}</b>
                `
              : html`
                  <${Icon} name="mars/prelude" />
                `
        }
      </span>
      <b class="row-name">${cardName(number)}</b>
      <${Tags} card=${card} />
    </span>
  `;
}

/** The class of a row. @param {string} number @param {Message | null} [why] why it is hollow */
export const rowClass = (number, why = null) =>
  `crow k-${kindOf(cardOf(number))} ${why ? "hollow" : ""} ${isLate(why) ? "late" : ""}`;

/** Whom a lower price is owed to. @param {{ cheaper: Record<string, number> }} props */
const Cheaper = ({ cheaper }) =>
  Object.entries(cheaper).map(
    ([giver, less]) => html`
      <p class="status cheaper" key=${giver}>
        <${Icon} name="mars/off" />
        <span>${say("mars-screen-cheaper", { mc: less, card: cardName(giver) })}</span>
      </p>
    `,
  );

/** A whole card. @param {{ number: string, price?: number, why?: Message | null, means?: string[], last?: InHand["last"], cheaper?: Record<string, number>, children?: Children }} props */
export function Whole({ number, price, why = null, means, last = null, cheaper = {}, children }) {
  const card = cardOf(number);
  const kind = kindOf(card);
  const sentence = sentenceOf(card);
  return html`
    <article class="whole k-${kind} ${why ? "hollow" : ""}">
      <div class="plate">
        <${Spine} card=${card} price=${price} means=${means} />
        <span class="kind">
          ${[say(`mars-screen-kind-${kind}`), numberOf(card)].filter(Boolean).join(" · ")}
          <small>${setName(card.set)}</small>
        </span>
        <${Tags} card=${card} />
      </div>
      <div class="whole-body">
        <h3>${cardName(number)}</h3>
        <span class="sr">
          ${tagsOf(card)
            .map((tag) => name({ kind: "mars-tag", id: tag }))
            .join(", ")}
        </span>
        <div class="row-mid">
          <${CardSymbols} card=${card} />
          ${
            card.points &&
            html`
              <${Badge} points=${card.points} holds=${card.holds} />
            `
          }
        </div>
        ${
          sentence &&
          html`
            <p class="say">${sentence}</p>
          `
        }${
          card.doubt &&
          html`
            <p class="say doubt">
              <${Icon} name="warning" />
              ${say(card.doubt)}
            </p>
          `
        }${children}
      </div>
      <${Cheaper} cheaper=${cheaper} />
      ${
        why
          ? html`
              <p class="status"><${WhyNot} why=${why} /></p>
            `
          : last &&
            html`
              <p class="status"><${LastChance} last=${last} /></p>
            `
      }
    </article>
  `;
}
