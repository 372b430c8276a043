// One decision of a game: the board as it was, your answer and the expert's side by side, and other answers.

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import * as api from "../requests/api.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { Icon, Owner, Problem, TopBar } from "../ui/controls.js";
import { currentGame } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { number, say, sentence } from "../app/translations.js";
import { screenFace } from "../human/screen_face.js";
import { answerName, askedText } from "./answer_name.js";
import { percentagePoints, pointsText, winText } from "./figures.js";
import { WinCurve } from "./win_curve.js";

/** @import { Children, DecisionReport, GameReview, HintedMove, KeyDecision, PastQuestion } from "../types" */

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

/** @typedef {{ review: GameReview, keys: KeyDecision[], at: number }} DecisionProps */

/**
 * Show a decision. The buttons go through the decisions that cost or gained most, or through all.
 * @param {DecisionProps} props
 */
export function DecisionScreen({ review, keys, at }) {
  const doc = currentGame();
  const key = `${doc.id} ${doc.revision} ${at}`;
  const loaded = useLoaded(decisionLoader, key, doc.id, at);
  const found = keys.find((one) => one.at === at);
  const list = (found ? keys : review.decisions).map((one) => one.at);
  const place = list.indexOf(at);
  const answer = review.decisions.find((one) => one.at === at);
  /** @param {number} to */
  const addressOf = (to) => `#/play/${doc.id}/review/${to}`;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const step = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 })[event.key];
      const nextRound = review.decisions.find(({ round }) => answer && round > answer.round)?.at;
      const to = event.key.toLowerCase() === "g" ? nextRound : list[place + (step ?? NaN)];
      if (to !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) location.replace(addressOf(to));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [at]);
  return html`
    <main class="page review">
      <${TopBar}
        title=${answer ? screenFace().advice?.roundName(answer.round) : say("page-review")}
        system=${doc.system}
        sub=${[
          ...(found ? [say("page-review-by", { by: percentagePoints(found.given.win - found.other.win) })] : []),
          say("page-review-count", { at: place + 1, count: list.length }),
        ].join(" · ")}
        back=${`#/play/${doc.id}/review`}
      />
      <section class="fs"><${WinCurve} review=${review} answer=${answer} /></section>
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
      <div class="prompt stuck">
        <div class="go">
          ${
            place > 0 &&
            html`
              <a class="btn" href=${addressOf(list[place - 1])}>${say("page-review-previous")}</a>
            `
          }${
            found &&
            html`
              <a class="btn" href=${`#/play/${doc.id}/review`}>${say("page-review")}</a>
            `
          }${
            place >= 0 &&
            place < list.length - 1 &&
            html`
              <a class="btn primary" href=${addressOf(list[place + 1])}>${say("page-review-forward")}</a>
            `
          }
        </div>
      </div>
    </main>
  `;
}
