// What the bot has just done, as a sheet on top: the result at once, then what your hands have to do.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Checklist } from "./checklist.js";
import { lastOf } from "./ledger.js";
import { Icon } from "./parts.js";
import { away, freshTurns, markSeen, sending, theGame, undo } from "./store.js";
import { Cause, End, WhyHere, linesOf } from "./story.js";
import { sayIn, systemOf } from "./systems.js";
import { isTicked, tick } from "./ticks.js";
import { hasWhy } from "./why.js";
import { say } from "./words.js";

/** @import { Children, Step as Told, Turn as Group } from "./shapes" */
/** @import { Line } from "./story.js" */

/** The step being looked at in the walk through a turn; null shows all at once. */
const walking = signal(/** @type {number | null} */ (null));

/** @param {{ step: Told, n: number, children: Children }} props */
function Tick({ step, n, children }) {
  const { id } = theGame();
  const done = isTicked(id, step.number);
  return html`<label class="tickbox"><input type="checkbox" checked=${done} onChange=${() => tick(id, step.number)} />
    <span class="num" aria-hidden="true">${done ? html`<${Icon} name="done" />` : n}</span>
    <span class="txt">${children}</span></label>`;
}

/** @param {{ line: Line, n: number }} props */
function Step({ line, n }) {
  const { step, depth, cause } = line;
  return html`<li class="step d${depth}">
    <${Tick} step=${step} n=${n}>${say(step.kind, step.args)}<${Cause} cause=${cause} /></${Tick}>
    <${End} place="sheet" step=${step} />
    <${WhyHere} place="sheet" step=${step} />
  </li>`;
}

/** What the app has done by itself: nothing to tick. @param {{ line: Line }} props */
const Done = ({ line: { step, cause } }) => html`<li class="step did">
  <span class="txt">${say(step.kind, step.args)}<${Cause} cause=${cause} /></span>
  <${End} place="sheet" step=${step} />
  <${WhyHere} place="sheet" step=${step} />
</li>`;

/** @param {Group} group */
const isSetUp = (group) => group.steps[0].number === 0;

/** @param {{ group: Group }} props */
function Turn({ group }) {
  const doc = theGame();
  if (isSetUp(group)) return html`<article class="turn"><${Checklist} /></article>`;
  const system = systemOf(doc);
  const lines = linesOf(group.steps);
  const hands = lines.filter(({ step }) => system.forHands(step, doc));
  const others = lines.filter(({ step }) => !system.forHands(step, doc));
  const side = system.side(group.steps);
  // A single line that the result has said already needs no list.
  const said = lines.length === 1 && !hasWhy(lines[0].step) && system.announce(group.steps) !== "";
  return html`<article class="turn">
    ${side === null && html`<h2>${system.heading(group.steps)}</h2>`}
    <${system.Verdict} doc=${doc} steps=${group.steps} />
    ${hands.length > 0 && !said && html`<h3 class="steps-title">${say("page-on-the-table")}<small>${say("page-in-order")}</small></h3>
    <ol class="steps">${hands.map((line, n) => html`<${Step} line=${line} n=${n + 1} key=${line.step.number} />`)}</ol>`}
    ${others.length > 0 && !said && html`<h3 class="steps-title">${say("page-app-did")}</h3>
    <ul class="steps">${others.map((line) => html`<${Done} line=${line} key=${line.step.number} />`)}</ul>`}
  </article>`;
}

/** One step of the turn at a time, as fast or slow as you like. @param {{ lines: (Line & { heading: string })[], at: number }} props */
function Walk({ lines, at }) {
  const doc = theGame();
  const system = systemOf(doc);
  const { step, cause, heading } = lines[at];
  const hands = system.forHands(step, doc);
  return html`<article class="turn walk" aria-live="polite">
    <h2 class="walk-turn">${heading}</h2>
    <p class="kicker">${say("page-step-of", { number: at + 1, count: lines.length })} · ${say(hands ? "page-for-hands" : "page-by-app")}</p>
    ${hands ? html`<${Tick} step=${step} n=${at + 1}><b>${say(step.kind, step.args)}</b></${Tick}>` : html`<h3>${say(step.kind, step.args)}</h3>`}
    <${Cause} cause=${cause} />
    <${system.Moment} doc=${doc} step=${step} />
    <div class="walk-end"><${End} place="walk" step=${step} /></div>
    <${WhyHere} place="walk" step=${step} />
  </article>`;
}

