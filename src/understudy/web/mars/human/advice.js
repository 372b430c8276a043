// The expert's hint on your turn, on request; and its moves compared by whole games, if you want to look deeper.

import { html } from "htm/preact";
import * as api from "../../requests/api.js";
import { useState } from "preact/hooks";
import { Problem } from "../../ui/controls.js";
import { createLoader, useLoaded } from "../../requests/load_once.js";
import { sending, currentGame } from "../../play/current_game.js";
import { number, say } from "../../app/translations.js";
import { moveName } from "./move_names.js";
import { give } from "../../human/answer_queue.js";
import { Overlay } from "../../human/overlay.js";

/** @import { HintedMove, MoveAdvice } from "../../types" */

/**
 * Return a loader that ignores answers about an older position, because the overlay is about to close.
 * @template T
 * @param {(id: string) => Promise<T>} load
 */
const currentLoader = (load) =>
  createLoader((/** @type {string} */ id) =>
    load(id).catch((error) => {
      if (error.status !== 409) throw error;
      return undefined;
    }),
  );

const hint = currentLoader(api.hint);
const comparison = currentLoader(api.compareHints);

/** @param {number} value */
const signed = (value) => `${value > 0 ? "+" : ""}${number(Math.round(10 * value) / 10)}`;
/** A percentage without decimals; certainty only at the end of a game. @param {number} share */
const percent = (share) => say("mars-screen-hint-win", { win: Math.min(99, Math.max(1, Math.round(100 * share))) });

/**
 * Draw the mean of a move and its error on the scale of all moves.
 * @param {{ one: MoveAdvice, all: MoveAdvice[] }} props
 */
function Range({ one: { ahead, error }, all }) {
  const least = Math.min(...all.map((other) => other.ahead - other.error));
  const width = Math.max(1, Math.max(...all.map((other) => other.ahead + other.error)) - least);
  /** @param {number} value */
  const at = (value) => `${(100 * (value - least)) / width}%`;
  return html`
    <span class="coach-range" aria-hidden="true">
      <i style=${{ left: at(ahead - error), width: `${(200 * error) / width}%` }}></i>
      <b style=${{ left: at(ahead) }}></b>
    </span>
  `;
}

/**
 * Show a move as a button with what the expert expects after it.
 * @param {{ one: HintedMove, compared?: MoveAdvice, all: MoveAdvice[] }} props
 */
const Move = ({ one, compared, all }) => html`
  <li>
    <button type="button" class="thing advice" disabled=${sending.value} onClick=${() => give(one.move)}>
      <span class="coach-place">${number(one.place)}</span>
      <span class="thing-name">
        <b>${moveName(one.move)}</b>
        ${
          compared &&
          html`
            <${Range} one=${compared} all=${all} />
          `
        }
      </span>
      <span class="coach-ahead">
        <b>${percent(one.win)}</b>
        <small>
          ${
            compared
              ? say("mars-screen-hint-measured", {
                  ahead: signed(compared.ahead),
                  error: number(Math.round(compared.error)),
                })
              : say("mars-screen-hint-ahead", { ahead: signed(one.ahead) })
          }
        </small>
      </span>
    </button>
  </li>
`;

/** Wait for whole games after each move. @param {{ onCancel: () => void }} props */
function Deeper({ onCancel }) {
  const { id, revision } = currentGame();
  useLoaded(comparison, id, revision);
  return html`
    <${Problem} message=${comparison.problem.value} />
    <p class="hand-note" role="status">${say("mars-screen-hint-deeper-busy")}</p>
    <button type="button" class="btn" onClick=${onCancel}>${say("page-cancel")}</button>
  `;
}

/** Show the hint in an overlay. */
export function Advice() {
  const { id, revision } = currentGame();
  const [deeper, setDeeper] = useState(false);
  const report = useLoaded(hint, id, revision);
  const found = comparison.valueFor(id);
  const compared = found?.revision === revision ? found : null;
  if (!report || report.revision !== revision) {
    return html`
      <${Overlay} title=${say("mars-screen-coach")} sub=${say("mars-screen-coach-sub")}>
        <${Problem} message=${hint.problem.value} />
        ${
          !hint.problem.value &&
          html`
            <p class="hand-note" role="status">${say("mars-screen-coach-busy")}</p>
          `
        }
      <//>
    `;
  }
  const all = compared?.moves ?? [];
  /** @param {HintedMove} one */
  const comparedTo = (one) => all.find(({ move }) => JSON.stringify(move) === JSON.stringify(one.move));
  const alike = all.filter(({ apart }) => !apart).length;
  return html`
    <${Overlay} title=${say("mars-screen-coach")} sub=${say("mars-screen-coach-sub")}>
      <ol>
        ${report.moves.map(
          (one) => html`
            <${Move} one=${one} compared=${comparedTo(one)} all=${all} key=${one.place} />
          `,
        )}
      </ol>
      <p class="small muted after" role="status">
        ${compared && say("mars-screen-coach-how", { count: compared.games })}${" "}
        ${alike > 1 && say("mars-screen-coach-alike", { count: alike })}${" "}
        ${say("mars-screen-hint-sees", { count: report.choices })}
      </p>
      ${
        !compared &&
        (deeper
          ? html`
              <${Deeper} onCancel=${() => setDeeper(false)} />
            `
          : html`
              <button type="button" class="btn" onClick=${() => setDeeper(true)}>
                ${say("mars-screen-hint-deeper")}
              </button>
            `)
      }
    <//>
  `;
}
