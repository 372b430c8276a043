// Reporting your advance with a tap on the next space of a track.

import { html } from "htm/preact";
import { pendingAnswer, openEntry } from "../prompt/pending_answer.js";
import { Icon } from "../ui/controls.js";
import { currentQuestion, giveAnswer, earlierQuestion } from "../prompt/edited_question.js";
import { sending, currentGame } from "../play/game_state/current_game.js";
import { name, say } from "../app/translations.js";

/** @import { MenuQuestion } from "../types" */
/** @import { View } from "./view" */

const ADVANCE = "advance";

/** Return whether the question asks for a turn that has not begun. @param {MenuQuestion} question */
const isTurnDue = (question) => question.id === "tapestry-ask-turn" && question.args.moved === 0;

/** Return the menu entry that a single tap reports, or null. @param {MenuQuestion} question */
export const quickEntry = (question) =>
  isTurnDue(question) && question.entries.some((entry) => entry.name === ADVANCE) ? ADVANCE : null;

/**
 * Return the tracks on which the player in turn can advance, each with the space it leads to.
 * @param {MenuQuestion} question @param {View} view
 */
function nextSpaces(question, view) {
  const field = question.entries.find((entry) => entry.name === ADVANCE)?.fields[0];
  const options = field?.type === "choice" ? field.options : [];
  return view.tracks
    .filter(({ id }) => options.includes(id))
    .map((track) => ({ track, to: track.markers[question.args.owner.id] + 1 }));
}

/** Show a button for each track on which you can advance. @param {{ question: MenuQuestion }} props */
export function QuickEntry({ question }) {
  /** @type {{ view: View }} */
  const { view } = currentGame();
  return html`
    <div class="quick" role="group" aria-label=${say("page-tapestry-advanced-on")}>
      <p class="tiny muted">${say("page-tapestry-advanced-on")}</p>
      ${nextSpaces(question, view).map(
        ({ track: { id, spaces }, to }) => html`
          <button
            type="button"
            class="act"
            key=${id}
            data-track=${id}
            disabled=${sending.value}
            onClick=${() => giveAnswer({ do: ADVANCE, track: id })}
          >
            <${Icon} name=${`tapestry/${id}`} />
            <span class="sr">${name({ kind: "tapestry-track", id })}</span>
            <b>${`→ ${to}`}</b>
            ${
              spaces[to].landmark &&
              !spaces[to].claimed &&
              html`
                <${Icon} name="tapestry/landmark" />
              `
            }
          </button>
        `,
      )}
    </div>
  `;
}

/** Return the next space of a track if it can be tapped now. @param {string} track @returns {number | null} */
export function nextOn(track) {
  const { question } = currentQuestion();
  if (earlierQuestion.value || question?.type !== "menu" || !isTurnDue(question) || pendingAnswer.value.entry !== null)
    return null;
  const found = nextSpaces(question, currentGame().view).find((one) => one.track.id === track);
  return found?.to ?? null;
}

/** Open the report of an advance on this track. @param {string} track */
export const tapNext = (track) => openEntry(ADVANCE, { track });
