// Your hand, those that can be played first; while cards are bought or drafted, the cards to choose from.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { answer, sending, currentGame } from "../../../play/current_game.js";
import { Icon } from "../../../ui/controls.js";
import { say } from "../../../app/translations.js";
import { useOutlooks } from "../../../prompt/preview.js";
import { wide } from "../../../play/current_view.js";
import { Chip, Row, Whole, WhyNot, isLate, rowClass, spoken } from "./card.js";
import { give, pick, picked, sheet, toggle, viewNow } from "../answer_queue.js";
import { TagSymbol } from "./symbols.js";
import { cardName, cardOf, tagsOf } from "./library.js";
import { Outlook, Parts, paidBy } from "../preview.js";
import { Overlay } from "../overlay.js";
import { KEPT, Steps, openPage, preludesOf, projectsOf } from "../start.js";

/** @import { ChoiceQuestion, Question } from "../../../types" */
/** @import { InHand, You } from "../view" */

/** @param {Question | null} question */
const playing = (question) =>
  question?.type === "menu" && question.plain.some((name) => name === "pass" || name === "end");

/** A card of the hand whole, with what can be done with it; the neighbours are a tap or an arrow away. @param {{ hand: InHand[], number: string }} props */
export function CardSlip({ hand, number }) {
  const at = hand.findIndex((one) => one.number === number);
  const { price, cheaper, means, last, why_not: why } = hand[at];
  const can = why === null && playing(currentGame().question);
  /** @param {number} by */
  const go = (by) => {
    sheet.value = `card ${hand[(at + by + hand.length) % hand.length].number}`;
  };
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.key === "ArrowLeft") go(-1);
    if (event.key === "ArrowRight") go(1);
  };
  const move = { do: "play", card: number };
  const [outlook] = useOutlooks(can ? [[move]] : []);
  const payment = outlook?.payments[0];
  const change = () => {
    sheet.value = null;
    answer(move);
  };
  return html`
    <${Overlay}
      title=${say("mars-screen-in-hand")}
      sub=${say("mars-screen-nth", { number: at + 1, count: hand.length })}
      onKeyDown=${keys}
    >
      <div class="slip-card">
        <${Whole}
          number=${number}
          price=${price}
          why=${why}
          means=${means}
          last=${last}
          cheaper=${cheaper}
          key=${number}
        />
        <div class="slip-after">
          <${Outlook} outlook=${outlook} />
          ${
            payment &&
            html`
              <div class="pays-with">
                <b>${say("mars-screen-pays-with")}</b>
                <${Parts} parts=${paidBy(payment)} />
                <button type="button" class="btn quiet link" disabled=${sending.value} onClick=${change}>
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
            <button type="button" class="btn primary" disabled=${!can || sending.value} onClick=${() => give(move)}>
              ${say("mars-screen-play", { mc: price })}
            </button>
          `
        }
      </div>
    <//>
  `;
}

/** Which cards are shown, by tag. @param {{ hand: InHand[], tag: string, onPick: (tag: string) => void }} props */
function Filter({ hand, tag, onPick }) {
  const all = hand.flatMap(({ number }) => [...new Set(tagsOf(cardOf(number)))]);
  const tags = [...new Set(all)].toSorted(
    (a, b) => all.filter((one) => one === b).length - all.filter((one) => one === a).length,
  );
  return html`
    <div class="filter" role="group" aria-label=${say("mars-screen-filter")}>
      <button type="button" class="filter-tag" aria-pressed=${tag === ""} onClick=${() => onPick("")}>
        ${say("mars-screen-all")}${" "}
        <small>${hand.length}</small>
      </button>
      ${tags.map(
        (one) => html`
          <button
            type="button"
            class="filter-tag"
            key=${one}
            aria-pressed=${tag === one}
            onClick=${() => onPick(tag === one ? "" : one)}
          >
            <span class="sr">${say("mars-screen-with-tag", { tag: { kind: "mars-tag", id: one } })}</span>
            <${TagSymbol} of=${one} />
            ${" "}
            <small>${all.filter((other) => other === one).length}</small>
          </button>
        `,
      )}
    </div>
  `;
}

/** Those that can be played first, those that never can be again last. @param {InHand[]} hand */
export const inOrder = (hand) => hand.toSorted((a, b) => rank(a) - rank(b));
/** @param {InHand} card */
const rank = ({ why_not: why }) => (why === null ? 0 : isLate(why) ? 2 : 1);

