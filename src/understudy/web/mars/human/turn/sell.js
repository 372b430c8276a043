// The overlay that sells cards from your hand.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { sending } from "../../../play/game_state/current_game.js";
import { say } from "../../../app/translations.js";
import { SELL } from "./action_overlays.js";
import { answerWhile } from "../../../human/answer_queue.js";
import { pick, picked, toggle } from "../selection.js";
import { CardRow, rowClass } from "../cards/card.js";
import { ResourceSymbol } from "../cards/symbols.js";
import { Overlay, closeOverlay } from "../../../human/overlay.js";

/** @import { You } from "../view" */

/** Sell these cards: answer how many, and which. @param {string[]} cards */
function sell(cards) {
  const left = new Set(cards);
  let begun = false;
  closeOverlay();
  pick({ cards: [] });
  return answerWhile((question) => {
    if (question.type === "menu") {
      const move = begun ? undefined : { do: "standard_project", project: SELL };
      begun = true;
      return move;
    }
    if (question.type === "number") return cards.length;
    return question.type === "choice" ? question.options.find((option) => left.delete(option)) : undefined;
  });
}

/** Show the hand to pick the cards that are sold. @param {{ you: You }} props */
export function Sell({ you }) {
  const on = picked().cards;
  return html`
    <${Overlay} title=${say("mars-screen-sell-patents")} sub=${say("mars-screen-sell-hint")}>
      <div class="hand">
        ${you.hand.map(
          ({ number }) => html`
            <label class="${rowClass(number)} pick" key=${number}>
              <input type="checkbox" checked=${on.includes(number)} onChange=${() => toggle(number)} />
              <${CardRow} number=${number} />
              <span class="box" aria-hidden="true"><${Icon} name="done" /></span>
            </label>
          `,
        )}
      </div>
      <p class="purse">
        <${ResourceSymbol} of="mc" />
        <span>${`${you.stock.mc} + ${on.length}`}</span>
        <span class="sum">
          =${" "}
          <b>${you.stock.mc + on.length}</b>
        </span>
      </p>
      <div class="go">
        <button
          type="button"
          class="btn primary"
          disabled=${on.length === 0 || sending.value}
          onClick=${() => sell(on)}
        >
          ${say("mars-screen-sell", { count: on.length })}
        </button>
      </div>
    <//>
  `;
}
