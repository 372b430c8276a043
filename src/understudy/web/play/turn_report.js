// What has just happened, as a sheet on top: the result at once, then what your hands have to do.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Checklist } from "./checklist.js";
import { AutoContinue, useAutoContinue } from "./auto_continue.js";
import { lastOf } from "../journal/facts.js";
import { AnswerEffects } from "./answer_effects.js";
import { Icon } from "../ui/controls.js";
import { serverUnavailable, unseenTurns, isSetUpPending, markSeen, sending, currentGame } from "./current_game.js";
import { Cause, LineEnd, OpenWhy, linesOf } from "../journal/lines.js";
import { sayIn, systemOf } from "../app/faces.js";
import { undo } from "../prompt/undo.js";
import { isTicked, tick } from "./ticks.js";
import { wide } from "./current_view.js";
import { hasWhy } from "../journal/why.js";
import { say } from "../app/translations.js";

/** @import { Children, Message, Turn as Group } from "../types" */
/** @import { Line } from "../journal/lines.js" */
/** @import { TickKey } from "./ticks.js" */

/** @param {{ mark: TickKey, n: number, children: Children }} props */
function TickBox({ mark, n, children }) {
  const { id } = currentGame();
  const done = isTicked(id, mark);
  return html`
    <label class="tickbox">
      <input type="checkbox" checked=${done} onChange=${() => tick(id, mark)} />
      <span class="num" aria-hidden="true">
        ${
          done
            ? html`
                <${Icon} name="done" />
              `
            : n
        }
      </span>
      <span class="txt">${children}</span>
    </label>
  `;
}

/** What hands do: a line of the turn, or what your own side does because of it. @typedef {{ mark: TickKey, line: Line, besides?: Message }} Task */

/** @param {Line[]} lines @returns {Task[]} */
const tasksOf = (lines) =>
  lines.flatMap((line) => [
    ...(line.step.hands ? [{ mark: line.step.number, line }] : []),
    ...(line.step.also ?? []).map((besides, n) => ({ mark: `${line.step.number} besides ${n}`, line, besides })),
  ]);

/** What follows below, in a line that is nothing to do by itself. @param {{ line: Line }} props */
const Heading = ({ line: { step, depth } }) => html`
  <li class="step heads d${depth}">
    <b class="txt">${say(step.kind, step.args)}</b>
    <${LineEnd} place="sheet" step=${step} />
  </li>
`;

/** @param {{ task: Task, n: number }} props */
function TaskRow({ task: { mark, line, besides }, n }) {
  const { step, depth, cause } = line;
  if (line.heads)
    return html`
      <${Heading} line=${line} />
    `;
  if (besides)
    return html`
      <li class="step d${depth} besides"><${TickBox} mark=${mark} n=${n}>${say(besides.id, besides.args)}<//></li>
    `;
  return html`
    <li class="step d${depth}">
      <${TickBox} mark=${mark} n=${n}>
        ${say(step.kind, step.args)}
        <${Cause} cause=${cause} />
      <//>
      <${LineEnd} place="sheet" step=${step} />
      <${OpenWhy} place="sheet" step=${step} />
    </li>
  `;
}

/** What the app has done by itself: nothing to tick. @param {{ line: Line }} props */
const StepRow = ({ line }) =>
  line.heads
    ? html`
        <${Heading} line=${line} />
      `
    : html`
        <li class="step did">
          <span class="txt">
            ${say(line.step.kind, line.step.args)}
            <${Cause} cause=${line.cause} />
          </span>
          <${LineEnd} place="sheet" step=${line.step} />
          <${OpenWhy} place="sheet" step=${line.step} />
        </li>
      `;

/** The how manieth thing to do a task is. @param {Task[]} tasks @param {number} n */
const numberOf = (tasks, n) => tasks.slice(0, n + 1).filter(({ line }) => !line.heads).length;

/** @param {Group} group */
const isSetUp = (group) => group.steps[0].number === 0;

