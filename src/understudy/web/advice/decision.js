// One decision of a game: the board as it was, your answer and the expert's side by side, other answers, and the steps
// to the next decisions.

import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import * as api from "../requests/api.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { Icon, Owner, Problem, TopBar } from "../ui/controls.js";
import { currentGame } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { number, say, sentence } from "../app/translations.js";
import { isKeyIgnored } from "../human/ignored_keys.js";
import { screenFace } from "../human/screen_face.js";
import { answerName, askedText } from "./answer_name.js";
import { percentagePoints, pointsText, winText } from "./figures.js";
import { WatchFrom } from "./watch/watch_from.js";
import { WinCurve } from "./win_curve.js";

/** @import { Children, DecisionReport, GameReview, HintedMove, KeyDecision, PastQuestion } from "../types" */
/** @import { ReviewedAnswer } from "./types" */

/** Loads a decision with the board of that moment. */
const decisionLoader = createLoader(
  async (/** @type {string} */ key, /** @type {string} */ id, /** @type {number} */ at) => {
    const [report, past] = await Promise.all([api.reviewedDecision(id, at), api.questionAt(id, at)]);
    return { report, past };
  },
);

/** @typedef {{ who: Children, one: HintedMove, kind: string, cls?: string }} AnswerCardProps */

/** Show an answer with what follows from it. @param {AnswerCardProps} props */
const AnswerCard = ({ who, one, kind, cls = "" }) => html`
  <div class="answer-card ${cls}">
    <p class="who">${who}</p>
    <p class="what">${answerName(one, kind)}</p>
    <p>
      <b class="win">${winText(one.win)}</b>
      ${" "}
      <small>${pointsText(one.ahead)}</small>
    </p>
    ${
      one.reasons.length > 0 &&
      html`
        <p class="small muted">${one.reasons.map(sentence).join(" ")}</p>
      `
    }
  </div>
`;

/** Return an answer in a list, or an empty list without one. @param {HintedMove | null | undefined} one */
const listOf = (one) => (one ? [one.move] : []);

/** @param {{ report: DecisionReport, past: PastQuestion }} props */
function Comparison({ report, past }) {
  const { kind, given, moves, choices } = report;
  const system = systemOf(currentGame());
  const [best] = moves.filter(({ move }) => JSON.stringify(move) !== JSON.stringify(given?.move));
  const first = moves[0];
  const same = given && JSON.stringify(first.move) === JSON.stringify(given.move);
  const others = moves.filter((one) => one !== best && JSON.stringify(one.move) !== JSON.stringify(given?.move));
  const DecisionBoard = system.screen?.advice?.DecisionBoard;
  return html`
    ${
      DecisionBoard &&
      html`
        <${DecisionBoard}
          view=${past.view}
          question=${past.question}
          given=${listOf(given)}
          expert=${same ? [] : listOf(best)}
        />
      `
    }
    <section class="fs">
      ${
        past.question.type !== "menu" &&
        html`
          <p>${askedText(past.question)}</p>
        `
      }
      <div class="answer-cards">
        ${
          given
            ? html`
                <${AnswerCard}
                  who=${[
                    html`
                      <${Owner} side="human" />
                    `,
                    say("page-review-you"),
                  ]}
                  one=${given}
                  kind=${kind}
                />
              `
            : html`
                <p class="small muted">${say("page-review-not-compared")}</p>
              `
        }${
          best &&
          html`
            <${AnswerCard}
              who=${[
                html`
                  <${Icon} name="expert" />
                `,
                say(same ? "page-review-next" : "page-review-expert"),
              ]}
              one=${best}
              kind=${kind}
              cls="of-expert"
            />
          `
        }
      </div>
      <p class="small muted">${`${say("page-review-win")}, ${say("page-review-if")}`}</p>
    </section>
    ${
      others.length > 0 &&
      html`
        <section class="fs">
          <h2>
            ${say("page-review-others")}
            <small>${say("page-review-of", { count: choices })}</small>
          </h2>
          <ul class="key-decisions">
            ${others.map(
              (one) => html`
                <li key=${one.place} class="key-decision">
                  <span class="by">${number(one.place)}</span>
                  <span class="txt">${answerName(one, kind)}</span>
                  <span class="wins">
                    <b>${winText(one.win)}</b>
                    <small>${pointsText(one.ahead)}</small>
                  </span>
                </li>
              `,
            )}
          </ul>
        </section>
      `
    }
  `;
}

