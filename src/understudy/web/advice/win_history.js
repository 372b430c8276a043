// The win probability in the journal and on the result, if the player has switched on the line in the header.

import { html } from "htm/preact";
import { systemOf } from "../app/faces.js";
import { winLine } from "../app/settings.js";
import { say } from "../app/translations.js";
import { currentGame, watching } from "../play/game_state/current_game.js";
import { Problem } from "../ui/controls.js";
import { winText } from "./figures.js";
import { WinCurve } from "./win_curve.js";
import { useWinCourse } from "./win_course.js";

/** @import { GameDocument, Step } from "../types" */

/** Return whether the win probability of this game is shown. @param {GameDocument} doc */
const isShown = (doc) =>
  winLine.value === "on" && !watching.value && Boolean(systemOf(doc).screen?.advice?.isOffered(doc.view));

/**
 * Return a function that returns the win probability after a turn of the journal, or null.
 * @returns {(steps: Step[]) => number | null}
 */
export function useWinAfter() {
  const doc = currentGame();
  const { report } = useWinCourse(doc.id, doc.revision, false, isShown(doc));
  const points = report?.points ?? [];
  return (steps) => {
    const last = steps.at(-1);
    const answers = last ? doc.marks[last.number] : undefined;
    return answers === undefined ? null : (points.find(({ at }) => at >= answers)?.win ?? null);
  };
}

/** Show the win probability after a turn. @param {{ win: number | null }} props */
export const WinAfter = ({ win }) =>
  win !== null &&
  html`
    <span class="win-after">
      ${winText(win)}
      <span class="sr">${say("page-review-if")}</span>
    </span>
  `;

/** Show the curve of the whole game on its result. */
export function WinOfGame() {
  const doc = currentGame();
  const { report, problem } = useWinCourse(doc.id, doc.revision, false, isShown(doc));
  const points = report?.points;
  if (!isShown(doc)) return null;
  const won = doc.over ? doc.view.winner === systemOf(doc).screen?.you.id : null;
  return html`
    <section class="fs">
      <h2>
        ${say("page-review-win")}
        <small>${say("page-review-if")}</small>
      </h2>
      <${Problem} message=${problem} />
      ${
        points
          ? html`
              <${WinCurve} review=${{ points, won, cost: [], gained: [] }} />
            `
          : !problem &&
            html`
              <p role="status">${say("page-loading")}</p>
            `
      }
    </section>
  `;
}
