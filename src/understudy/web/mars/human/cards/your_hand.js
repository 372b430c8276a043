// Your hand: sorted, filtered by tag, each card with an overlay that plays it.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { answer, sending, currentGame } from "../../../play/game_state/current_game.js";
import { Icon } from "../../../ui/controls.js";
import { say } from "../../../app/translations.js";
import { usePreviews } from "../../../prompt/preview.js";
import { wide } from "../../../play/current_view.js";
import { CardChip, CardRow, FullCard, WhyNot, rowClass } from "./card.js";
import { give } from "../../../human/answer_queue.js";
import { SORT_KEYS, inOrder, isForLater, sortBy, sortKey, toggleForLater } from "./hand_order.js";
import { Legend } from "./legend.js";
import { cardName, cardOf, tagsOf } from "./library.js";
import { FilterBar, FilterButton, TagFilterButton } from "./tag_filter.js";
import { Preview } from "../../../human/preview.js";
import { PaymentParts, paidBy } from "../payment_parts.js";
import { Overlay, closeOverlay, neighborsOf, openCard, openCardNumber } from "../../../human/overlay.js";

/** @import { Question } from "../../../types" */
/** @import { HandCard, You } from "../view" */
/** @import { SortKey } from "./hand_order.js" */

/** @param {Question | null} question */
const isYourTurn = (question) =>
  question?.type === "menu" && question.plain.some((name) => name === "pass" || name === "end");

/**
 * Show a card of the hand in an overlay, with what it would change.
 * @param {{ hand: HandCard[], number: string }} props
 */
function CardOverlay({ hand, number }) {
  const { at, go, onKeyDown } = neighborsOf(
    hand.map((card) => card.number),
    number,
  );
  const { price, cheaper, means, last, why_not: why, reasons, legal } = hand[at];
  const playable = legal && isYourTurn(currentGame().question);
  const move = { do: "play", card: number };
  const [preview] = usePreviews(playable ? [[move]] : []);
  const payment = preview?.payments[0];
  /** Play the card, and let the next question ask for the payment. */
  const changePayment = () => {
    closeOverlay();
    answer(move);
  };
  return html`
    <${Overlay}
      title=${say("mars-screen-in-hand")}
      sub=${say("mars-screen-nth", { number: at + 1, count: hand.length })}
      onKeyDown=${onKeyDown}
    >
      <div class="slip-card">
        <${FullCard}
          number=${number}
          price=${price}
          why=${why}
          reasons=${reasons}
          means=${means}
          last=${last}
          cheaper=${cheaper}
          key=${number}
        />
        <div class="slip-after">
          <${Preview} preview=${preview} />
          ${
            payment &&
            html`
              <div class="pays-with">
                <b>${say("mars-screen-pays-with")}</b>
                <${PaymentParts} parts=${paidBy(payment)} />
                <button type="button" class="btn quiet link" disabled=${sending.value} onClick=${changePayment}>
                  ${say("mars-screen-change")}
                </button>
              </div>
            `
          }
          <${Legend} />
        </div>
      </div>
      <div class="go">
        <button type="button" class="btn icon" aria-label=${say("mars-screen-card-before")} onClick=${() => go(-1)}>
          <${Icon} name="back" />
        </button>
        <button type="button" class="btn icon" aria-label=${say("mars-screen-card-after")} onClick=${() => go(1)}>
          <${Icon} name="next" />
        </button>
        ${
          !currentGame().over &&
          html`
            <button
              type="button"
              class="btn icon"
              aria-label=${say("mars-screen-later")}
              aria-pressed=${isForLater(number)}
              onClick=${() => toggleForLater(number)}
            >
              <${Icon} name="mars/later" />
            </button>
            <button
              type="button"
              class="btn primary"
              disabled=${!playable || sending.value}
              onClick=${() => give(move)}
            >
              ${say("mars-screen-play", { mc: price })}
            </button>
          `
        }
      </div>
    <//>
  `;
}

/**
 * Show the tags of the hand as filters.
 * @param {{ hand: HandCard[], tag: string, onPick: (tag: string) => void }} props
 */
function TagFilter({ hand, tag, onPick }) {
  const all = hand.flatMap(({ number }) => [...new Set(tagsOf(cardOf(number)))]);
  /** @param {string} id */
  const countOf = (id) => all.filter((one) => one === id).length;
  const tags = [...new Set(all)].toSorted((a, b) => countOf(b) - countOf(a));
  return html`
    <${FilterBar}>
      <${SortChoice} />
      <${FilterButton} pressed=${tag === ""} onClick=${() => onPick("")}>
        ${say("mars-screen-all")}${" "}
        <small>${hand.length}</small>
      <//>
      ${tags.map(
        (id) => html`
          <${TagFilterButton} key=${id} tag=${id} chosen=${tag} onPick=${onPick}>
            ${" "}
            <small>${countOf(id)}</small>
          <//>
        `,
      )}
    <//>
  `;
}

/** Show the choice of the order. */
const SortChoice = () => html`
  <label class="sort">
    <${Icon} name="mars/sort" />
    <span class="sr">${say("mars-screen-sort")}</span>
    <select
      value=${sortKey.value}
      onChange=${(/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget: { value } }) =>
        sortBy(/** @type {SortKey} */ (value))}
    >
      ${SORT_KEYS.map(
        (key) => html`
          <option key=${key} value=${key}>${say(`mars-screen-sort-${key}`)}</option>
        `,
      )}
    </select>
  </label>
`;

