// The tab with your hand; while cards are bought or drafted it shows the cards on offer.

import { html } from "htm/preact";
import { currentGame } from "../../../play/game_state/current_game.js";
import { NO_CARD, isStart, viewNow } from "../selection.js";
import { CardChecklist, CorporationPicker, DraftPicker } from "./offered_cards.js";
import { printed } from "../../reference/printed_constants.js";
import { StartSteps, openPage, preludesOf, projectsOf } from "../start.js";
import { YourHand } from "./your_hand.js";

/** @import { ChoiceQuestion } from "../../../types" */
/** @import { You } from "../view" */

/** Show the open page of the start. @param {{ question: ChoiceQuestion, you: You }} props */
function StartPage({ question, you }) {
  const page = openPage(you);
  if (page === "corporation")
    return html`
      <${CorporationPicker} question=${question} />
    `;
  if (page === "preludes")
    return html`
      <${CardChecklist} cards=${preludesOf(you)} most=${printed().preludes_kept} among="preludes" />
    `;
  return html`
    <${CardChecklist} cards=${projectsOf(you)} most=${projectsOf(you).length} />
  `;
}

/** Show your hand, or the cards on offer. */
export function Hand() {
  const { question } = currentGame();
  const { you } = viewNow();
  if (!you) return null;
  const asked = question?.type === "choice" ? question : null;
  if (asked && isStart(asked))
    return html`
      <${StartSteps} you=${you} />
      <${StartPage} question=${asked} you=${you} />
    `;
  if (asked?.id === "mars-you-buy")
    return html`
      <${CardChecklist}
        cards=${asked.options.filter((id) => id !== NO_CARD)}
        most=${Number(asked.args.left)}
        you=${you}
      />
    `;
  if (asked?.id === "mars-ask-draft")
    return html`
      <${DraftPicker} cards=${asked.options} you=${you} />
    `;
  return html`
    <${YourHand} you=${you} />
  `;
}