/** The turns to be shown before the next question. */
export const pending = () => freshTurns(systemOf(theGame()).side);

/** @param {{ turns: Group[], onDone: () => void, onLook?: () => void }} props `onLook` shows the map instead */
export function Sheet({ turns, onDone, onLook }) {
  const doc = theGame();
  const system = systemOf(doc);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const last = lastOf(turns).turn;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".sheet")?.scrollTo(0, 0);
    walking.value = null;
  }, [last]);
  const done = () => {
    markSeen();
    onDone();
  };
  // The bot may go on after its question, or the game may be over.
  const mine = doc.question?.type === "menu";
  const bots = turns.filter(({ steps }) => system.side(steps) === "bot").length;
  const lines = turns.filter((group) => !isSetUp(group))
    .flatMap(({ steps }) => linesOf(steps).map((line) => ({ ...line, heading: system.heading(steps) })));
  const at = lines.length > 0 ? walking.value : null;
  // A stage is not passed over: it has been ticked off, or looked at on the walk.
  const missing = at === null ? lines.filter(({ step }) => system.stage(step) && !isTicked(doc.id, step.number)).length : 0;
  const title = isSetUp(turns[0]) ? say("page-set-up-title") : bots ? sayIn(doc.system, "page-bot-turn", { count: bots }) : say("page-before");
  return html`<section class="sheet" aria-labelledby="sheet-title">
    <header class="sheet-head"><div class="head-title">
      <h2 id="sheet-title" tabindex="-1" ref=${heading}>${title}</h2>
      <span>${isSetUp(turns[0]) ? say("page-set-up-hint") : system.title(doc.view)}</span></div>
      ${onLook && html`<button type="button" class="btn quiet icon look" aria-label=${say("page-look-at-map")} onClick=${onLook}><${Icon} name="board" /></button>`}
      ${lines.length > 1 && html`<button type="button" class="btn quiet link" aria-pressed=${at !== null}
        onClick=${() => { walking.value = at === null ? 0 : null; }}>${say("page-walk")}</button>`}</header>
    ${at === null ? turns.map((group) => html`<${Turn} group=${group} key=${group.turn} />`) : html`<${Walk} lines=${lines} at=${Math.min(at, lines.length - 1)} />`}
    <div class="prompt stuck">
      ${away.value && html`<p class="note"><${Icon} name="away" /><span>${say("page-away")}</span></p>`}
      ${missing > 0 && html`<p class="note" role="status"><${Icon} name="done" /><span>${say("page-stages-missing", { count: missing })}</span></p>`}
      <div class="go">
        ${at !== null && html`<button type="button" class="btn" disabled=${at === 0} onClick=${() => { walking.value = at - 1; }}>${say("page-step-back")}</button>`}
        ${at === null && doc.answers > 0 && html`<button type="button" class="btn" disabled=${sending.value} onClick=${() => undo()}>
          <${Icon} name="undo" />${say("page-undo-turn")}</button>`}
        ${at !== null && at < lines.length - 1
          ? html`<button type="button" class="btn primary" onClick=${() => { walking.value = at + 1; }}>${say("page-step-next")}</button>`
          : html`<button type="button" class="btn primary" disabled=${missing > 0} onClick=${done}>${say(isSetUp(turns[0]) && !bots ? "page-table-ready" : mine ? "page-all-done" : "page-all-done-over")}</button>`}
      </div>
    </div>
  </section>`;
}
