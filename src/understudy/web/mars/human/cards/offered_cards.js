// Cards on offer: at the start, in research and in the draft.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { say } from "../../../app/translations.js";
import { wide } from "../../../play/current_view.js";
import { addedAlone } from "../../../advice/hinted_cards.js";
import { percentagePoints } from "../../../advice/figures.js";
import { currentGame } from "../../../play/game_state/current_game.js";
import { CardChip, CardRow, FullCard, rowClass, spokenText } from "./card.js";
import { isStart, pick, picked, toggle } from "../selection.js";
import { cardName, cardOf } from "./library.js";
import { inOrder } from "./hand_order.js";

/** @import { ChoiceQuestion } from "../../../types" */
/** @import { HandCard, You } from "../view" */

/** Show that a card on offer could be played now. @param {{ card: HandCard }} props */
const PlayableNow = ({ card: { why_not: why, last } }) =>
  why === null &&
  last === null &&
  html`
    <span class="why-not">
      <${Icon} name="done" />
      <span>${say("mars-screen-playable-now")}</span>
    </span>
  `;

/** Show what a card adds to the win probability alone, once a hint said it. @param {{ by?: number }} props */
const IfBought = ({ by }) =>
  by !== undefined &&
  html`
    <span class="if-bought">${say("mars-screen-if-bought", { by: percentagePoints(by) })}</span>
  `;

const CheckBox = () => html`
  <span class="box" aria-hidden="true"><${Icon} name="done" /></span>
`;

/**
 * A card on offer; of several with `single` only one can be picked, `full` shows the full card instead of a row.
 * @typedef {{
 *   number: string,
 *   you?: You,
 *   single?: boolean,
 *   full?: boolean,
 *   checked: boolean,
 *   disabled?: boolean,
 *   by?: number,
 *   onChange: () => void,
 * }} OfferedCardProps
 */

/** Show a card on offer with its text, and whether it could be played now. @param {OfferedCardProps} props */
function OfferedCard({ number, you, single = false, full = false, checked, disabled = false, by, onChange }) {
  const judged = you?.judged.find((other) => other.number === number);
  const { price, means, last, cheaper, why_not: why } = judged ?? {};
  const notes = html`
    ${
      judged &&
      html`
        <${PlayableNow} card=${judged} />
      `
    }
    <${IfBought} by=${by} />
  `;
  const type = single ? "radio" : "checkbox";
  if (full) {
    return html`
      <label class="pick whole-pick" data-card=${number}>
        <input
          type=${type}
          name="kept"
          aria-label=${`${cardName(number)}, ${spokenText(cardOf(number), price, false)}`}
          checked=${checked}
          disabled=${disabled}
          onChange=${onChange}
        />
        <${FullCard} number=${number} price=${price} means=${means} last=${last} cheaper=${cheaper} why=${why}>
          ${notes}
        <//>
        <${CheckBox} />
      </label>
    `;
  }
  return html`
    <label class="${rowClass(number)} pick" data-card=${number}>
      <input type=${type} name="kept" checked=${checked} disabled=${disabled} onChange=${onChange} />
      <${CardRow} number=${number} withText price=${price} means=${means} last=${last} why=${why}>${notes}<//>
      <${CheckBox} />
    </label>
  `;
}

/** Show cards as chips. @param {{ cards: (Partial<HandCard> & { number: string })[] }} props */
const Chips = ({ cards }) => html`
  <ul class="chips">
    ${cards.map(
      ({ number, price, why_not: why }) => html`
        <li key=${number}><${CardChip} number=${number} price=${price} why=${why} /></li>
      `,
    )}
  </ul>
`;

/** Show the cards already in your hand. @param {{ you?: You }} props */
export const CurrentHand = ({ you }) =>
  you &&
  you.hand.length > 0 &&
  html`
    <div class="besides">
      <h3 class="group">
        ${say("mars-screen-in-hand")}
        <small>${you.hand.length}</small>
      </h3>
      <${Chips} cards=${inOrder(you.hand)} />
    </div>
  `;

/** The most cards of a hand beside which a wide screen shows the cards on offer in full. */
const MOST_BESIDE_WHOLE = 10;

/** Return how cards are offered: in full, or in rows where a large hand needs the room. @param {You} you */
function densityBeside({ hand }) {
  if (!wide.value) return "";
  return hand.length <= MOST_BESIDE_WHOLE ? "wholes" : "in-rows";
}

/** @typedef {{ cards: string[], most: number, among?: "cards" | "preludes", you?: You }} CardChecklistProps */

/**
 * Show cards to tick, at most `most`; those of research need `you`, to judge them.
 * @param {CardChecklistProps} props
 */
export function CardChecklist({ cards, most, among = "cards", you }) {
  const { [among]: on, corporation, preludes } = picked();
  const density = you ? densityBeside(you) : "";
  // At the start the hint is about the cards after corporation and preludes, which are not sent yet.
  const added = addedAlone(isStart(currentGame().question) ? [corporation, ...preludes] : []);
  return html`
    <div class="hand ${density}">
      ${cards.map(
        (number) => html`
          <${OfferedCard}
            key=${number}
            number=${number}
            you=${you}
            full=${density === "wholes"}
            checked=${on.includes(number)}
            disabled=${!on.includes(number) && on.length >= most}
            by=${among === "cards" ? added.get(number) : undefined}
            onChange=${() => toggle(number, among)}
          />
        `,
      )}
      <${CurrentHand} you=${you} />
    </div>
  `;
}

/** Show the corporations on offer. @param {{ question: ChoiceQuestion }} props */
export const CorporationPicker = ({ question }) => html`
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
          <${FullCard} number=${number} />
          <${CheckBox} />
        </label>
      `,
    )}
  </div>
`;

/**
 * Show the cards of a draft, of which one is kept, below those kept before.
 * @param {{ cards: string[], you: You }} props
 */
export const DraftPicker = ({ cards, you, you: { drafted } }) => html`
  <div class="hand ${densityBeside(you)}">
    ${
      drafted.length > 0 &&
      html`
        <div class="kept-so-far">
          <h3 class="group">
            ${say("mars-screen-kept")}
            <small>${drafted.length}</small>
          </h3>
          <${Chips} cards=${drafted.map((number) => ({ number }))} />
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
          <${OfferedCard}
            key=${number}
            number=${number}
            you=${you}
            single
            full=${densityBeside(you) === "wholes"}
            checked=${picked().cards[0] === number}
            onChange=${() => pick({ cards: [number] })}
          />
        `,
      )}
    </div>
    <${CurrentHand} you=${you} />
  </div>
`;
