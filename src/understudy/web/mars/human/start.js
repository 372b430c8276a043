// The start of a game: corporation, preludes and cards on pages; the answers are sent together at the end.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { HintButton } from "../../advice/hint_button.js";
import { Icon, Owner } from "../../ui/controls.js";
import { sending } from "../../play/game_state/current_game.js";
import { tab } from "../../play/current_view.js";
import { name, say } from "../../app/translations.js";
import { printed } from "../reference/printed_constants.js";
import { useSettling } from "../../prompt/settling.js";
import { CardChip } from "./cards/card.js";
import { buyCards, pick, picked, viewNow } from "./selection.js";
import { confirmIf } from "../../human/confirm.js";
import { ConfirmBuyNone } from "./confirm_buy_none.js";
import { ResourceSymbol } from "./cards/symbols.js";
import { Heading } from "../../human/question_heading.js";
import { cardName, cardOf } from "./cards/library.js";

/** @import { Answer, ChoiceQuestion, Question } from "../../types" */
/** @import { You } from "./view" */

/** Open the tab of the hand, which shows the cards on offer. */
export const useHandTab = () =>
  useEffect(() => {
    tab.value = "hand";
  }, []);

/** Show the cost of cards and the money left. @param {{ money: number, count: number, price: number }} props */
export const CostSummary = ({ money, count, price }) => html`
  <p class="purse">
    <${ResourceSymbol} of="mc" />
    <span>${`${money} − ${count} × ${price}`}</span>
    <span class="sum">
      =${" "}
      <b>${money - count * price}</b>
      ${" "}${say("mars-screen-left")}
    </span>
  </p>
`;

/** Return the preludes on offer. @param {You} you */
export const preludesOf = ({ offered }) => offered.filter((number) => cardOf(number).kind === "prelude");
/** Return the project cards on offer. @param {You} you */
export const projectsOf = ({ offered }) => offered.filter((number) => cardOf(number).kind === "project");

/** Return whether the first cards are free with a corporation. @param {string | null} corporation */
const isFree = (corporation) => corporation !== null && !cardOf(corporation).card_price;

/** Return the pages of the start. @param {You} you @param {boolean} free whether all cards are free */
export function pages(you, free) {
  const preludes = preludesOf(you).length > 0 ? ["preludes"] : [];
  return ["corporation", ...preludes, ...(free ? [] : ["cards"])];
}

/** Return the open page. @param {You} you */
export function openPage(you) {
  const { corporation, page } = picked();
  return pages(you, isFree(corporation))[page] ?? "corporation";
}

/** Show the pages of the start to tap on, and what is chosen on the pages before. @param {{ you: You }} props */
export function StartSteps({ you }) {
  const { corporation, preludes, cards } = picked();
  const open = openPage(you);
  const nav = useRef(/** @type {HTMLElement | null} */ (null));
  // Scroll a new page to its top.
  useEffect(() => nav.current?.closest(".view, .below")?.scrollTo(0, 0), [open]);
  /** @type {Record<string, boolean>} */
  const done = {
    corporation: corporation !== null,
    preludes: preludes.length === printed().preludes_kept,
    cards: cards.length > 0,
  };
  const chosen = [
    ...(open !== "corporation" && corporation ? [corporation] : []),
    ...(open === "cards" ? preludes : []),
  ];
  return html`
    <nav class="start-steps" ref=${nav} aria-label=${say("mars-screen-start")}>
      ${pages(you, isFree(corporation)).map(
        (id, n) => html`
          <button
            type="button"
            key=${id}
            aria-current=${id === open ? "step" : undefined}
            onClick=${() => pick({ page: n })}
          >
            <span class="start-mark ${done[id] ? "done" : ""}" aria-hidden="true">
              ${
                done[id]
                  ? html`
                      <${Icon} name="done" />
                    `
                  : n + 1
              }
            </span>
            ${say(`mars-screen-start-${id}`)}
          </button>
        `,
      )}
    </nav>
    ${
      chosen.length > 0 &&
      html`
        <ul class="chips start-chosen">
          ${chosen.map(
            (number) => html`
              <li key=${number}><${CardChip} number=${number} /></li>
            `,
          )}
        </ul>
      `
    }
  `;
}

