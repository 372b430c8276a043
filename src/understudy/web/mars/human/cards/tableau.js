// The cards that you have played: your tags, cards with actions, cards with effects, the rest.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { answer, sending, currentGame } from "../../../play/game_state/current_game.js";
import { say } from "../../../app/translations.js";
import { WhyNot } from "./card.js";
import { viewNow } from "../selection.js";
import { Badge, CardSymbols } from "./card_symbols.js";
import { TokenSymbol } from "./symbols.js";
import { cardName, cardOf, kindOf, sentenceOf } from "./library.js";
import { TagRow } from "../resource_bar.js";

/** @import { PlayedCard, You } from "../view" */

/** Show the tokens on a card. @param {{ card: PlayedCard }} props */
export const HeldTokens = ({ card }) =>
  card.held > 0 &&
  html`
    <span class="held">
      <${TokenSymbol} of=${cardOf(card.number).holds} />
      ${card.held}
    </span>
  `;

export const UsedMark = () => html`
  <span class="used">
    <${Icon} name="done" />
    ${say("mars-screen-used")}
  </span>
`;

/** Show the button that uses the action of a card. @param {{ number: string }} props */
const UseButton = ({ number }) => html`
  <button
    type="button"
    class="btn"
    disabled=${sending.value}
    aria-label=${say("mars-screen-use-card", { card: cardName(number) })}
    onClick=${() => answer({ do: "action", card: number })}
  >
    ${say("mars-screen-use")}
  </button>
`;

/**
 * Show a played card; on your turn with its action, if it has one.
 * @param {{ card: PlayedCard, turn: boolean }} props
 */
function TableauCard({ card, turn }) {
  const { number, used, why_not: why, points } = card;
  const definition = cardOf(number);
  return html`
    <li class="lying k-${kindOf(definition)}">
      <div>
        <b class="row-name">${cardName(number)}</b>
        <${HeldTokens} card=${card} />
        <span class="sr">${sentenceOf(definition)}</span>
        <${CardSymbols} card=${definition} />
        ${
          definition.points &&
          html`
            <span class="small muted">
              <span class="sr">${say("mars-screen-worth", { points })}</span>
              <${Badge} points=${definition.points} holds=${definition.holds} />
            </span>
          `
        }${
          turn &&
          !used &&
          why &&
          html`
            <${WhyNot} why=${why} />
          `
        }
      </div>
      ${
        turn &&
        (used
          ? html`
              <${UsedMark} />
            `
          : why === null &&
            html`
              <${UseButton} number=${number} />
            `)
      }
    </li>
  `;
}

/** @param {{ title: string, cards: PlayedCard[], turn?: boolean }} props */
const Group = ({ title, cards, turn = false }) =>
  cards.length > 0 &&
  html`
    <h3 class="group">
      ${title}
      <small>${cards.length}</small>
    </h3>
    <ul>
      ${cards.map(
        (card) => html`
          <${TableauCard} card=${card} turn=${turn} key=${card.number} />
        `,
      )}
    </ul>
  `;

/** Return all cards that you have played, except events, corporations first. @param {You} you */
export const playedCards = (you) => [...you.corporations, ...you.played];

/** Return the cards whose action is possible now. @param {You} you */
export const readyActions = (you) =>
  playedCards(you).filter(({ action, used, why_not: why }) => action && !used && why === null);

/** Show the cards that you have played. */
export function Tableau() {
  const { you } = viewNow();
  if (!you) return null;
  const turn = currentGame().question?.type === "menu";
  const cards = playedCards(you);
  const actions = cards.filter(({ action }) => action);
  const effects = cards.filter(
    ({ action, number }) => !action && (cardOf(number).watches ?? cardOf(number).terms ?? []).length > 0,
  );
  const rest = cards.filter((card) => !actions.includes(card) && !effects.includes(card));
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
        turn=${turn}
      />
      <${Group} title=${say("mars-screen-always")} cards=${effects} />
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
