// The expert's hint to the current question; and its answers compared by whole games, if you want to look deeper.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { sayIn } from "../app/faces.js";
import { keys } from "../app/settings.js";
import { currentGame } from "../play/game_state/current_game.js";
import { number, say, sentence } from "../app/translations.js";
import { closeOverlay, Overlay } from "../human/overlay.js";
import { screenFace } from "../human/screen_face.js";
import { Problem } from "../ui/controls.js";
import { answerName } from "./answer_name.js";
import { noteHint } from "./advised_games.js";
import { deeperAt, lookDeeper, stopDeeper } from "./deeper.js";
import { markAlone } from "./hinted_cards.js";
import { markHinted } from "./hinted_spaces.js";
import { playedWins, pointsText, signed, winText } from "./figures.js";

/** @import { Answer, HintedMove, HintReport } from "../types" */
/** @import { AdviceReport, MoveAdvice } from "./types" */

/** The most answers in the list of all. */
const MOST_ANSWERS = 60;
/** The most answers whose places are marked on the map. */
const MARKED = 4;

/** Loads a hint; an answer about an older position is ignored, because the overlay is about to close. */
const hintLoader = createLoader(
  (
    /** @type {string} */ _subject,
    /** @type {string} */ id,
    /** @type {string} */ after,
    /** @type {number | undefined} */ best,
  ) =>
    api.hint(id, JSON.parse(after), best).catch((error) => {
      if (error.status !== 409) throw error;
      return undefined;
    }),
);

/** Return the ends of the scale on which these probabilities lie, in tens of percent. @param {number[]} wins */
export function scaleOf(wins) {
  const low = Math.floor(10 * Math.min(0.5, ...wins));
  const high = Math.ceil(10 * Math.max(0.5, ...wins));
  return { low: Math.min(low, 4) / 10, high: Math.max(high, 6) / 10 };
}

/** @typedef {ReturnType<typeof scaleOf>} Scale */

/** Return the figures below a scale: its ends, if they are far enough from the middle. @param {Scale} scale */
const figuresOf = ({ low, high }) =>
  [low, 0.5, high].filter((one) => one === 0.5 || Math.abs(one - 0.5) >= 0.2 * (high - low));

/** Return the place of a probability on a scale. @param {number} win @param {Scale} scale */
const placeOn = (win, { low, high }) => `${(100 * (win - low)) / (high - low)}%`;

/**
 * Draw a probability on the scale of all answers, with a line at one half; the last row has the figures of the scale.
 * @param {{ win: number, scale: Scale, last: boolean }} props
 */
const OnScale = ({ win, scale, last }) => html`
  <span class="coach-range" aria-hidden="true">
    <u style=${{ left: placeOn(0.5, scale) }}></u>
    <b style=${{ left: placeOn(win, scale) }}></b>
  </span>
  ${
    last &&
    html`
      <span class="coach-scale" aria-hidden="true">
        ${figuresOf(scale).map(
          (one) => html`
            <i style=${{ left: placeOn(one, scale) }}>${say("page-review-percent", { win: Math.round(100 * one) })}</i>
          `,
        )}
      </span>
    `
  }
`;

/**
 * Draw the mean of an answer and its error on the scale of all answers.
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
 * @typedef {{
 *   one: HintedMove, place: string, question: string, kind: string, compared?: MoveAdvice, all: MoveAdvice[],
 *   games: number, scale: Scale, last: boolean,
 * }} RowProps
 */

/** Show an answer with what the expert expects after it; a tap chooses it without giving it. @param {RowProps} props */
const Row = ({ one, place, question, kind, compared, all, games, scale, last }) => html`
  <li>
    <button
      type="button"
      class="thing advice"
      onClick=${() => {
        closeOverlay();
        screenFace().advice?.choose(question, [one.move, ...one.next]);
      }}
    >
      <span class="coach-place">${place}</span>
      <span class="thing-name">
        <b>${answerName(one, kind)}</b>
        ${
          one.reasons.length > 0 &&
          html`
            <small>${one.reasons.map(sentence).join(" ")}</small>
          `
        }${
          compared
            ? html`
                <${Range} one=${compared} all=${all} />
              `
            : html`
                <${OnScale} win=${one.win} scale=${scale} last=${last} />
              `
        }
      </span>
      <span class="coach-ahead">
        <b>${compared ? playedWins(compared.win, games) : winText(one.win)}</b>
        <small>
          ${
            compared
              ? say("page-hint-measured", { ahead: signed(compared.ahead), error: number(Math.round(compared.error)) })
              : pointsText(one.ahead)
          }
        </small>
      </span>
    </button>
  </li>
`;

/** Return what identifies an answer. @param {unknown} move */
const keyOf = (move) => JSON.stringify(move);

/**
 * Return the rows with their places: those of the hint, or after whole games those of the comparison, where answers
 * that cannot be told apart from the first share its place; those that were not compared follow as they are.
 * @param {HintReport} report @param {AdviceReport | null} compared
 * @returns {{ one: HintedMove, place: string, compared?: MoveAdvice }[]}
 */
