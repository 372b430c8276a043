// The overlay with the actions of your cards.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { usePreviews } from "../../../prompt/preview.js";
import { sending } from "../../../play/game_state/current_game.js";
import { say } from "../../../app/translations.js";
import { WhyNot } from "../cards/card.js";
import { give } from "../../../human/answer_queue.js";
import { stepSymbols } from "../cards/step_symbols.js";
import { or } from "../cards/symbols.js";
import { cardName, cardOf, kindOf, sentenceOf } from "../cards/library.js";
import { PreviewLine } from "../../../human/preview.js";
import { Overlay } from "../../../human/overlay.js";
import { HeldTokens, UsedMark, playedCards } from "../cards/tableau.js";

/** @import { Answer, PreviewReport } from "../../../types" */
/** @import { PlayedCard, You } from "../view" */

/**
 * One alternative of a card's action, with the answers that use it; without answers it is not possible now.
 * @typedef {{ card: PlayedCard, alternative: number | null, answers: Answer[] }} CardUse
 */

/** Return each alternative of each action, the possible ones first. @param {You} you @returns {CardUse[]} */
function cardUses(you) {
  return playedCards(you)
    .filter(({ action }) => action)
    .toSorted((a, b) => Number(a.open.length === 0) - Number(b.open.length === 0))
    .flatMap((card) => {
      const move = { do: "action", card: card.number };
      if (card.open.length < 2)
        return [{ card, alternative: card.open[0] ?? null, answers: card.open.length > 0 ? [move] : [] }];
      return card.open.map((one) => ({ card, alternative: one, answers: [move, `${card.number}.${one}`] }));
    });
}

/**
 * Show one use of a card: tokens, symbols, and a preview or why not.
 * @param {{ use: CardUse, preview?: PreviewReport }} props
 */
function UseButton({ use: { card, alternative, answers }, preview }) {
  const definition = cardOf(card.number);
  const { actions = [] } = definition;
  const action = alternative !== null && actions[alternative - 1];
  const result = card.why_not
    ? html`
        <${WhyNot} why=${card.why_not} />
      `
    : html`
        <${PreviewLine} preview=${preview} />
      `;
  return html`
    <li>
      <button
        type="button"
        class="thing use k-${kindOf(definition)}"
        data-thing=${`${card.number} ${alternative}`}
        disabled=${answers.length === 0 || sending.value}
        onClick=${() => give(...answers)}
      >
        <span class="thing-name">
          <b class="row-name">${cardName(card.number)}</b>
          <${HeldTokens} card=${card} />
          <span class="sr">${sentenceOf(definition)}</span>
          <span class="signs" aria-hidden="true">
            ${action ? stepSymbols([action]) : actions.map((other, n) => [n > 0 && or(), stepSymbols([other])])}
          </span>
          ${
            card.used
              ? html`
                  <${UsedMark} />
                `
              : result
          }
        </span>
        ${
          answers.length > 0 &&
          html`
            <i class="sign next" aria-hidden="true"><${Icon} name="next" /></i>
          `
        }
      </button>
    </li>
  `;
}

/** Show the actions of your cards. @param {{ you: You }} props */
export function UseCard({ you }) {
  const all = cardUses(you);
  const possible = all.filter(({ answers }) => answers.length > 0);
  const previews = usePreviews(possible.map(({ answers }) => answers));
  return html`
    <${Overlay} title=${say("mars-screen-use-a-card")} sub=${say("mars-screen-once")}>
      ${
        all.length === 0 &&
        html`
          <p class="hand-note">${say("mars-screen-no-actions")}</p>
        `
      }
      <ul>
        ${all.map(
          (use) => html`
            <${UseButton}
              use=${use}
              key=${`${use.card.number} ${use.alternative}`}
              preview=${previews[possible.indexOf(use)]}
            />
          `,
        )}
      </ul>
    <//>
  `;
}