/** @param {{ group: Group, alone: boolean }} props what is alone on its sheet has the sheet's title */
function Turn({ group, alone }) {
  const doc = currentGame();
  const system = systemOf(doc);
  const lines = linesOf(group.steps);
  const tasks = tasksOf(lines);
  const others = lines.filter(({ step }) => !step.hands);
  const side = system.side(group.steps);
  // A single line that the result has said already needs no list; what hands do is said in full.
  const result = system.announce(group.steps);
  const said =
    lines.length === 1 &&
    tasks.length < 2 &&
    !hasWhy(lines[0].step) &&
    result !== "" &&
    tasks.every(({ line: { step } }) => result.includes(say(step.kind, step.args)));
  return html`
    <article class="turn">
      ${
        side === null &&
        !alone &&
        html`
          <h2>${system.heading(group.steps)}</h2>
        `
      }
      <${system.TurnSummary} doc=${doc} steps=${group.steps} />
      ${
        tasks.length > 0 &&
        !said &&
        html`
          <h3 class="steps-title">
            ${say("page-on-the-table")}
            <small>${say("page-in-order")}</small>
          </h3>
          <ol class="steps">
            ${tasks.map(
              (task, n) => html`
                <${TaskRow} task=${task} n=${numberOf(tasks, n)} key=${task.mark} />
              `,
            )}
          </ol>
        `
      }${
        others.length > 0 &&
        !said &&
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

/** One step of the turn at a time, as fast or slow as you like. @param {{ lines: (Line & { heading: string })[], at: number }} props */
function Walk({ lines, at }) {
  const doc = currentGame();
  const system = systemOf(doc);
  const { step, cause, heading } = lines[at];
  return html`
    <article class="turn walk" aria-live="polite">
      <h2 class="walk-turn">${heading}</h2>
      <p class="kicker">
        ${say("page-step-of", { number: at + 1, count: lines.length })}${" "}·${" "}${say(step.hands ? "page-for-hands" : "page-by-app")}
      </p>
      ${
        step.hands
          ? html`
              <${TickBox} mark=${step.number} n=${at + 1}><b>${say(step.kind, step.args)}</b><//>
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

/** The turn in which points are counted: the result says it better. @param {Group} group */
const isEnd = (group) => group.steps.some(({ kind }) => kind === `${currentGame().system}-winner`);

/** Set-up and end are shown only where something has to be moved, and what the set-up has drawn by itself. @param {Group[]} turns */
function worthShowing(turns) {
  const { worthSeeing } = systemOf(currentGame());
  const shown = turns.filter(
    (group) =>
      worthSeeing(group.steps) && (!(isSetUp(group) || isEnd(group)) || tasksOf(linesOf(group.steps)).length > 0),
  );
  return shown.length > 0 && isSetUp(shown[0]) ? shown.slice(0, 1) : shown;
}

/** What is to be shown before the next question: the list of the set-up, or finished turns, or nothing. @returns {{ checklist: boolean, turns: Group[] } | null} */
export function pendingReport() {
  const doc = currentGame();
  if (isSetUpPending() && doc.checklist.length > 0) return { checklist: true, turns: [] };
  const turns = worthShowing(unseenTurns(systemOf(doc).side));
  return turns.length > 0 ? { checklist: false, turns } : null;
}

/** The heading of a new sheet has the focus, and its beginning is in view. */
function useTopFocus() {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const box = heading.current?.closest(".sheet");
    for (const scrolled of [box, box?.querySelector(".told-turns")]) scrolled?.scrollTo(0, 0);
  }, []);
  return heading;
}

/** Before anything else: what has to lie on the table. @param {{ onDone: () => void }} props */
function SetUpReport({ onDone }) {
  const heading = useTopFocus();
  const ready = () => {
    markSeen(0);
    onDone();
  };
  return html`
    <section class="sheet" data-sheet="set-up" aria-labelledby="sheet-title">
      <header class="sheet-head">
        <div class="head-title">
          <h2 id="sheet-title" tabindex="-1" ref=${heading}>${say("page-set-up-title")}</h2>
          <span>${say("page-set-up-hint")}</span>
        </div>
      </header>
      <article class="turn"><${Checklist} /></article>
      <div class="prompt stuck">
        <${UnavailableNote} />
        <div class="go">
          <button type="button" class="btn primary" onClick=${ready}>${say("page-table-ready")}</button>
        </div>
      </div>
    </section>
  `;
}

const UnavailableNote = () =>
  serverUnavailable.value &&
  html`
    <p class="note">
      <${Icon} name="away" />
      <span>${say("page-away")}</span>
    </p>
  `;

/** @param {Group[]} turns @returns {[title: string, hint: string]} */
function titleOf(turns) {
  const doc = currentGame();
  const system = systemOf(doc);
  if (isSetUp(turns[0])) return [say("page-set-up-drawn"), say("page-set-up-drawn-hint")];
  const bots = turns.filter(({ steps }) => system.side(steps) === "bot").length;
  if (bots) return [system.botTurns(doc.view, bots), system.title(doc.view)];
  return [
    say(doc.over ? "page-over" : doc.question?.type === "menu" ? "page-before" : "page-between"),
    system.title(doc.view),
  ];
}

/** @param {{ turns: Group[], onDone: () => void, onLook?: () => void }} props `onLook` shows the map instead */
function TurnsReport({ turns, onDone, onLook }) {
  const doc = currentGame();
  const system = systemOf(doc);
  const heading = useTopFocus();
  // The step being looked at in the walk through a turn; null shows all at once.
  const [walking, setWalking] = useState(/** @type {number | null} */ (null));
  const close = () => {
    markSeen(isSetUp(turns[0]) ? lastOf(turns[0].steps).number + 1 : undefined);
    if (doc.over) location.hash = `#/play/${doc.id}/score`;
    else onDone();
  };
  // The bot may go on after its question.
  const word = doc.over ? "page-see-result" : doc.question?.type === "menu" ? "page-all-done" : "page-all-done-over";
  const lines = turns.flatMap(({ steps }) =>
    linesOf(steps)
      .filter(({ heads }) => !heads)
      .map((line) => ({ ...line, heading: system.heading(steps) })),
  );
  const at = lines.length > 0 ? walking : null;
  const [title, hint] = titleOf(turns);
  const going = useAutoContinue(
    at === null && !doc.over && turns.every(({ steps }) => system.nothingForYou(doc, steps)),
    close,
  );
  return html`
    <section class="sheet" data-sheet=${isSetUp(turns[0]) ? "drawn" : "turns"} aria-labelledby="sheet-title">
      <header class="sheet-head">
        <div class="head-title">
          <h2 id="sheet-title" tabindex="-1" ref=${heading}>${title}</h2>
          <span>${hint}</span>
        </div>
        ${
          onLook &&
          html`
            <button type="button" class="btn quiet icon look" aria-label=${say("page-look-at-map")} onClick=${onLook}>
              <${Icon} name="board" />
            </button>
          `
        }${
          lines.length > 1 &&
          html`
            <button
              type="button"
              class="btn quiet link"
              aria-pressed=${at !== null}
              onClick=${() => setWalking(at === null ? 0 : null)}
            >
              ${say("page-walk")}
            </button>
          `
        }
      </header>
      <div class="told-turns" tabindex=${wide.value ? 0 : undefined}>
        <${AnswerEffects} />
        ${
          at === null
            ? turns.map(
                (group) => html`
                  <${Turn} group=${group} alone=${turns.length === 1} key=${group.turn} />
                `,
              )
            : html`
                <${Walk} lines=${lines} at=${Math.min(at, lines.length - 1)} />
              `
        }
      </div>
      <div class="prompt stuck">
        <${UnavailableNote} />
        <div class="go">
          ${
            at !== null &&
            html`
              <button type="button" class="btn" disabled=${at === 0} onClick=${() => setWalking(at - 1)}>
                ${say("page-step-back")}
              </button>
            `
          }${
            going
              ? html`
                  <${AutoContinue} going=${going} />
                `
              : at === null &&
                doc.answers > 0 &&
                html`
                  <button type="button" class="btn" disabled=${sending.value} onClick=${() => undo()}>
                    <${Icon} name="undo" />
                    ${say("page-undo-turn")}
                  </button>
                `
          }${
            at !== null && at < lines.length - 1
              ? html`
                  <button type="button" class="btn primary" onClick=${() => setWalking(at + 1)}>
                    ${say("page-step-next")}
                  </button>
                `
              : html`
                  <button type="button" class="btn primary" onClick=${close}>${sayIn(doc.system, word)}</button>
                `
          }
        </div>
      </div>
    </section>
  `;
}

/** @param {{ fresh: { checklist: boolean, turns: Group[] }, onDone: () => void, onLook?: () => void }} props */
export const TurnReport = ({ fresh, onDone, onLook }) =>
  fresh.checklist
    ? html`
        <${SetUpReport} onDone=${onDone} />
      `
    : html`
        <${TurnsReport} key=${lastOf(fresh.turns).turn} turns=${fresh.turns} onDone=${onDone} onLook=${onLook} />
      `;
