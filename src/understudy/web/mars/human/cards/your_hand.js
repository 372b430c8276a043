// Your hand: the playable cards first, filtered by tag, each with an overlay that plays it.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { answer, sending, currentGame } from "../../../play/current_game.js";
import { Icon } from "../../../ui/controls.js";
import { say } from "../../../app/translations.js";
import { usePreviews } from "../../../prompt/preview.js";
import { wide } from "../../../play/current_view.js";
import { CardChip, CardRow, FullCard, WhyNot, isTooLate, rowClass } from "./card.js";
import { give } from "../answer_queue.js";
import { cardOf, tagsOf } from "./library.js";
import { FilterBar, FilterButton, TagFilterButton } from "./tag_filter.js";
import { PaymentParts, Preview, paidBy } from "../preview.js";
import { Overlay, closeOverlay, neighborsOf, openCard, openCardNumber } from "../overlay.js";

/** @import { Question } from "../../../types" */
/** @import { HandCard, You } from "../view" */

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
  const { price, cheaper, means, last, why_not: why } = hand[at];
  const playable = why === null && isYourTurn(currentGame().question);
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

/** @param {HandCard} card */
const rank = ({ why_not: why }) => (why === null ? 0 : isTooLate(why) ? 2 : 1);

/** Return the hand with playable cards first, and cards that are too late last. @param {HandCard[]} hand */
export const inOrder = (hand) => hand.toSorted((a, b) => rank(a) - rank(b));

/** Show a card of the hand as a row that opens it. @param {{ card: HandCard }} props */
const HandRow = ({ card: { number, price, means, last, why_not: why } }) => html`
  <button type="button" class=${rowClass(number, why)} data-card=${number} onClick=${() => openCard(number)}>
    <${CardRow} number=${number} price=${price} why=${why} means=${means} last=${last} />
  </button>
`;

/** Show a card that is not playable as a chip with the reason, on a wide screen. @param {{ card: HandCard }} props */
const UnplayableRow = ({ card: { number, price, why_not: why } }) => html`
  <button type="button" class="chip-row" data-card=${number} onClick=${() => openCard(number)}>
    <${CardChip} number=${number} price=${price} why=${why} />
    ${
      why &&
      html`
        <${WhyNot} why=${why} />
      `
    }
  </button>
`;

/** Show your hand. @param {{ you: You }} props */
export function YourHand({ you }) {
  const [tag, setTag] = useState("");
  const { over } = currentGame();
  // After the game no card is played, so no reasons are shown.
  const hand = over ? you.hand.map((card) => ({ ...card, why_not: null, last: null })) : inOrder(you.hand);
  const shown = hand.filter(({ number }) => tag === "" || tagsOf(cardOf(number)).includes(tag));
  const open = openCardNumber();
  const playable = shown.filter(({ why_not: why }) => why === null);
  const unplayable = shown.filter(({ why_not: why }) => why !== null);
  const note = over
    ? say("mars-screen-left-in-hand", { count: hand.length })
    : say("mars-screen-playable", { count: hand.filter(({ why_not: why }) => why === null).length });
  return html`
    <${TagFilter} hand=${hand} tag=${tag} onPick=${setTag} />
    <div class="hand">
      <p class="hand-note">${hand.length > 0 ? note : say("mars-screen-no-cards")}</p>
      ${playable.map(
        (card) => html`
          <${HandRow} card=${card} key=${card.number} />
        `,
      )}${
        unplayable.length > 0 &&
        html`
          <h3 class="group">
            ${say("mars-screen-not-yet")}
            <small>${unplayable.length}</small>
          </h3>
          ${unplayable.map((card) =>
            wide.value
              ? html`
                  <${UnplayableRow} card=${card} key=${card.number} />
                `
              : html`
                  <${HandRow} card=${card} key=${card.number} />
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