/** Send everything that is chosen, in the order of the questions. */
function sendChoices() {
  const { corporation, preludes, cards } = picked();
  const left = [...preludes];
  /** @param {Question} question @returns {Answer | undefined} */
  const answerFirst = ({ id }) => {
    if (id === "mars-you-choose-corporation") return corporation ?? undefined;
    return id === "mars-you-choose-preludes" ? left.shift() : undefined;
  };
  return buyCards(isFree(corporation) ? [] : cards, answerFirst);
}

/** Ask for corporation, preludes and cards. @param {{ question: ChoiceQuestion }} props */
export function Start({ question }) {
  useHandTab();
  const { corporation, cards, preludes, page } = picked();
  const you = /** @type {You} */ (viewNow().you);
  const free = isFree(corporation);
  const all = pages(you, free);
  const open = openPage(you);
  useSettling(open);
  const last = page >= all.length - 1;
  const price = (corporation && cardOf(corporation).card_price) || you.card_price;
  const money = corporation ? (cardOf(corporation).money ?? 0) : 0;
  const short = !free && money - cards.length * price < 0;
  const missing = preludesOf(you).length > 0 && preludes.length < printed().preludes_kept;
  const ready = corporation !== null && (open !== "preludes" || !missing) && (!last || (!short && !missing));
  const givesUp = last && open === "cards" && cards.length === 0 && money >= price;
  const buttonText = {
    corporation: () =>
      corporation
        ? say(last ? "mars-screen-begin-with" : "mars-screen-next", { card: cardName(corporation) })
        : say("mars-screen-choose-one"),
    preludes: () =>
      last && ready && corporation
        ? say("mars-screen-begin-with", { card: cardName(corporation) })
        : say("mars-screen-two-preludes", { count: preludes.length }),
    cards: () =>
      !corporation
        ? say("mars-screen-choose-one")
        : missing
          ? say("mars-screen-two-preludes", { count: preludes.length })
          : say(short ? "mars-screen-too-many" : "mars-screen-keep-begin", { count: cards.length }),
  }[open];
  /** The answers to the questions before the open page, if they are chosen. @type {Record<string, Answer[] | null>} */
  const before = {
    corporation: [],
    preludes: corporation ? [corporation] : null,
    cards: corporation && !missing ? [corporation, ...preludes] : null,
  };
  return html`
    <div class="kicker">
      <${Owner} side="human" />
      <span>${name({ kind: "mars-owner", id: "human" })}</span>
      ${
        before[open] &&
        html`
          <${HintButton} after=${before[open]} key=${open} />
        `
      }
    </div>
    ${
      open === "corporation" &&
      html`
        <${Heading}>${say(question.id, question.args)}<//>
        <p class="r">${say("mars-screen-start-hint", { count: projectsOf(you).length })}</p>
      `
    }${
      open === "preludes" &&
      html`
        <${Heading}>${say("mars-screen-which-preludes")}<//>
        <p class="r">${say("mars-screen-preludes-hint")}</p>
      `
    }${
      open === "cards" &&
      html`
        <${Heading}>${say("mars-screen-which-cards")}<//>
        <${CostSummary} money=${money} count=${cards.length} price=${price} />
      `
    }
    <div class="go">
      ${
        page > 0 &&
        html`
          <button type="button" class="btn" onClick=${() => pick({ page: page - 1 })}>${say("page-back")}</button>
        `
      }${
        page === 0 &&
        !last &&
        html`
          <button type="button" class="btn" onClick=${() => pick({ page: all.length - 1 })}>
            ${say("mars-screen-see-cards")}
          </button>
        `
      }
      <button
        type="button"
        class="btn ${givesUp && ready ? "" : "primary"}"
        disabled=${!ready || sending.value}
        onClick=${() => (last ? confirmIf(givesUp, sendChoices) : pick({ page: page + 1 }))}
      >
        ${buttonText?.()}
      </button>
    </div>
    <${ConfirmBuyNone} money=${money} price=${price} label=${buttonText?.()} onConfirm=${sendChoices} />
  `;
}
