// Effects of the player's last answer, shown above the next question.

import { html } from "htm/preact";
import { currentGame, turns } from "../game_state/current_game.js";
import { systemOf } from "../../app/faces.js";
import { say } from "../../app/translations.js";

/** @import { GameDocument, Message, Side, Step, Turn } from "../../types" */

/**
 * Return the messages since the last answer: those of the player's turn, and urgent ones of other turns.
 * @param {GameDocument} doc @param {Turn[]} groups @param {(steps: Step[]) => Side} side
 * @returns {(Message & { step: number })[]}
 */
export function answerEffects({ marks, answers }, groups, side) {
  const due = groups.flatMap(({ steps }) => (side(steps) === "human" ? steps : steps.filter(({ now }) => now)));
  return due
    .filter(({ number }) => marks[number] === answers)
    .flatMap(({ number, kind, args, news, also = [] }) =>
      [...(news ? [{ id: kind, args }] : []), ...also].map((message) => ({ ...message, step: number })),
    );
}

export function AnswerEffects() {
  const doc = currentGame();
  /** @type {(Message & { step?: number })[]} */
  const messages = [...answerEffects(doc, turns.value, systemOf(doc).side), ...(doc.table ?? [])];
  return html`
    <div role="status" aria-label=${say("page-news")}>
      ${
        messages.length > 0 &&
        html`
          <ul class="news">
            ${messages.map(
              ({ id, args, step }, n) => html`
                <li key=${n} data-step=${step}>${say(id, args)}</li>
              `,
            )}
          </ul>
        `
      }
    </div>
  `;
}
