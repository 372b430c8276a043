// The expert plays the player's side: what it did and why, one decision or one round at a time.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say, sentence } from "../../app/translations.js";
import { Icon, Owner, Problem } from "../../ui/controls.js";
import { isKeyIgnored } from "../../human/ignored_keys.js";
import { screenFace } from "../../human/screen_face.js";
import { currentGame, problem as refusal } from "../../play/game_state/current_game.js";
import { answerName } from "../answer_name.js";
import { winText } from "../figures.js";
import { clearRows, play, problem, rows, running, stop, upcoming } from "./expert_turns.js";
import { handedOver, takeOver } from "./handed_over.js";

/** @import { Row } from "./expert_turns.js" */

/** Show a decision of the expert. @param {{ row: Row }} props */
function Decision({ row: { chosen, kind, nextBest } }) {
  if (!chosen) return null;
  return html`
    <${Icon} name="expert" />
    <div class="txt">
      <b>${answerName(chosen, kind)}</b>
      <small>
        ${chosen.reasons.map(sentence).join(" ")}
        ${nextBest && [" ", say("page-review-next"), ": ", answerName(nextBest, kind), ", ", winText(nextBest.win)]}
      </small>
    </div>
    <b>${winText(chosen.win)}</b>
  `;
}

/** Show what happened, the newest at the end. A whole round is not read out. */
function Log() {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [rows.value]);
  return html`
    <div
      class="watch-rows"
      ref=${list}
      tabindex="0"
      role="log"
      aria-label=${say("page-journal")}
      aria-live=${running.value === "round" ? "off" : "polite"}
    >
      <ol>
        ${rows.value.map(
          (row) => html`
            <li key=${row.key}>
              ${
                row.chosen
                  ? html`
                      <${Decision} row=${row} />
                    `
                  : html`
                      <${Owner} side="bot" />
                      <div class="txt">${row.text}</div>
                    `
              }
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/** Show the panel in place of the question. */
export function Watch() {
  const doc = currentGame();
  const busy = running.value !== "";
  useEffect(() => {
    clearRows();
    return stop;
  }, [doc.id, handedOver.value?.answers]);
  const shownAnswers = useRef(doc.answers);
  useEffect(() => {
    // What was undone did not happen.
    if (doc.answers < shownAnswers.current) {
      stop();
      clearRows();
    }
    shownAnswers.current = doc.answers;
  }, [doc.answers]);
  useEffect(() => {
    // Enter presses the main button like everywhere.
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.key === "Escape" && running.peek()) stop();
      if (isKeyIgnored(event) || (event.target instanceof Element && event.target.closest("button, a"))) return;
      const act = /** @type {Record<string, () => void>} */ ({
        g: () => play("round"),
        w: takeOver,
      })[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const round = upcoming.value?.round;
  return html`
    <section class="prompt watch" aria-label=${say("page-watch-now")} data-question=${doc.question?.id}>
      <p class="kicker">
        <${Icon} name="expert" />
        <span>${say("page-watch-now")}</span>
        <small class="muted">${say("page-review-if")}</small>
      </p>
      <${Problem} message=${problem.value ?? refusal.value} />
      ${
        rows.value.length > 0
          ? html`
              <${Log} />
            `
          : html`
              <p class="r">${say("page-watch-lead")}</p>
            `
      }
      <div class="go">
        <button type="button" class="btn" aria-keyshortcuts="w" onClick=${takeOver}>${say("page-watch-take")}</button>
        ${
          running.value === "round"
            ? html`
                <button type="button" class="btn" aria-keyshortcuts="Escape" onClick=${stop}>
                  ${say("page-cancel")}
                </button>
              `
            : html`
                <button type="button" class="btn" aria-keyshortcuts="g" disabled=${busy} onClick=${() => play("round")}>
                  ${
                    round === undefined
                      ? say("page-watch-round")
                      : say("page-watch-to", { round: screenFace().advice?.roundName(round + 1) })
                  }
                </button>
              `
        }
        <button
          type="button"
          class="btn primary"
          aria-keyshortcuts="Enter"
          disabled=${busy}
          onClick=${() => play("step")}
        >
          ${say("page-watch-step")}
        </button>
      </div>
    </section>
  `;
}
