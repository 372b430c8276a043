// Questions of the played side, each as it is asked best.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { draft, spaceField, valueOf } from "../../prompt/pending_answer.js";
import { useOutlooks } from "../../prompt/preview.js";
import { Icon, Owner } from "../../ui/controls.js";
import { give } from "../../prompt/edited_question.js";
import { sending, currentGame } from "../../play/current_game.js";
import { takeBack } from "../../prompt/undo.js";
import { has, name, say, sentence } from "../../app/translations.js";
import { Row, rowClass } from "./cards/card.js";
import { buying, picked, viewNow } from "./answer_queue.js";
import { stepSymbols } from "./cards/step_symbols.js";
import { ResourceSymbol, TileSymbol } from "./cards/symbols.js";
import { Heading } from "./question_heading.js";
import { alternative, cardName, cardOf, kindOf } from "./cards/library.js";
import { Brief, Outlook, paidBy } from "./preview.js";
import { Best, Gains, WhyNotThere, useSpaces } from "./spaces.js";
import { CostSummary, Start, useHand } from "./start.js";
import { Turn } from "./turn.js";

/** @import { ComponentType } from "preact" */
/** @import { ChoiceQuestion, Question, SpaceQuestion } from "../../types" */
/** @import { View } from "../view" */
/** @import { PaymentQuestion } from "./view" */

/** Take back what led to the question. */
const Back = () => html`
  <button
    type="button"
    class="btn"
    disabled=${sending.value || currentGame().answers === 0}
    onClick=${() => takeBack()}
  >
    <${Icon} name="undo" />
    ${say("mars-screen-take-back")}
  </button>
`;

/** @param {{ question: { id: string, args: any } }} props */
const Asked = ({ question }) => html`
  <div class="kicker">
    <${Owner} side="human" />
    <span>${name({ kind: "mars-owner", id: "human" })}</span>
  </div>
  <${Heading}>${say(question.id, question.args)}<//>
  ${
    has(question.id, "why") &&
    html`
      <p class="r">${say(question.id, question.args, "why")}</p>
    `
  }
`;

/** @param {{ question: ChoiceQuestion }} props */
function Buy({ question }) {
  useHand();
  const { cards } = picked();
  const money = viewNow().you?.stock.mc ?? 0;
  const price = Number(question.args.price);
  const chosen = cards.filter((card) => question.options.includes(card));
  return html`
    <${Heading}>${say("mars-screen-which-cards")}<//>
    <${CostSummary} money=${money} count=${chosen.length} price=${price} />
    <div class="go">
      <button type="button" class="btn primary" disabled=${sending.value} onClick=${() => buying(chosen)}>
        ${say("mars-screen-buy", { count: chosen.length })}
      </button>
    </div>
  `;
}

/** @param {{ question: ChoiceQuestion }} props */
function Draft({ question }) {
  useHand();
  const [kept] = picked().cards.filter((card) => question.options.includes(card));
  return html`
    <${Asked} question=${question} />
    <div class="go">
      <button type="button" class="btn primary" disabled=${!kept || sending.value} onClick=${() => give(kept)}>
        ${kept ? say("mars-screen-keep", { card: cardName(kept) }) : say("mars-screen-choose-one")}
      </button>
    </div>
  `;
}

/** The card that asks, and the one it shows. @param {{ question: { args: any } }} props */
const Asker = ({ question: { args } }) => html`
  ${
    args.card &&
    cardOf(args.card.id) &&
    html`
      <p class="asker k-${kindOf(cardOf(args.card.id))}"><b>${cardName(args.card.id)}</b></p>
    `
  }${
    args.looked?.id &&
    html`
      <div class=${rowClass(args.looked.id)}><${Row} number=${args.looked.id} inWords /></div>
    `
  }
`;

