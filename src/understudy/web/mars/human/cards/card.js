// A card in three sizes: chip, row of a list, full card.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { name, say } from "../../../app/translations.js";
import { Badge, CardSymbols, needsText } from "./card_symbols.js";
import { ResourceSymbol, TagSymbol } from "./symbols.js";
import {
  cardName,
  cardOf,
  effectsOf,
  isCorporation,
  kindOf,
  numberOf,
  sentenceOf,
  setName,
  tagsOf,
} from "./library.js";

/** @import { Children, Message } from "../../../types" */
/** @import { Card, HandCard } from "../view" */

/**
 * A card with its price for you now, why it cannot be played, resources that can pay for it, and its last chance.
 * @typedef {{
 *   number: string,
 *   price?: number,
 *   why?: Message | null,
 *   means?: string[],
 *   last?: HandCard["last"],
 *   children?: Children,
 * }} CardProps
 */

/**
 * Show the price now, the printed price if it differs, and the resources that can pay.
 * @param {{ card: Card, price?: number, means?: string[] }} props
 */
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

/**
 * Return the text of a card for screen readers: price, tags, and the sentence unless the card shows it.
 * @param {Card} card @param {number | undefined} price @param {boolean} showsText
 */
export function spokenText(card, price, showsText) {
  const cost = isCorporation(card)
    ? say("mars-screen-start-money", { mc: card.money ?? 0 })
    : say("mars-screen-price", { mc: price ?? card.cost ?? 0 });
  return [
    card.kind !== "prelude" && cost,
    ...tagsOf(card).map((tag) => name({ kind: "mars-tag", id: tag })),
    !showsText && sentenceOf(card),
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {{ card: Card }} props */
const SymbolsAndPoints = ({ card }) => html`
  <${CardSymbols} card=${card} />
  ${
    card.points &&
    html`
      <${Badge} points=${card.points} holds=${card.holds} />
    `
  }
`;

const PARAMETERS = ["temperature", "oxygen", "oceans", "venus"];

/**
 * Return whether the reason is permanent: a parameter is above its limit, and parameters never fall.
 * @param {Message | null} why
 */
export const isTooLate = (why) => why?.id === "mars-lack-at-most" && PARAMETERS.includes(why.args?.of);

/** Return the symbol of a reason. @param {Message} why */
const iconOf = (why) => (isTooLate(why) ? "mars/late" : why.id === "mars-lack-money" ? "mars/short" : "mars/lock");

/** Show why something is not possible. @param {{ why: Message }} props */
export const WhyNot = ({ why }) => html`
  <span class="why-not">
    <${Icon} name=${iconOf(why)} />
    <span>
      ${
        isTooLate(why) &&
        html`
          <b>${say("mars-screen-too-late")}</b>
          ${" "}
        `
      }${say(why.id, why.args)}
    </span>
  </span>
`;

/** Show that the next step of a parameter makes a card impossible. @param {{ last: HandCard["last"] }} props */
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
 * Show the content of a card's row; with its text if `withText` is set or the symbols are not enough.
 * @param {CardProps & { withText?: boolean }} props
 */
export function CardRow({ number, withText = false, price, why = null, means, last = null, children }) {
  const card = cardOf(number);
  const needsAll = needsText(card);
  const effects = withText && !needsAll ? effectsOf(card) : "";
  return html`
    <${Spine} card=${card} price=${price} means=${means} />
    <span class="row-body">
      <span class="row-top">
        <b class="row-name">${cardName(number)}</b>
        <span class="sr">,${" "}${spokenText(card, price, needsAll)}</span>
        <${Tags} card=${card} />
      </span>
      <span class="row-mid"><${SymbolsAndPoints} card=${card} /></span>
      ${
        needsAll
          ? html`
              <span class="say">${sentenceOf(card)}</span>
            `
          : effects &&
            html`
              <span class="say" aria-hidden="true">${effects}</span>
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

/** Show a card in a line: price, name, tags. @param {Pick<CardProps, "number" | "price" | "why">} props */
export function CardChip({ number, price, why = null }) {
  const card = cardOf(number);
  const cost = card.cost ?? 0;
  return html`
    <span class="cchip k-${kindOf(card)} ${why ? "hollow" : ""} ${isTooLate(why) ? "late" : ""}">
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

/** Return the CSS classes of a card's row. @param {string} number @param {Message | null} [why] why it is hollow */
export const rowClass = (number, why = null) =>
  `crow k-${kindOf(cardOf(number))} ${why ? "hollow" : ""} ${isTooLate(why) ? "late" : ""}`;

/** Show the cards that lower the price. @param {{ cheaper: Record<string, number> }} props */
const Discounts = ({ cheaper }) =>
  Object.entries(cheaper).map(
    ([giver, less]) => html`
      <p class="status cheaper" key=${giver}>
        <${Icon} name="mars/off" />
        <span>${say("mars-screen-cheaper", { mc: less, card: cardName(giver) })}</span>
      </p>
    `,
  );

/**
 * Show a full card; `reasons` are all reasons why it cannot be played, without them only the first is known.
 * @param {CardProps & { cheaper?: Record<string, number>, reasons?: Message[] }} props
 */
export function FullCard({ number, price, why = null, reasons, means, last = null, cheaper = {}, children }) {
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
        <div class="row-mid"><${SymbolsAndPoints} card=${card} /></div>
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
      <${Discounts} cheaper=${cheaper} />
      ${
        why
          ? (reasons ?? [why]).map(
              (reason) => html`
                <p class="status" key=${JSON.stringify(reason)}><${WhyNot} why=${reason} /></p>
              `,
            )
          : last &&
            html`
              <p class="status"><${LastChance} last=${last} /></p>
            `
      }
    </article>
  `;
}
