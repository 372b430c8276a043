// The questions of the screen game that have their own form, and what this game adds to the shared ones.

import { html } from "htm/preact";
import { Owner } from "../../ui/controls.js";
import { giveAnswer } from "../../prompt/edited_question.js";
import { sending } from "../../play/game_state/current_game.js";
import { name, say, sentence } from "../../app/translations.js";
import { HintButton } from "../../advice/hint_button.js";
import { confirmIf } from "../../human/confirm.js";
import { Heading } from "../../human/question_heading.js";
import { Amount, Options, Place, QuestionText } from "../../human/questions.js";
import { PreviewLine } from "../../human/preview.js";
import { CardRow, rowClass } from "./cards/card.js";
import { NO_CARD, buyCards, isStart, picked, viewNow } from "./selection.js";
import { ConfirmBuyNone } from "./confirm_buy_none.js";
import { CurrentHand } from "./cards/offered_cards.js";
import { stepSymbols } from "./cards/step_symbols.js";
import { ResourceSymbol } from "./cards/symbols.js";
import { alternative, cardName, cardOf, kindOf } from "./cards/library.js";
import { Payment } from "./payment.js";
import { CostSummary, Start, useHandTab } from "./start.js";
import { Turn } from "./turn/turn.js";

/** @import { ComponentType } from "preact" */
/** @import { ChoiceQuestion, PreviewReport, Question } from "../../types" */
/** @import { View } from "../view" */

/** Ask which cards to buy. @param {{ question: ChoiceQuestion }} props */
function Buy({ question }) {
  useHandTab();
  const { cards } = picked();
  const money = viewNow().you?.stock.mc ?? 0;
  const price = Number(question.args.price);
  const chosen = cards.filter((card) => question.options.includes(card));
  const buy = () => buyCards(chosen);
  const offered = question.options.filter((id) => id !== NO_CARD);
  const all = chosen.length === 0 && offered.length > 1 && offered.length * price <= money;
  const label = say("mars-screen-buy", { count: chosen.length });
  const givesUp = chosen.length === 0 && offered.length > 0;
  return html`
    <div class="kicker">
      <${Owner} side="human" />
      <span>${name({ kind: "mars-owner", id: "human" })}</span>
      <${HintButton} />
    </div>
    <${Heading}>${say("mars-screen-which-cards")}<//>
    <${CostSummary} money=${money} count=${chosen.length} price=${price} />
    <div class="go">
      <button
        type="button"
        class="btn ${givesUp ? "" : "primary"}"
        disabled=${sending.value}
        onClick=${() => confirmIf(givesUp, buy)}
      >
        ${label}
      </button>
      ${
        all &&
        html`
          <button type="button" class="btn" data-buy-all disabled=${sending.value} onClick=${() => buyCards(offered)}>
            ${say("mars-screen-buy-all", { count: offered.length })}
          </button>
        `
      }
    </div>
    <${ConfirmBuyNone} money=${money} price=${price} label=${label} onConfirm=${buy} />
  `;
}

/** Ask which card of the draft to keep. @param {{ question: ChoiceQuestion }} props */
function Draft({ question }) {
  useHandTab();
  const [kept] = picked().cards.filter((card) => question.options.includes(card));
  return html`
    <${QuestionText} question=${question} />
    <div class="go">
      <button type="button" class="btn primary" disabled=${!kept || sending.value} onClick=${() => giveAnswer(kept)}>
        ${kept ? say("mars-screen-keep", { card: cardName(kept) }) : say("mars-screen-choose-one")}
      </button>
    </div>
  `;
}

/** Show what asks, a card or a global event, and the card it reveals. @param {{ question: { args: any } }} props */
export function AskingCard({ question: { args } }) {
  const card = args.card && cardOf(args.card.id);
  return html`
    ${
      args.card &&
      html`
        <p class="asker ${card ? `k-${kindOf(card)}` : ""}"><b>${name(args.card)}</b></p>
      `
    }${
      args.looked?.id &&
      html`
        <div class=${rowClass(args.looked.id)}><${CardRow} number=${args.looked.id} withText /></div>
      `
    }
  `;
}

/**
 * Return how an option is shown, or null for its name with a preview.
 * @param {ChoiceQuestion} question @param {string} id @param {PreviewReport} [preview]
 */
export function option({ kind, words }, id, preview) {
  if (kind === "mars-your-card")
    return {
      cls: rowClass(id),
      content: html`
        <${CardRow} number=${id}><${PreviewLine} preview=${preview} /><//>
      `,
    };
  if (kind === "mars-option-of")
    return {
      content: html`
        <span class="signs" aria-hidden="true">${stepSymbols(alternative(id))}</span>
        <span class="option-words">${words?.[id] && sentence(words[id])}</span>
        <${PreviewLine} preview=${preview} />
      `,
    };
  if (kind === "mars-resource")
    return {
      symbol: html`
        <${ResourceSymbol} of=${id} />
      `,
    };
  return id === "bot" || id === "human"
    ? {
        symbol: html`
          <${Owner} side=${id} />
        `,
      }
    : null;
}

/** Show your hand, unless its cards are the answers. @param {{ question: { options?: string[] } }} props */
export function HandBeside({ question: { options = [] } }) {
  const { you } = viewNow();
  const inHand = new Set(you?.hand.map(({ number }) => number));
  return options.length > 0 && options.every((id) => inHand.has(id))
    ? null
    : html`
        <${CurrentHand} you=${you} />
      `;
}

/** @type {Record<string, ComponentType<any>>} */
const BY_ID = { "mars-you-buy": Buy, "mars-ask-draft": Draft };
/** @type {Record<string, ComponentType<any>>} */
const BY_TYPE = { menu: Turn, choice: Options, number: Amount, space: Place };

/**
 * Return the form of a question of the screen game, or null for the general form, as for a corrected answer.
 * @param {Question} question @param {View} view @param {boolean} earlier
 */
export function ask(question, view, earlier) {
  if (!view.you) return null;
  if (/** @type {string} */ (question.type) === "payment") return Payment;
  if (earlier) return null;
  return isStart(question) ? Start : (BY_ID[question.id] ?? BY_TYPE[question.type] ?? null);
}