/** Show that you marked a card. @param {{ number: string }} props */
const LaterMark = ({ number }) =>
  isForLater(number) &&
  html`
    <span class="later-mark">
      <${Icon} name="mars/later" />
      <span class="sr">${say("mars-screen-later")}</span>
    </span>
  `;

/** Show the digit that opens a card, on a wide screen; the tenth has 0. @param {{ at: number }} props */
const Digit = ({ at }) =>
  wide.value &&
  at < 10 &&
  html`
    <kbd aria-hidden="true">${(at + 1) % 10}</kbd>
  `;

/** @typedef {{ card: HandCard, at: number, withText?: boolean }} HandRowProps */

/** Show a card of the hand as a row that opens it. @param {HandRowProps} props */
const HandRow = ({ card: { number, price, means, last, why_not: why }, at, withText = false }) => html`
  <button
    type="button"
    class=${rowClass(number, why)}
    data-card=${number}
    data-label=${cardName(number)}
    onClick=${() => openCard(number)}
  >
    <${CardRow} number=${number} price=${price} why=${why} means=${means} last=${last} withText=${withText} />
    <${Digit} at=${at} />
    <${LaterMark} number=${number} />
  </button>
`;

/** Show a card of the hand in full; a tap opens it. @param {HandRowProps} props */
const WholeCard = ({ card: { number, price, means, last, cheaper, why_not: why }, at }) => html`
  <button
    type="button"
    class="whole-open"
    data-card=${number}
    data-label=${cardName(number)}
    onClick=${() => openCard(number)}
  >
    <${FullCard} number=${number} price=${price} why=${why} means=${means} last=${last} cheaper=${cheaper} />
    <${Digit} at=${at} />
    <${LaterMark} number=${number} />
  </button>
`;

/** Show a card that is not playable as a chip with the reason, on a wide screen. @param {HandRowProps} props */
const UnplayableRow = ({ card: { number, price, why_not: why }, at }) => html`
  <button
    type="button"
    class="chip-row"
    data-card=${number}
    data-label=${cardName(number)}
    onClick=${() => openCard(number)}
  >
    <${CardChip} number=${number} price=${price} why=${why} />
    <${Digit} at=${at} />
    <${LaterMark} number=${number} />
    ${
      why &&
      html`
        <${WhyNot} why=${why} />
      `
    }
  </button>
`;

/** The most cards of a hand that a wide screen shows in full, and the most with their texts. */
const MOST_WHOLE = 4;
const MOST_WITH_TEXT = 8;
/** The least cards of a hand that a small screen shows in low rows. */
const LEAST_LOW = 7;

/** Return how a hand is shown: few cards have more room each. @param {number} count */
function densityOf(count) {
  if (!wide.value) return count >= LEAST_LOW ? "low" : "";
  return count <= MOST_WHOLE ? "few wholes" : "";
}

/** Show your hand. @param {{ you: You }} props */
export function YourHand({ you }) {
  const [tag, setTag] = useState("");
  const { over } = currentGame();
  // After the game no card is played, so no reasons are shown.
  const hand = inOrder(over ? you.hand.map((card) => ({ ...card, why_not: null, reasons: [], last: null })) : you.hand);
  const shown = hand.filter(({ number }) => tag === "" || tagsOf(cardOf(number)).includes(tag));
  const open = openCardNumber();
  const density = densityOf(shown.length);
  const withText = wide.value && shown.length <= MOST_WITH_TEXT;
  const grouped = sortKey.value === "playable" && !density.includes("wholes");
  const playable = grouped ? shown.filter(({ why_not: why }) => why === null) : shown;
  const unplayable = grouped ? shown.filter(({ why_not: why }) => why !== null) : [];
  const Row = density.includes("wholes") ? WholeCard : HandRow;
  const note = over
    ? say("mars-screen-left-in-hand", { count: hand.length })
    : say("mars-screen-playable", { count: hand.filter(({ why_not: why }) => why === null).length });
  return html`
    ${
      hand.length > 0 &&
      html`
        <${TagFilter} hand=${hand} tag=${tag} onPick=${setTag} />
      `
    }
    <div class="hand ${density}">
      <p class="hand-note">${hand.length > 0 ? note : say("mars-screen-no-cards")}</p>
      ${playable.map(
        (card) => html`
          <${Row} card=${card} at=${hand.indexOf(card)} withText=${withText} key=${card.number} />
        `,
      )}${
        unplayable.length > 0 &&
        html`
          <h3 class="group">
            ${say("mars-screen-not-yet")}
            <small>${unplayable.length}</small>
          </h3>
          ${unplayable.map((card) =>
            wide.value && !withText
              ? html`
                  <${UnplayableRow} card=${card} at=${hand.indexOf(card)} key=${card.number} />
                `
              : html`
                  <${HandRow} card=${card} at=${hand.indexOf(card)} withText=${withText} key=${card.number} />
                `,
          )}
        `
      }
    </div>
    ${
      open &&
      hand.some(({ number }) => number === open) &&
      html`
        <${CardOverlay} hand=${hand} number=${open} />
      `
    }
  `;
}