export function rowsOf({ moves }, compared) {
  if (!compared) return moves.map((one) => ({ one, place: number(one.place) }));
  const alike = compared.moves.filter(({ apart }) => !apart).length;
  const first = compared.moves.flatMap((found, n) => {
    const one = moves.find(({ move }) => keyOf(move) === keyOf(found.move));
    const place = !found.apart && alike > 1 ? say("page-hint-equal", { place: 1 }) : number(n + 1);
    return one ? [{ one, place, compared: found }] : [];
  });
  const others = moves.filter((one) => first.every((row) => row.one !== one));
  return [...first, ...others.map((one) => ({ one, place: number(one.place) }))];
}

/** Open a row, list all answers, look deeper or close the hint. @param {KeyboardEvent} event */
function onKeyDown(event) {
  if (keys.peek() === "off" || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const press = (/** @type {string} */ selector) =>
    /** @type {HTMLElement | null} */ (box.querySelector(selector))?.click();
  const key = event.key.toLowerCase();
  if (!/^[123alh]$/.test(key)) return;
  // The question behind has keys of its own.
  event.preventDefault();
  event.stopPropagation();
  if (key === "l") press(".look-deeper");
  else if (key === "a") press(".all-answers");
  else if (key === "h") closeOverlay();
  else press(`li:nth-child(${key}) > .advice`);
}

/** Show the buttons and the progress of whole games. @param {{ id: string, revision: number }} props */
function Deeper({ id, revision }) {
  const { compared, running, most, problem } = deeperAt(id, revision);
  const done = compared?.games ?? 0;
  if (running)
    return html`
      <p class="hand-note" role="status">${say("page-hint-deeper-busy")}</p>
      <progress aria-label=${say("page-hint-deeper-busy")} value=${done} max=${most}></progress>
      <p class="small muted">${say("page-hint-progress", { done, of: most })}</p>
      <button type="button" class="btn" onClick=${stopDeeper}>${say("page-cancel")}</button>
    `;
  return html`
    <${Problem} message=${problem} />
    <button type="button" class="btn look-deeper" aria-keyshortcuts="l" onClick=${() => lookDeeper(id, revision)}>
      ${say(compared ? "page-hint-go-on" : "page-hint-deeper")}
    </button>
  `;
}

/** Show the hint in an overlay. @param {{ after: Answer[] }} props */
export function Hint({ after }) {
  const { id, revision, system } = currentGame();
  const chosen = JSON.stringify(after);
  const [all, setAll] = useState(false);
  const subject = `${id} ${revision} ${chosen}`;
  const report = useLoaded(hintLoader, subject, id, chosen, all ? MOST_ANSWERS : undefined);
  useEffect(() => noteHint(id, `${id} ${revision}`), [id, revision]);
  const { compared, running } = deeperAt(id, revision);
  const current = report?.revision === revision ? report : null;
  // The order changes only when all games are played.
  const ordered = running ? null : compared;
  const rows = current ? rowsOf(current, ordered) : [];
  const scale = scaleOf(rows.map(({ one }) => one.win));
  useEffect(() => {
    markHinted(rows.slice(0, MARKED).map(({ one, place }) => ({ answer: one.move, place })));
    if (current) markAlone(chosen, current.alone);
  }, [current, ordered]);
  const alike = ordered ? ordered.moves.filter(({ apart }) => !apart).length : 0;
  /** @param {HintedMove} one */
  const measured = (one) => compared?.moves.find(({ move }) => keyOf(move) === keyOf(one.move));
  return html`
    <${Overlay} title=${say("page-hint")} sub=${sayIn(system, "page-hint-sub")} beside onKeyDown=${onKeyDown}>
      <${Problem} message=${hintLoader.problem.value} />
      ${
        !current &&
        !hintLoader.problem.value &&
        html`
          <p class="hand-note" role="status">${say("page-hint-busy")}</p>
        `
      }${
        current &&
        html`
          <ol>
            ${rows.map(
              ({ one, place }, n) => html`
                <${Row}
                  one=${one}
                  place=${place}
                  question=${current.question}
                  kind=${current.kind}
                  compared=${measured(one)}
                  all=${compared?.moves ?? []}
                  games=${compared?.games ?? 0}
                  scale=${scale}
                  last=${n === rows.length - 1}
                  key=${keyOf(one.move)}
                />
              `,
            )}
          </ol>
          <p class="small muted after" role="status">
            ${alike > 1 && say("page-hint-alike", { count: alike })}${" "}
            ${compared && say("page-hint-how", { count: compared.games })}
          </p>
          <p class="small muted">
            ${say("page-hint-sees", { count: current.choices })}${" "}
            <a class="to-strength" href=${`#/play/${id}/expert`} onClick=${closeOverlay}>${say("page-strength")}</a>
          </p>
          <div class="go">
            ${
              !all &&
              current.choices > current.moves.length &&
              html`
                <button type="button" class="btn all-answers" aria-keyshortcuts="a" onClick=${() => setAll(true)}>
                  ${say("page-hint-all")}
                </button>
              `
            }${
              after.length === 0 &&
              html`
                <${Deeper} id=${id} revision=${revision} />
              `
            }
          </div>
        `
      }
    <//>
  `;
}
