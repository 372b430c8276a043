// The review of a game: the win probability, the decisions that cost and gained most, and five sentences.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { errorMessage } from "../requests/errors.js";
import { Icon, Problem, Radios, TopBar } from "../ui/controls.js";
import { currentGame } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { labelled, say, sentence } from "../app/translations.js";
import { screenFace } from "../human/screen_face.js";
import { wide } from "../play/current_view.js";
import { answerName, askedText } from "./answer_name.js";
import { Decision, DecisionScreen, StepButtons, addressOf, placeText, useStepKeys, walkFrom } from "./decision.js";
import { percentagePoints, winText } from "./figures.js";
import { useWinCourse } from "./win_course.js";
import { WinCurve } from "./win_curve.js";

/** @import { GameReview, KeyDecision, Message, ReviewedAnswer, ReviewReport } from "../types" */

/** @typedef {{ report: ReviewReport | null, problem: Message | null }} State */

/** Finished reviews by game and revision. @type {Map<string, ReviewReport>} */
const kept = new Map();

/**
 * Return the review of a game, which is continued request by request while the screen is shown.
 * @param {string} id @param {number} revision @returns {State}
 */
function useReview(id, revision) {
  const key = `${id} ${revision}`;
  const [state, setState] = useState(/** @type {State} */ ({ report: kept.get(key) ?? null, problem: null }));
  useEffect(() => {
    const closed = new AbortController();
    const load = async () => {
      try {
        while (!closed.signal.aborted && !kept.has(key)) {
          const report = await api.review(id);
          if (closed.signal.aborted) return;
          if (report.review) kept.set(key, report);
          setState({ report, problem: null });
        }
      } catch (error) {
        if (!closed.signal.aborted) setState({ report: null, problem: errorMessage(error) });
      }
    };
    load();
    return () => closed.abort();
  }, [key]);
  return state;
}

/** Show how far the review is. @param {{ report: ReviewReport | null }} props */
const Busy = ({ report }) => html`
  <section class="fs" aria-busy="true">
    <p role="status">${say("page-review-busy")}</p>
    <progress
      aria-label=${say("page-review-busy")}
      value=${report && report.of > 0 ? report.done : undefined}
      max=${report && report.of > 0 ? report.of : undefined}
    ></progress>
    <a class="btn" href=${`#/play/${currentGame().id}/score`}>${say("page-cancel")}</a>
  </section>
`;

/**
 * Show a decision as a link; `shown` if it is on the screen.
 * @param {{ one: KeyDecision, gained: boolean, shown: boolean }} props
 */
function Row({ one, gained, shown }) {
  const by = one.given.win - one.other.win;
  const compared = answerName(one.other, one.kind);
  const { asked } = one;
  return html`
    <li>
      <a class="key-decision" href=${addressOf(one.at)} aria-current=${shown ? "true" : undefined}>
        <span class="by">
          <i class=${gained ? "gained" : "cost"} aria-hidden="true"></i>
          <b>${percentagePoints(by)}</b>
        </span>
        <span class="txt">
          <b>${answerName(one.given, one.kind)}</b>
          <small>
            ${`${screenFace().advice?.roundName(one.round)} · `}${asked && `${askedText(asked)} · `}
            ${labelled(say(gained ? "page-review-next" : "page-review-expert"))}${compared}
          </small>
        </span>
        <span class="wins">
          <b>${winText(one.given.win)}</b>
          <small>${winText(one.other.win)}</small>
        </span>
      </a>
    </li>
  `;
}

/** Show what cost or gained most. @param {{ of: "cost" | "gained", list: KeyDecision[], at?: number }} props */
const Decisions = ({ of, list, at }) => html`
  <section class="fs">
    <h2>
      ${say(`page-review-${of}`)}
      <small>${say(`page-review-${of}-sub`)}</small>
    </h2>
    ${
      list.length === 0
        ? html`
            <p class="small muted">${say(`page-review-none-${of}`)}</p>
          `
        : html`
            <ol class="key-decisions">
              ${list.map(
                (one) => html`
                  <${Row} one=${one} gained=${of === "gained"} shown=${one.at === at} key=${one.at} />
                `,
              )}
            </ol>
          `
    }
  </section>
`;

/** Whether the curve says what follows if the planner, a weaker player, continued. */
const planner = signal(false);

/** Show the curve if the planner continued, and how far it is. @param {{ review: GameReview }} props */
function PlannerCurve({ review }) {
  const { id, revision } = currentGame();
  const { report, problem } = useWinCourse(id, revision, true, true);
  if (problem || !report?.points)
    return html`
      <${Problem} message=${problem} />
      ${
        !problem &&
        html`
          <p role="status">${say("page-course-busy")}</p>
          <progress
            aria-label=${say("page-course-busy")}
            value=${report && report.of > 0 ? report.done : undefined}
            max=${report && report.of > 0 ? report.of : undefined}
          ></progress>
        `
      }
    `;
  const { points, games, error } = report;
  return html`
    <${WinCurve} review=${{ points, won: review.won, cost: [], gained: [] }} broad=${wide.value} />
    <p class="small muted">${say("page-course-how", { count: games, error: Math.round(100 * error) })}</p>
  `;
}

/**
 * Show the curve, and the choice of who continues; `answer` is the decision that is shown with it.
 * @param {{ review: GameReview, answer?: ReviewedAnswer }} props
 */
const Curve = ({ review, answer }) => html`
  <section class="fs">
    <h2>
      ${say("page-review-win")}
      <small>${say(planner.value ? "page-course-if-planner" : "page-review-if")}</small>
    </h2>
    <${Radios}
      segmented
      name="continued-by"
      label=${say("page-course-who")}
      value=${planner.value ? "planner" : "expert"}
      options=${[
        { id: "expert", text: say("page-review-expert") },
        { id: "planner", text: say("page-course-planner") },
      ]}
      onPick=${(/** @type {string} */ who) => {
        planner.value = who === "planner";
      }}
    />
    ${
      planner.value
        ? html`
            <${PlannerCurve} review=${review} />
          `
        : html`
            <${WinCurve} review=${review} answer=${answer} broad=${wide.value} />
          `
    }
  </section>
