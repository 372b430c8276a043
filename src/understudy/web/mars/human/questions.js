// The questions of the screen game that have their own form.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { pendingAnswer, spaceField, valueOf } from "../../prompt/pending_answer.js";
import { usePreviews } from "../../prompt/preview.js";
import { Icon, Owner } from "../../ui/controls.js";
import { giveAnswer } from "../../prompt/edited_question.js";
import { sending, currentGame } from "../../play/current_game.js";
import { undo } from "../../prompt/undo.js";
import { hasMessage, name, number, say, sentence } from "../../app/translations.js";
import { CardRow, rowClass } from "./cards/card.js";
import { NO_CARD, buyCards, picked, viewNow } from "../../human/answer_queue.js";
import { ConfirmBuyNone, confirmIf } from "../../human/confirm.js";
import { stepSymbols } from "./cards/step_symbols.js";
import { ResourceSymbol, TileSymbol } from "./cards/symbols.js";
import { Heading } from "../../human/question_heading.js";
import { alternative, cardName, cardOf, kindOf } from "./cards/library.js";
import { Preview, PreviewLine, paidBy } from "../../human/preview.js";
import { BestSpaces, PrintedBonuses, Refusal, WhyNotOthers, useSpacePreviews } from "../../human/spaces.js";
import { CostSummary, Start, useHandTab } from "./start.js";
import { Turn } from "./turn.js";

/** @import { ComponentType } from "preact" */
/** @import { Children, ChoiceQuestion, Message, NumberQuestion, Question, SpaceQuestion } from "../../types" */
/** @import { View } from "../view" */
/** @import { PaymentQuestion } from "./view" */

/** Show the undo button. */
const Undo = () => html`
  <button type="button" class="btn" disabled=${sending.value || currentGame().answers === 0} onClick=${() => undo()}>
    <${Icon} name="undo" />
    ${say("mars-screen-take-back")}
  </button>
`;

/**
 * Show the text of a question; its general explanation only if there are no terms of a card.
 * @param {{ question: { id: string, args: any, terms?: Message[] } }} props
 */
const QuestionText = ({ question }) => html`
  <div class="kicker">
    <${Owner} side="human" />
    <span>${name({ kind: "mars-owner", id: "human" })}</span>
  </div>
  <${Heading}>${say(question.id, question.args, hasMessage(question.id, "asked") ? "asked" : undefined)}<//>
  ${
    !question.terms?.length &&
    hasMessage(question.id, "why") &&
    html`
      <p class="r">${say(question.id, question.args, "why")}</p>
    `
  }
`;

