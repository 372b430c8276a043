// Advice on your turn, on request: moves compared by simulated games from here.

import { html } from "htm/preact";
import * as api from "../../requests/api.js";
import { Owner, Problem } from "../../ui/controls.js";
import { createLoader, useLoaded } from "../../requests/load_once.js";
import { sending, currentGame } from "../../play/current_game.js";
import { name, number, say } from "../../app/translations.js";
import { CardChip } from "./cards/card.js";
import { give } from "./answer_queue.js";
import { cardName } from "./cards/library.js";
import { Overlay } from "./overlay.js";

/** @import { Children, MoveAdvice } from "../../types" */

const advice = createLoader((/** @type {string} */ id) =>
  api.advice(id).catch((error) => {
    // 409: the game has changed, and the overlay is about to close.
    if (error.status !== 409) throw error;
    return undefined;
  }),
);

/** The name of each kind of move. @type {Record<string, (move: Record<string, string>) => Children>} */
const MOVE_NAMES = {
  play: ({ card }) => html`
    <${CardChip} number=${card} />
  `,
  action: ({ card }) => say("mars-screen-use-card", { card: cardName(card) }),
  standard_project: ({ project }) => name({ kind: "mars-project", id: project }),
  convert: ({ what }) => say(`mars-screen-convert-${what}`),
  claim: ({ milestone }) =>
    say("page-held", { owner: say("page-milestones"), what: { kind: "mars-milestone", id: milestone } }),
  fund: ({ award }) => say("page-held", { owner: say("page-awards"), what: { kind: "mars-award", id: award } }),
  trade: ({ colony }) =>
    say("page-held", { owner: say("mars-screen-trade"), what: { kind: "mars-colony", id: colony } }),
  delegate: ({ party }) =>
    say("page-held", { owner: say("mars-screen-delegate"), what: { kind: "mars-party", id: party } }),
  policy: ({ party }) => say("mars-screen-policy-of", { party: { kind: "mars-party", id: party } }),
};

/** @param {Record<string, string>} move */
const moveName = (move) => MOVE_NAMES[move.do]?.(move) ?? say(`mars-screen-${move.do}`);

/** @param {number} value */
const tenth = (value) => Math.round(10 * value) / 10;
/** @param {number} value */
const signed = (value) => `${value > 0 ? "+" : ""}${number(tenth(value))}`;

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

/** Show a move as a button with its mean result. @param {{ one: MoveAdvice, all: MoveAdvice[], mark: string }} props */
const Move = ({ one, all, mark }) => html`
  <li>
    <button type="button" class="thing advice" disabled=${sending.value} onClick=${() => give(one.move)}>
      <span class="coach-place">${mark}</span>
      <span class="thing-name">
        <b>${moveName(one.move)}</b>
        <${Range} one=${one} all=${all} />
        <small class="both">
          <${Owner} side="human" />
          <span class="sr">${name({ kind: "mars-owner", id: "human" })}</span>
          ${number(tenth(one.human))}${" "}
          <${Owner} side="bot" />
          <span class="sr">${name({ kind: "mars-owner", id: "bot" })}</span>
          ${number(tenth(one.bot))}
        </small>
      </span>
      <span class="coach-ahead">
        <b>${signed(one.ahead)}</b>
        <small>±${" "}${number(tenth(one.error))}</small>
      </span>
    </button>
  </li>
`;

/** Show the advice in an overlay. */
export function Advice() {
  const { id, revision } = currentGame();
  const report = useLoaded(advice, id, revision);
  const problem = advice.problem.value;
  if (!report || report.revision !== revision) {
    return html`
      <${Overlay} title=${say("mars-screen-coach")} sub=${say("mars-screen-coach-sub")}>
        <${Problem} message=${problem} />
        ${
          !problem &&
          html`
            <p class="hand-note" role="status">${say("mars-screen-coach-busy")}</p>
          `
        }
      <//>
    `;
  }
  const all = [...report.moves, report.passing];
  const alike = report.moves.filter(({ apart }) => !apart).length;
  const notes = [
    say("mars-screen-coach-how", { count: report.games }),
    alike > 1 ? say("mars-screen-coach-alike", { count: alike }) : "",
  ];
  return html`
    <${Overlay} title=${say("mars-screen-coach")} sub=${say("mars-screen-coach-sub")}>
      <ol>
        ${report.moves.map(
          (one, n) => html`
            <${Move} one=${one} all=${all} mark=${n + 1} key=${n} />
          `,
        )}
        <${Move} one=${report.passing} all=${all} mark="–" />
      </ol>
      <p class="small muted after" role="status">${notes.join(" ")}</p>
    <//>
  `;
}