/** Show a decision, once it is loaded. @param {{ at: number }} props */
export function Decision({ at }) {
  const { id, revision } = currentGame();
  const loaded = useLoaded(decisionLoader, `${id} ${revision} ${at}`, id, at);
  return html`
    <${Problem} message=${decisionLoader.problem.value} />
    ${
      loaded
        ? html`
            <${Comparison} ...${loaded} />
          `
        : html`
            <section class="fs" aria-busy="true"><p role="status">${say("page-loading")}</p></section>
          `
    }
  `;
}

/**
 * The decisions of a review that are stepped through: those that cost or gained most, or all.
 * @typedef {{ found: KeyDecision | undefined, answer: ReviewedAnswer | undefined, list: number[], place: number }} Walk
 */

/** Return how a decision is stepped from. @param {GameReview} review @param {number} at @returns {Walk} */
export function walkFrom({ cost, gained, decisions }, at) {
  const keys = [...cost, ...gained].toSorted((a, b) => a.at - b.at);
  const found = keys.find((one) => one.at === at);
  const list = (found ? keys : decisions).map((one) => one.at);
  return { found, answer: decisions.find((one) => one.at === at), list, place: list.indexOf(at) };
}

/** Return the address of a decision. @param {number} at */
export const addressOf = (at) => `#/play/${currentGame().id}/review/${at}`;

/**
 * Step with the arrow keys, go to the next round with G, and watch with W; from before the screen is painted.
 * @param {GameReview} review @param {number} at
 */
export const useStepKeys = (review, at) =>
  useLayoutEffect(() => {
    const { answer, list, place } = walkFrom(review, at);
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isKeyIgnored(event)) return;
      const key = event.key.toLowerCase();
      const step = /** @type {Record<string, number>} */ ({ arrowleft: -1, arrowright: 1 })[key];
      const nextRound = review.decisions.find(({ round }) => answer && round > answer.round)?.at;
      const to = key === "g" ? nextRound : list[place + (step ?? NaN)];
      if (to !== undefined) location.replace(addressOf(to));
      const watch = /** @type {HTMLElement | null} */ (document.querySelector(".watch-from"));
      if (key === "w") watch?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [review, at]);

/** Show the buttons of a decision. @param {{ walk: Walk, at: number }} props */
export function StepButtons({ walk: { list, place, answer }, at }) {
  const doc = currentGame();
  const from = answer ? screenFace().advice?.roundName(answer.round) : "";
  return html`
    <div class="go">
      ${
        place > 0 &&
        html`
          <a class="btn" href=${addressOf(list[place - 1])}>${say("page-review-previous")}</a>
        `
      }
      <${WatchFrom} doc=${doc} at=${at} from=${from} key=${at} />
      ${
        place >= 0 &&
        place < list.length - 1 &&
        html`
          <a class="btn primary" href=${addressOf(list[place + 1])}>${say("page-review-forward")}</a>
        `
      }
    </div>
  `;
}

/** Return what a decision cost or gained, and its place among the others. @param {Walk} walk */
export const placeText = ({ found, list, place }) =>
  [
    ...(found ? [say("page-review-by", { by: percentagePoints(found.given.win - found.other.win) })] : []),
    say("page-review-count", { at: place + 1, count: list.length }),
  ].join(" · ");

/** Show a decision as a screen. @param {{ review: GameReview, at: number }} props */
export function DecisionScreen({ review, at }) {
  const doc = currentGame();
  const walk = walkFrom(review, at);
  const { answer } = walk;
  useStepKeys(review, at);
  return html`
    <main class="page review">
      <${TopBar}
        title=${answer ? screenFace().advice?.roundName(answer.round) : say("page-review")}
        system=${doc.system}
        sub=${placeText(walk)}
        back=${`#/play/${doc.id}/review`}
      />
      <section class="fs"><${WinCurve} review=${review} answer=${answer} /></section>
      <${Decision} at=${at} />
      <div class="prompt stuck"><${StepButtons} walk=${walk} at=${at} /></div>
    </main>
  `;
}