/** Ask which cards to buy. @param {{ question: ChoiceQuestion }} props */
function Buy({ question }) {
  useHandTab();
  const { cards } = picked();
  const money = viewNow().you?.stock.mc ?? 0;
  const price = Number(question.args.price);
  const chosen = cards.filter((card) => question.options.includes(card));
  const buy = () => buyCards(chosen);
  const label = say("mars-screen-buy", { count: chosen.length });
  const givesUp = chosen.length === 0 && question.options.some((option) => option !== NO_CARD);
  return html`
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

/** Show the card that asks, and the card it reveals. @param {{ question: { args: any } }} props */
const AskingCard = ({ question: { args } }) => html`
  ${
    args.card &&
    cardOf(args.card.id) &&
    html`
      <p class="asker k-${kindOf(cardOf(args.card.id))}"><b>${cardName(args.card.id)}</b></p>
    `
  }${
    args.looked?.id &&
    html`
      <div class=${rowClass(args.looked.id)}><${CardRow} number=${args.looked.id} withText /></div>
    `
  }
`;

/** @typedef {{ question: { id: string, args: any, terms?: Message[] }, children?: Children }} QuestionHeadProps */

/** Show what the card says that asks. @param {{ question: { terms?: Message[] } }} props */
const Terms = ({ question: { terms = [] } }) =>
  terms.length > 0 &&
  html`
    <p class="terms">${terms.map(sentence).join(" ")}</p>
  `;

/** Show a question's text, the cards it is about and their terms. @param {QuestionHeadProps} props */
const QuestionHead = ({ question, children }) => html`
  <div class="asks">
    <${QuestionText} question=${question} />
    <${AskingCard} question=${question} />
    <${Terms} question=${question} />
    ${children}
  </div>
`;

/** Ask for one of a few options, each with a preview. @param {{ question: ChoiceQuestion }} props */
function Options({ question }) {
  const { kind, options, words } = question;
  const previews = usePreviews(options.map((id) => [id]));
  /** Return the content of an option's button. @param {string} id */
  const contentOf = (id) => {
    if (kind === "mars-your-card")
      return html`
        <${CardRow} number=${id}><${PreviewLine} preview=${previews[options.indexOf(id)]} /><//>
      `;
    if (kind === "mars-option-of")
      return html`
        <span class="signs" aria-hidden="true">${stepSymbols(alternative(id))}</span>
        <span class="option-words">${words?.[id] && sentence(words[id])}</span>
      `;
    return html`
      ${
        kind === "mars-resource" &&
        html`
          <${ResourceSymbol} of=${id} />
        `
      }${
        (id === "bot" || id === "human") &&
        html`
          <${Owner} side=${id} />
        `
      }
      <b>${words?.[id] ? sentence(words[id]) : name({ kind, id })}</b>
    `;
  };
  return html`
    <${QuestionHead} question=${question} />
    <div class="choices">
      ${options.map(
        (id, n) => html`
          <button
            type="button"
            key=${id}
            data-option=${id}
            disabled=${sending.value}
            class=${kind === "mars-your-card" ? rowClass(id) : "choice"}
            onClick=${() => giveAnswer(id)}
          >
            ${contentOf(id)}${
              kind !== "mars-your-card" &&
              html`
                <${PreviewLine} preview=${previews[n]} />
              `
            }
          </button>
        `,
      )}
    </div>
    <div class="go"><${Undo} /></div>
  `;
}

/**
 * Ask for a number: a button for each one, with what it changes. Nothing is chosen at first.
 * @param {{ question: NumberQuestion }} props
 */
function Amount({ question }) {
  const { low, high, step } = question;
  const numbers = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step);
  const previews = usePreviews(numbers.map((value) => [value]));
  return html`
    <${QuestionHead} question=${question} />
    <div class="choices amounts">
      ${numbers.map(
        (value, n) => html`
          <button
            type="button"
            class="choice"
            key=${value}
            data-option=${value}
            disabled=${sending.value}
            onClick=${() => giveAnswer(value)}
          >
            <b>${number(value)}</b>
            <${PreviewLine} preview=${previews[n]} />
          </button>
        `,
      )}
    </div>
    <div class="go"><${Undo} /></div>
  `;
}

/** Ask for a space, which is chosen on the map. @param {{ question: SpaceQuestion }} props */
function Place({ question }) {
  const view = viewNow();
  const chosen = pendingAnswer.value && spaceField.value && /** @type {string | null} */ (valueOf(spaceField.value));
  const tile = question.args.tile?.id;
  const previews = usePreviews(question.spaces.map((id) => [id]));
  useSpacePreviews(previews.length > 0 ? question.spaces.map((id, n) => ({ id, preview: previews[n] })) : []);
  const status = chosen
    ? name({ kind: question.kind, id: chosen })
    : say("mars-screen-tap-space", { count: question.spaces.length });
  return html`
    <${QuestionHead} question=${question}>
      <p class="spot ${chosen ? "" : "empty"}" role="status">
        ${
          tile &&
          html`
            <${TileSymbol} of=${tile} />
          `
        }${status}
      </p>
    <//>
    <div class="brings">
      <${Refusal} question=${question} chosen=${chosen} />
      ${
        chosen
          ? html`
              <${PrintedBonuses} view=${view} id=${chosen} />
              <${Preview} preview=${previews[question.spaces.indexOf(chosen)]} />
            `
          : html`
              <${BestSpaces} view=${view} />
            `
      }
      <${WhyNotOthers} question=${question} />
    </div>
    <div class="go">
      <${Undo} />
      <button
        type="button"
        class="btn primary"
        disabled=${!chosen || sending.value}
        onClick=${() => giveAnswer(chosen)}
      >
        ${say("mars-screen-place-here")}
      </button>
    </div>
  `;
}

/**
 * Ask how to pay, with a stepper for each resource; money pays the rest.
 * @param {{ question: PaymentQuestion }} props
 */
function Payment({ question }) {
  const { price, money, means, default: proposed } = question;
  const [paid, setPaid] = useState(/** @type {Record<string, number>} */ (proposed ?? {}));
  const worth = means.reduce((sum, { key, value }) => sum + (paid[key] ?? 0) * value, 0);
  const rest = Math.max(0, price - worth);
  /** Whether one resource less would still be enough. */
  const wasted = means.some(({ key, value }) => (paid[key] ?? 0) > 0 && worth - value >= price);
  const isHeatSpared = means.some(({ key }) => key === "heat") && !proposed?.heat;
  const button = money < rest ? "mars-screen-pay-short" : wasted ? "mars-screen-pay-wasted" : "mars-screen-pay";
  return html`
    <${QuestionHead} question=${question} />
    <div class="brings">
      <div class="pay-bar" aria-hidden="true">
        ${paidBy(question, paid).map(
          ([key, count]) => html`
            <span
              class="r-${key}"
              key=${key}
              style=${{ flexGrow: count * (means.find((one) => one.key === key)?.value ?? 1) }}
            >
              <${Icon} name="mars/${key}" />
              ${count * (means.find((one) => one.key === key)?.value ?? 1)}
            </span>
          `,
        )}
      </div>
      <ul class="pays">
        ${means.map(({ key, value, count }) => {
          const now = paid[key] ?? 0;
          const label = name({ kind: "mars-resource", id: key });
          /** @param {number} next */
          const to = (next) => setPaid({ ...paid, [key]: next });
          return html`
            <li class="pay" key=${key}>
              <${ResourceSymbol} of=${key} />
              <span class="pay-name">
                <b>${label}</b>
                <small>${say("mars-screen-each", { mc: value })}</small>
              </span>
              <span class="stepper">
                <button
                  type="button"
                  class="btn icon"
                  aria-label=${say("page-less", { what: label })}
                  disabled=${now <= 0}
                  onClick=${() => to(now - 1)}
                >
                  <${Icon} name="minus" />
                </button>
                <output>${now}</output>
                <button
                  type="button"
                  class="btn icon"
                  aria-label=${say("page-more", { what: label })}
                  disabled=${now >= count || worth >= price}
                  onClick=${() => to(now + 1)}
                >
                  <${Icon} name="plus" />
                </button>
              </span>
              <span class="pay-left">
                <b>${count - now}</b>
                ${" "}${say("mars-screen-left")}
              </span>
            </li>
          `;
        })}
        <li class="pay">
          <${ResourceSymbol} of="mc" />
          <span class="pay-name">
            <b>${name({ kind: "mars-resource", id: "mc" })}</b>
            <small>${say("mars-screen-fills")}</small>
          </span>
          <span class="pay-rest">${rest}</span>
          <span class="pay-left">
            <b>${money - rest}</b>
            ${" "}${say("mars-screen-left")}
          </span>
        </li>
      </ul>
      <p class="then-what">
        <${Icon} name="why" />
        ${say(isHeatSpared ? "mars-screen-pay-why-heat" : "mars-screen-pay-why")}
      </p>
    </div>
    <div class="go">
      <${Undo} />
      <button
        type="button"
        class="btn primary"
        disabled=${sending.value || money < rest || wasted}
        onClick=${() => giveAnswer(paid)}
      >
        ${say(button, { mc: price })}
      </button>
    </div>
  `;
}

/** @type {Record<string, ComponentType<any>>} */
const BY_ID = { "mars-you-choose-corporation": Start, "mars-you-buy": Buy, "mars-ask-draft": Draft };
/** @type {Record<string, ComponentType<any>>} */
const BY_TYPE = { menu: Turn, choice: Options, number: Amount, space: Place };

/**
 * Return the form of a question of the screen game, or null for the general form, as for a corrected answer.
 * @param {Question} question @param {View} view @param {boolean} earlier
 */
export function ask(question, view, earlier) {
  if (!view.you) return null;
  if (/** @type {string} */ (question.type) === "payment") return Payment;
  return earlier ? null : (BY_ID[question.id] ?? BY_TYPE[question.type] ?? null);
}
