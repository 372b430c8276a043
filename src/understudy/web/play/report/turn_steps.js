// The steps of a turn in its report: tasks for the player, and steps that the app did.

import { html } from "htm/preact";
import { sayIn, systemOf } from "../../app/faces.js";
import { say } from "../../app/translations.js";
import { Cause, LineEnd, OpenWhy, linesOf, textOf } from "../../journal/lines.js";
import { unseenSteps } from "../../journal/turns.js";
import { hasWhy } from "../../journal/why.js";
import { currentGame, seenCount } from "../game_state/current_game.js";
import { TickBox } from "../real_table/tick_box.js";

/** @import { Message, Step, Turn as Group } from "../../types" */
/** @import { Line } from "../../journal/lines.js" */
/** @import { TickKey } from "../real_table/ticks.js" */

/**
 * A task for the player: a line of the turn, or `besides`, what the player's side does because of it.
 * @typedef {{ tickKey: TickKey, line: Line, besides?: Message }} Task
 */

/** Return the tasks of a turn. @param {Line[]} lines @returns {Task[]} */
export const tasksOf = (lines) =>
  lines.flatMap((line) => [
    ...(line.step.hands ? [{ tickKey: line.step.number, line }] : []),
    ...(line.step.also ?? []).map((besides, n) => ({ tickKey: `${line.step.number} besides ${n}`, line, besides })),
  ]);

/** Return the lines of a turn that were not reported before. @param {{ steps: Step[] }} group */
export const unseenLines = ({ steps }) => linesOf(steps).filter(({ step }) => step.number >= seenCount());

/** Show a heading of later lines. @param {{ line: Line }} props */
const Heading = ({ line: { step, depth } }) => html`
  <li class="step heads d${depth}">
    <b class="txt">${say(step.kind, step.args)}</b>
    <${LineEnd} place="report" step=${step} />
  </li>
`;

/** @param {{ task: Task, n: number }} props */
function TaskRow({ task: { tickKey, line, besides }, n }) {
  const { step, depth, cause } = line;
  if (line.heads)
    return html`
      <${Heading} line=${line} />
    `;
  if (besides)
    return html`
      <li class="step d${depth} besides"><${TickBox} tickKey=${tickKey} n=${n}>${say(besides.id, besides.args)}<//></li>
    `;
  return html`
    <li class="step d${depth}" data-step=${step.number}>
      <${TickBox} tickKey=${tickKey} n=${n}>
        ${say(step.kind, step.args)}
        <${Cause} cause=${cause} />
      <//>
      <${LineEnd} place="report" step=${step} />
      <${OpenWhy} place="report" step=${step} />
    </li>
  `;
}

/** Show a step that the app did. @param {{ line: Line }} props */
const StepRow = ({ line }) =>
  line.heads
    ? html`
        <${Heading} line=${line} />
      `
    : html`
        <li class="step did">
          <span class="txt">
            ${textOf(line.step)}
            <${Cause} cause=${line.cause} />
          </span>
          <${LineEnd} place="report" step=${line.step} />
          <${OpenWhy} place="report" step=${line.step} />
        </li>
      `;

/** Return the number of a task; headings are not counted. @param {Task[]} tasks @param {number} n */
const numberOf = (tasks, n) => tasks.slice(0, n + 1).filter(({ line }) => !line.heads).length;

/** Return whether a group of steps is the setup. @param {Group} group */
export const isSetUp = (group) => group.steps[0].number === 0;

/** Show a turn; `alone` if the title of the report is its heading. @param {{ group: Group, alone: boolean }} props */
export function Turn({ group, alone }) {
  const doc = currentGame();
  const system = systemOf(doc);
  // The summary of the player's own turn says everything, also what was seen between its questions.
  const isOwn = system.isOwnTurnReported(group.steps);
  const lines = isOwn ? [] : unseenLines(group);
  const tasks = tasksOf(lines);
  const others = lines.filter(({ step }) => !step.hands);
  const side = system.side(group.steps);
  const unseen = unseenSteps(group.steps, seenCount());
  // The first step of a turn tells whose turn it is, even if it was seen before a question.
  const later = side === null || unseen[0] === group.steps[0] ? unseen : [group.steps[0], ...unseen];
  const steps = isOwn ? group.steps : later;
  // A single line that the summary contains needs no list.
  const result = system.announce(steps);
  const isInSummary =
    lines.length === 1 &&
    tasks.length < 2 &&
    !hasWhy(lines[0].step) &&
    result !== "" &&
    tasks.every(({ line: { step } }) => result.includes(say(step.kind, step.args)));
  return html`
    <article class="turn" data-step=${isInSummary ? tasks[0]?.line.step.number : undefined}>
      ${
        side === null &&
        !alone &&
        html`
          <h2>${system.heading(group.steps)}</h2>
        `
      }
      <${system.TurnSummary} doc=${doc} steps=${steps} />
      ${
        tasks.length > 0 &&
        !isInSummary &&
        html`
          <h3 class="steps-title">
            ${say("page-on-the-table")}
            <small>${say("page-in-order")}</small>
          </h3>
          <ol class="steps">
            ${tasks.map(
              (task, n) => html`
                <${TaskRow} task=${task} n=${numberOf(tasks, n)} key=${task.tickKey} />
              `,
            )}
          </ol>
        `
      }${
        others.length > 0 &&
        !isInSummary &&
        !isEnd(group) &&
        html`
          <h3 class="steps-title">${sayIn(doc.system, "page-app-did")}</h3>
          <ul class="steps">
            ${others.map(
              (line) => html`
                <${StepRow} line=${line} key=${line.step.number} />
              `,
            )}
          </ul>
        `
      }
    </article>
  `;
}

/** Show one step of the turns at a time. @param {{ lines: (Line & { heading: string })[], at: number }} props */
export function StepByStep({ lines, at }) {
  const doc = currentGame();
  const system = systemOf(doc);
  const { step, cause, heading } = lines[at];
  const position = say("page-step-of", { number: at + 1, count: lines.length });
  return html`
    <article class="turn walk" aria-live="polite">
      <h2 class="walk-turn">${heading}</h2>
      <p class="kicker">${[position, say(step.hands ? "page-for-hands" : "page-by-app")].join(" · ")}</p>
      ${
        step.hands
          ? html`
              <${TickBox} tickKey=${step.number} n=${at + 1}><b>${say(step.kind, step.args)}</b><//>
            `
          : html`
              <h3>${say(step.kind, step.args)}</h3>
            `
      }
      <${Cause} cause=${cause} />
      ${(step.also ?? []).map(
        ({ id, args }) => html`
          <p key=${id}>${say(id, args)}</p>
        `,
      )}
      <${system.StepPicture} doc=${doc} step=${step} />
      <div class="walk-end"><${LineEnd} place="walk" step=${step} /></div>
      <${OpenWhy} place="walk" step=${step} />
    </article>
  `;
}

/** Return whether a turn ends the game; the score sheet shows its steps. @param {Group} group */
export const isEnd = (group) => group.steps.some(({ kind }) => kind === `${currentGame().system}-winner`);