/** @param {string} number */
const openCard = (number) => {
  sheet.value = `card ${number}`;
};

/** A card of the hand, to be opened. @param {{ card: InHand }} props */
const Held = ({ card: { number, price, means, last, why_not: why } }) => html`
  <button type="button" class=${rowClass(number, why)} data-card=${number} onClick=${() => openCard(number)}>
    <${Row} number=${number} price=${price} why=${why} means=${means} last=${last} />
  </button>
`;

/** One that cannot be played now, in a line, where there is room for the reason beside it. @param {{ card: InHand }} props */
const NotYet = ({ card: { number, price, why_not: why } }) => html`
  <button type="button" class="chip-row" data-card=${number} onClick=${() => openCard(number)}>
    <${Chip} number=${number} price=${price} why=${why} />
    ${
      why &&
      html`
        <${WhyNot} why=${why} />
      `
    }
  </button>
`;

/** @param {{ you: You }} props */
function InYourHand({ you }) {
  const [tag, setTag] = useState("");
  const { over } = currentGame();
  // When the game is over nothing is played any more, and nothing stands in the way.
  const hand = over ? you.hand.map((card) => ({ ...card, why_not: null, last: null })) : inOrder(you.hand);
  const shown = hand.filter(({ number }) => tag === "" || tagsOf(cardOf(number)).includes(tag));
  const open = sheet.value?.startsWith("card ") ? sheet.value.slice(5) : null;
  const can = hand.filter(({ why_not: why }) => why === null).length;
  const not = shown.filter(({ why_not: why }) => why !== null);
  const note = over
    ? say("mars-screen-left-in-hand", { count: hand.length })
    : say("mars-screen-playable", { count: can });
  return html`
    <${Filter} hand=${hand} tag=${tag} onPick=${setTag} />
    <div class="hand">
      <p class="hand-note">${hand.length > 0 ? note : say("mars-screen-no-cards")}</p>
      ${shown
        .filter((card) => !not.includes(card))
        .map(
          (card) => html`
            <${Held} card=${card} key=${card.number} />
          `,
        )}${
        not.length > 0 &&
        html`
          <h3 class="group">
            ${say("mars-screen-not-yet")}
            <small>${not.length}</small>
          </h3>
          ${not.map((card) =>
            wide.value
              ? html`
                  <${NotYet} card=${card} key=${card.number} />
                `
              : html`
                  <${Held} card=${card} key=${card.number} />
                `,
          )}
        `
      }
    </div>
    ${
      open &&
      hand.some(({ number }) => number === open) &&
      html`
        <${CardSlip} hand=${hand} number=${open} />
      `
    }
  `;
}

/** Whether a card on offer could be played now. @param {{ card: InHand }} props */
const PlayableNow = ({ card: { why_not: why, last } }) =>
  why === null &&
  last === null &&
  html`
    <span class="why-not">
      <${Icon} name="done" />
      <span>${say("mars-screen-playable-now")}</span>
    </span>
  `;

/**
 * A card on offer with its sentence, and what could be done with it now: a row, or whole where there is room.
 * @param {{ number: string, you?: You, one?: boolean, whole?: boolean, checked: boolean, disabled?: boolean, onChange: () => void }} props of `one` only one is taken
 */
function OnOffer({ number, you, one = false, whole = false, checked, disabled = false, onChange }) {
  const judged = you?.judged.find((other) => other.number === number);
  const { price, means, last, cheaper, why_not: why } = judged ?? {};
  const now =
    judged &&
    html`
      <${PlayableNow} card=${judged} />
    `;
  const box = html`
    <span class="box" aria-hidden="true"><${Icon} name="done" /></span>
  `;
  const type = one ? "radio" : "checkbox";
  if (whole) {
    return html`
      <label class="pick whole-pick" data-card=${number}>
        <input
          type=${type}
          name="kept"
          aria-label=${`${cardName(number)}, ${spoken(cardOf(number), price, false)}`}
          checked=${checked}
          disabled=${disabled}
          onChange=${onChange}
        />
        <${Whole} number=${number} price=${price} means=${means} last=${last} cheaper=${cheaper} why=${why}>${now}<//>
        ${box}
      </label>
    `;
  }
  return html`
    <label class="${rowClass(number)} pick" data-card=${number}>
      <input type=${type} name="kept" checked=${checked} disabled=${disabled} onChange=${onChange} />
      <${Row} number=${number} inWords price=${price} means=${means} last=${last} why=${why}>${now}<//>
      ${box}
    </label>
  `;
}