/** One of a few: each option is an answer, with what it would bring. @param {{ question: ChoiceQuestion }} props */
function Options({ question }) {
  const { kind, options, words } = question;
  const outlooks = useOutlooks(options.map((id) => [id]));
  /** @param {string} id */
  const inside = (id) => {
    if (kind === "mars-your-card")
      return html`
        <${Row} number=${id}><${Brief} outlook=${outlooks[options.indexOf(id)]} /><//>
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
      <b>${name({ kind, id })}</b>
    `;
  };
  return html`
    <div class="asks">
      <${Asked} question=${question} />
      <${Asker} question=${question} />
    </div>
    <div class="choices">
      ${options.map(
        (id, n) => html`
          <button
            type="button"
            key=${id}
            data-option=${id}
            disabled=${sending.value}
            class=${kind === "mars-your-card" ? rowClass(id) : "choice"}
            onClick=${() => give(id)}
          >
            ${inside(id)}${
              kind !== "mars-your-card" &&
              html`
                <${Brief} outlook=${outlooks[n]} />
              `
            }
          </button>
        `,
      )}
    </div>
    <div class="go"><${Back} /></div>
  `;
}

/** @param {{ question: SpaceQuestion }} props */
function Place({ question }) {
  const view = viewNow();
  const chosen = draft.value && spaceField.value && /** @type {string | null} */ (valueOf(spaceField.value));
  const tile = question.args.tile?.id;
  const outlooks = useOutlooks(question.spaces.map((id) => [id]));
  useSpaces(outlooks.length > 0 ? question.spaces.map((id, n) => ({ id, outlook: outlooks[n] })) : []);
  return html`
    <div class="asks">
      <${Asked} question=${question} />
      <${Asker} question=${question} />
      <p class="spot ${chosen ? "" : "empty"}" role="status">
        ${
          tile &&
          html`
            <${TileSymbol} of=${tile} />
          `
        }${chosen ? name({ kind: question.kind, id: chosen }) : say("mars-screen-tap-space", { count: question.spaces.length })}
      </p>
    </div>
    <div class="brings">
      ${
        chosen
          ? html`
              <${Gains} view=${view} id=${chosen} />
              <${Outlook} outlook=${outlooks[question.spaces.indexOf(chosen)]} />
            `
          : html`
              <${Best} view=${view} />
            `
      }
      <${WhyNotThere} view=${view} legal=${question.spaces} tile=${tile} />
    </div>
    <div class="go">
      <${Back} />
      <button type="button" class="btn primary" disabled=${!chosen || sending.value} onClick=${() => give(chosen)}>
        ${say("mars-screen-place-here")}
      </button>
    </div>
  `;
}

/** What is paid with: the proposal first, each of the means with a stepper; M€ fill the rest. @param {{ question: PaymentQuestion }} props */
function Payment({ question }) {
  const { price, money, means, default: proposed } = question;
  const [paid, setPaid] = useState(/** @type {Record<string, number>} */ (proposed ?? {}));
  const worth = means.reduce((sum, { key, value }) => sum + (paid[key] ?? 0) * value, 0);
  const rest = Math.max(0, price - worth);
  /** One less would do as well. */
  const wasted = means.some(({ key, value }) => (paid[key] ?? 0) > 0 && worth - value >= price);
  return html`
    <div class="asks">
      <${Asked} question=${question} />
      <${Asker} question=${question} />
    </div>
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
        ${say(means.some(({ key }) => key === "heat") && !proposed?.heat ? "mars-screen-pay-why-heat" : "mars-screen-pay-why")}
      </p>
    </div>
    <div class="go">
      <${Back} />
      <button
        type="button"
        class="btn primary"
        disabled=${sending.value || money < rest || wasted}
        onClick=${() => give(paid)}
      >
        ${say(money < rest ? "mars-screen-pay-short" : wasted ? "mars-screen-pay-wasted" : "mars-screen-pay", { mc: price })}
      </button>
    </div>
  `;
}

/** @type {Record<string, ComponentType<any>>} */
const BY_ID = { "mars-you-choose-corporation": Start, "mars-you-buy": Buy, "mars-ask-draft": Draft };
/** @type {Record<string, ComponentType<any>>} */
const BY_TYPE = { menu: Turn, choice: Options, space: Place };

/** How a question of a played game is asked; an earlier one that is answered anew, plainly. @param {Question} question @param {View} view @param {boolean} earlier */
export function ask(question, view, earlier) {
  if (!view.you) return null;
  if (/** @type {string} */ (question.type) === "payment") return Payment;
  return earlier ? null : (BY_ID[question.id] ?? BY_TYPE[question.type] ?? null);
}
