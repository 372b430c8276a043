// What lies before you: tags, actions ready and used, what holds always, the rest.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { answer, sending, currentGame } from "../../../play/current_game.js";
import { say } from "../../../app/translations.js";
import { WhyNot } from "./card.js";
import { viewNow } from "../answer_queue.js";
import { Badge, CardSymbols } from "./card_symbols.js";
import { TokenSymbol } from "./symbols.js";
import { cardName, cardOf, kindOf, sentenceOf } from "./library.js";
import { TagRow } from "../resource_bar.js";

/** @import { Open, You } from "../view" */

/** What lies on a card. @param {{ card: Open }} props */
export const Held = ({ card }) =>
  card.held > 0 &&
  html`
    <span class="held">
      <${TokenSymbol} of=${cardOf(card.number).holds} />
      ${card.held}
    </span>
  `;

/** Use the action of a card. @param {string} number */
const use = (number) => answer({ do: "action", card: number });

/** @param {{ number: string }} props */
export const Use = ({ number }) => html`
  <button
    type="button"
    class="btn"
    disabled=${sending.value}
    aria-label=${say("mars-screen-use-card", { card: cardName(number) })}
    onClick=${() => use(number)}
  >
    ${say("mars-screen-use")}
  </button>
`;

/** @param {{ card: Open, can?: boolean }} props */
export function Lying({ card, can = false }) {
  const { number, used, why_not: why, points } = card;
  const stated = cardOf(number);
  return html`
    <li class="lying k-${kindOf(stated)}">
      <div>
        <b class="row-name">${cardName(number)}</b>
        <${Held} card=${card} />
        <span class="sr">${sentenceOf(stated)}</span>
        <${CardSymbols} card=${stated} />
        ${
          stated.points &&
          html`
            <span class="small muted">
              <span class="sr">${say("mars-screen-worth", { points })}</span>
              <${Badge} points=${stated.points} holds=${stated.holds} />
            </span>
          `
        }${
          can &&
          !used &&
          why &&
          html`
            <${WhyNot} why=${why} />
          `
        }
      </div>
      ${
        can &&
        (used
          ? html`
              <span class="used">
                <${Icon} name="done" />
                ${say("mars-screen-used")}
              </span>
            `
          : why === null &&
            html`
              <${Use} number=${number} />
            `)
      }
    </li>
  `;
}

/** @param {{ title: string, cards: Open[], can?: boolean }} props */
const Group = ({ title, cards, can = false }) =>
  cards.length > 0 &&
  html`
    <h3 class="group">
      ${title}
      <small>${cards.length}</small>
    </h3>
    <ul>
      ${cards.map(
        (card) => html`
          <${Lying} card=${card} can=${can} key=${card.number} />
        `,
      )}
    </ul>
  `;

/** All cards before you, the corporation first. @param {You} you */
export const before = (you) => [...you.corporations, ...you.played];

/** The actions that can be used now. @param {You} you */
export const ready = (you) => before(you).filter(({ action, used, why_not: why }) => action && !used && why === null);

export function Tableau() {
  const { you } = viewNow();
  if (!you) return null;
  const turn = currentGame().question?.type === "menu";
  const cards = before(you);
  const actions = cards.filter(({ action }) => action);
  const always = cards.filter(
    ({ action, number }) => !action && (cardOf(number).watches ?? cardOf(number).terms ?? []).length > 0,
  );
  const rest = cards.filter((card) => !actions.includes(card) && !always.includes(card));
  return html`
    <div class="tableau">
      <${TagRow} you=${you} />
      ${
        cards.length === 0 &&
        html`
          <p class="hand-note">${say("mars-screen-nothing-played")}</p>
        `
      }
      <${Group}
        title=${say("mars-screen-actions")}
        cards=${actions.toSorted((a, b) => Number(a.used) - Number(b.used))}
        can=${turn}
      />
      <${Group} title=${say("mars-screen-always")} cards=${always} />
      <${Group} title=${say("mars-screen-others")} cards=${rest} />
      ${
        you.events.length > 0 &&
        html`
          <h3 class="group">
            ${say("mars-screen-events")}
            <small>${you.events.length}</small>
          </h3>
          <p class="small muted">${you.events.map(cardName).join(", ")}</p>
        `
      }
    </div>
  `;
}