/** What you hold already, where there is room for it. @param {{ you?: You }} props */
const Besides = ({ you }) =>
  wide.value &&
  you &&
  you.hand.length > 0 &&
  html`
    <div class="besides">
      <h3 class="group">
        ${say("mars-screen-in-hand")}
        <small>${you.hand.length}</small>
      </h3>
      <ul class="chips">
        ${inOrder(you.hand).map(
          ({ number, price, why_not: why }) => html`
            <li key=${number}><${Chip} number=${number} price=${price} why=${why} /></li>
          `,
        )}
      </ul>
    </div>
  `;

/** Cards to tick. @param {{ cards: string[], most: number, among?: "cards" | "preludes", you?: You }} props those of research with `you`, who could play them */
export function Ticked({ cards, most, among = "cards", you }) {
  const on = picked()[among];
  const whole = wide.value && you !== undefined;
  return html`
    <div class="hand ${whole ? "wholes" : ""}">
      ${cards.map(
        (number) => html`
          <${OnOffer}
            key=${number}
            number=${number}
            you=${you}
            whole=${whole}
            checked=${on.includes(number)}
            disabled=${!on.includes(number) && on.length >= most}
            onChange=${() => toggle(number, among)}
          />
        `,
      )}
      <${Besides} you=${you} />
    </div>
  `;
}

/** The corporations to choose from. @param {{ question: ChoiceQuestion }} props */
const Corporations = ({ question }) => html`
  <div class="hand" role="radiogroup" aria-label=${say("mars-screen-corporations")}>
    ${question.options.map(
      (number) => html`
        <label class="pick whole-pick" key=${number} data-card=${number}>
          <input
            type="radio"
            name="corporation"
            aria-label=${cardName(number)}
            checked=${picked().corporation === number}
            onChange=${() => pick({ corporation: number })}
          />
          <${Whole} number=${number} />
          <span class="box" aria-hidden="true"><${Icon} name="done" /></span>
        </label>
      `,
    )}
  </div>
`;

/** Cards of which one is kept, below those kept before: a tap chooses. @param {{ cards: string[], you: You }} props */
const OneOf = ({ cards, you, you: { drafted } }) => html`
  <div class="hand ${wide.value ? "wholes" : ""}">
    ${
      drafted.length > 0 &&
      html`
        <div class="kept-so-far">
          <h3 class="group">
            ${say("mars-screen-kept")}
            <small>${drafted.length}</small>
          </h3>
          <ul class="chips">
            ${drafted.map(
              (number) => html`
                <li key=${number}><${Chip} number=${number} /></li>
              `,
            )}
          </ul>
        </div>
        <h3 class="group">
          ${say("mars-screen-keep-one")}
          <small>${cards.length}</small>
        </h3>
      `
    }
    <div class="hand-of" role="radiogroup" aria-label=${say("mars-screen-pile")}>
      ${cards.map(
        (number) => html`
          <${OnOffer}
            key=${number}
            number=${number}
            you=${you}
            one
            whole=${wide.value}
            checked=${picked().cards[0] === number}
            onChange=${() => pick({ cards: [number] })}
          />
        `,
      )}
    </div>
    <${Besides} you=${you} />
  </div>
`;

/** How many more cards can be bought. @param {ChoiceQuestion} question */
const mostOf = ({ args }) => Number(args.left);

export function Hand() {
  const { question } = currentGame();
  const { you } = viewNow();
  if (!you) return null;
  if (question?.type === "choice" && question.id === "mars-you-choose-corporation") {
    const page = openPage(you);
    return html`
      <${Steps} you=${you} />
      ${
        page === "preludes"
          ? html`
              <${Ticked} cards=${preludesOf(you)} most=${KEPT} among="preludes" />
            `
          : page === "corporation"
            ? html`
                <${Corporations} question=${question} />
              `
            : html`
                <${Ticked} cards=${projectsOf(you)} most=${projectsOf(you).length} />
              `
      }
    `;
  }
  if (question?.type === "choice" && question.id === "mars-you-buy") {
    return html`
      <${Ticked} cards=${question.options.filter((id) => id !== "none")} most=${mostOf(question)} you=${you} />
    `;
  }
  if (question?.type === "choice" && question.id === "mars-ask-draft")
    return html`
      <${OneOf} cards=${question.options} you=${you} />
    `;
  return html`
    <${InYourHand} you=${you} />
  `;
}
