// Explanation of a step: the candidates of a choice and its tie-breaks, a failure, or a ruling.

import { html } from "htm/preact";
import { Candidates } from "./candidates.js";
import { Cite } from "../ui/citation.js";
import { currentGame } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { hasMessage, number, say } from "../app/translations.js";

/** @import { Deliberation, Step } from "../types" */

const LONGEST_BAR = 56;

/**
 * Return the line on which each candidate dropped out; line 1 is the list of candidates.
 * @param {Deliberation} deliberation @returns {Map<string, number>}
 */
export function droppedOn({ candidates, narrowings }) {
  const dropped = new Map();
  let left = candidates;
  narrowings.forEach((narrowing, n) => {
    for (const id of left) if (!narrowing.left.includes(id)) dropped.set(id, n + 2);
    left = narrowing.left;
  });
  return dropped;
}

/** @typedef {{ n: number, rule: string, best: string | number, left: number, total: number, kind: string }} TieBreak */

/** @param {TieBreak} props */
function TieBreakRow({ n, rule, best, left, total, kind }) {
  return html`
    <tr class=${kind}>
      <td>${n}${" "}${rule}</td>
      <td>${best}</td>
      <td>
        <span class="bar" style=${{ width: `${Math.max(4, (LONGEST_BAR * left) / total)}px` }}></span>
        ${left}
      </td>
    </tr>
  `;
}

/** @param {{ deliberation: Deliberation }} props */
function TieBreakTable({ deliberation }) {
  const { candidates, narrowings } = deliberation;
  const total = candidates.length;
  return html`
    <table class="ties">
      <thead>
        <tr>
          <th scope="col">${say("page-why-rule")}</th>
          <th scope="col">${say("page-why-best")}</th>
          <th scope="col">${say("page-why-left")}</th>
        </tr>
      </thead>
      <tbody>
        <${TieBreakRow} n=${1} rule=${say("page-why-possible")} best="" left=${total} total=${total} kind="" />
        ${narrowings.map(({ rule, args, best, left }, n) => {
          const before = n === 0 ? total : narrowings[n - 1].left.length;
          const kind = left.length === before ? "same" : n === narrowings.length - 1 ? "stop" : "";
          const value = typeof best === "number" ? number(best) : best === null ? "" : best;
          return html`
            <${TieBreakRow}
              n=${n + 2}
              rule=${say(rule, args)}
              best=${value}
              left=${left.length}
              total=${total}
              kind=${kind}
            />
          `;
        })}
      </tbody>
    </table>
  `;
}

/** @param {{ step: Step & { deliberation: Deliberation } }} props */
function Choice({ step }) {
  const { deliberation } = step;
  const doc = currentGame();
  const Own = systemOf(doc).explanations[deliberation.kind];
  const dropped = droppedOn(deliberation);
  return html`
    <h3>${say("page-why-title", { what: deliberation.chosen ?? "–" })}</h3>
    <p class="small muted">
      ${say("page-why-hint")}${" "}
      <${Cite} cite=${step.cite} />
    </p>
    ${
      Own
        ? html`
            <${Own} doc=${doc} step=${step} dropped=${dropped} />
          `
        : html`
            <${Candidates} deliberation=${deliberation} />
            <p class="tiny muted mid">${say("page-why-columns")}</p>
          `
    }
    <${TieBreakTable} deliberation=${deliberation} />
  `;
}

/** Show a ruling and its reason. @param {{ id: string }} props */
function Ruling({ id }) {
  const message = `${currentGame().system}-ruling-${id}`;
  return html`
    <p class="small ruling">
      <b>${say("page-ruling")}</b>
      ${" "}${say(message)}${" "}${say(message, {}, "why")}
    </p>
  `;
}

/** Return whether a step has an explanation. @param {Step} step */
export const hasWhy = (step) => Boolean(step.deliberation || step.failure || step.ruling);

/** @param {{ step: Step }} props */
export function Why({ step }) {
  const { failure, ruling, deliberation } = step;
  const failed = failure && `${currentGame().system}-failure-${failure}`;
  return html`
    <div class="why-box">
      ${
        deliberation &&
        html`
          <${Choice} step=${step} />
        `
      }${
        failed &&
        html`
          <p class="small">
            <b>${say("page-failed")}</b>
            ${" "}${hasMessage(failed) ? say(failed) : failure}
          </p>
        `
      }${
        ruling &&
        html`
          <${Ruling} id=${ruling} />
        `
      }
    </div>
  `;
}