`;

/** Show links to the first decision of each round, from which Next goes on. @param {{ review: GameReview }} props */
const Rounds = ({ review: { decisions } }) => html`
  <section class="fs">
    <h2>${say("page-review-ask")}</h2>
    <ul class="win-table">
      ${decisions
        .filter(({ round }, n) => n === 0 || round !== decisions[n - 1].round)
        .map(
          ({ at, round }) => html`
            <li key=${at}><a href=${addressOf(at)}>${screenFace().advice?.roundName(round)}</a></li>
          `,
        )}
    </ul>
  </section>
`;

/** Show the sentences about the whole game. @param {{ review: GameReview }} props */
const Story = ({ review }) => html`
  <section class="fs review-story">
    <h2>${say("page-review-sentences")}</h2>
    <ul class="review-sentences">
      ${review.sentences.map(
        (one) => html`
          <li key=${one.id}>${sentence(one)}</li>
        `,
      )}
    </ul>
    <p class="small muted after">
      ${say("page-review-note")}${" "}
      <a class="to-strength" href=${`#/play/${currentGame().id}/expert`}>${say("page-strength")}</a>
    </p>
  </section>
`;

/** Show the review on a phone. @param {{ review: GameReview }} props */
function Narrow({ review }) {
  const count = review.cost.length + review.gained.length;
  const first = Math.min(...[...review.cost, ...review.gained].map(({ at }) => at));
  return html`
    <${Curve} review=${review} />
    <${Decisions} of="cost" list=${review.cost} />
    <${Decisions} of="gained" list=${review.gained} />
    <${Rounds} review=${review} />
    <${Story} review=${review} />
    <div class="prompt stuck">
      <div class="go">
        ${
          review.decisions.length > 0 &&
          html`
            <a class="btn" href=${addressOf(review.decisions[0].at)}>
              <${Icon} name="why" />
              ${say("page-review-ask")}
            </a>
          `
        }${
          count > 0 &&
          html`
            <a class="btn primary" href=${addressOf(first)}>${say("page-review-step", { count })}</a>
          `
        }
      </div>
    </div>
  `;
}

/** Show the review and one decision side by side. @param {{ review: GameReview, at: number }} props */
function Wide({ review, at }) {
  const walk = walkFrom(review, at);
  useStepKeys(review, at);
  return html`
    <div class="review-column">
      <${Decisions} of="cost" list=${review.cost} at=${at} />
      <${Decisions} of="gained" list=${review.gained} at=${at} />
    </div>
    <div class="review-column review-now">
      <${Curve} review=${review} answer=${walk.answer} />
      <${Decision} at=${at} />
    </div>
    <div class="review-column">
      <${Story} review=${review} />
      <${Rounds} review=${review} />
    </div>
    <div class="prompt">
      <p>
        ${walk.answer && screenFace().advice?.roundName(walk.answer.round)}
        <small class="muted">${placeText(walk)}</small>
      </p>
      <${StepButtons} walk=${walk} at=${at} />
    </div>
  `;
}

/** Return the decision that a wide screen shows at first. @param {GameReview} review */
const firstOf = ({ cost, gained, decisions }) => (cost[0] ?? gained[0] ?? decisions[0])?.at ?? null;

/** Show the review, or one decision of it; on a wide screen both. @param {{ at: number | null }} props */
export function Review({ at }) {
  const doc = currentGame();
  const system = systemOf(doc);
  const { report, problem } = useReview(doc.id, doc.revision);
  const review = report?.review;
  if (review && at !== null && !wide.value)
    return html`
      <${DecisionScreen} review=${review} at=${at} key=${at} />
    `;
  const shown = review && wide.value ? (at ?? firstOf(review)) : null;
  return html`
    <main class="page review ${shown === null ? "" : "with-decision"}">
      <${TopBar}
        title=${say("page-review")}
        system=${doc.system}
        sub=${system.title(doc.view)}
        back=${`#/play/${doc.id}/score`}
      />
      <${Problem} message=${problem} />
      ${
        !review &&
        !problem &&
        html`
          <${Busy} report=${report} />
        `
      }${
        review &&
        (shown === null
          ? html`
              <${Narrow} review=${review} />
            `
          : html`
              <${Wide} review=${review} at=${shown} />
            `)
      }
    </main>
  `;
}
