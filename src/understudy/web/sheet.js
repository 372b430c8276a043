// What the bot has just done, as a sheet on top: the result at once, then what your hands have to do.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./parts.js";
import { away, freshTurns, game, markSeen, sending, undo } from "./store.js";
import { Cause, End, WhyHere, linesOf } from "./story.js";
import { systemOf } from "./systems.js";
import { hasWhy } from "./why.js";
import { say } from "./words.js";

/** Steps ticked off on this device, by number; lines of the set-up as "set-up n". */
const ticked = signal(new Set());

function tick(key) {
  const next = new Set(ticked.value);
  if (!next.delete(key)) next.add(key);
  ticked.value = next;
}

function Step({ line, n }) {
  const { step, depth, cause } = line;
  const done = ticked.value.has(step.number);
  return html`<li class="step d${depth}">
    <label class="tickbox"><input type="checkbox" checked=${done} onChange=${() => tick(step.number)} />
      <span class="num" aria-hidden="true">${done ? html`<${Icon} name="done" />` : n}</span>
      <span class="txt">${say(step.kind, step.args)}<${Cause} cause=${cause} /></span></label>
    <${End} place="sheet" step=${step} />
    <${WhyHere} place="sheet" step=${step} />
  </li>`;
}

/** What has to lie on the table before the game, if the server says. */
function Checklist({ lines }) {
  return html`<ol class="steps">${lines.map(({ id, args }, n) => html`<li class="step" key=${n}>
    <label class="tickbox"><input type="checkbox" checked=${ticked.value.has(`set-up ${n}`)} onChange=${() => tick(`set-up ${n}`)} />
      <span class="num" aria-hidden="true">${ticked.value.has(`set-up ${n}`) ? html`<${Icon} name="done" />` : n + 1}</span>
      <span class="txt">${say(id, args)}</span></label></li>`)}</ol>`;
}

function Turn({ group }) {
  const doc = game.value;
  if (group.steps[0].number === 0 && doc.checklist) {
    return html`<article class="turn"><h2>${systemOf(doc).heading(group.steps)}</h2><${Checklist} lines=${doc.checklist} /></article>`;
  }
  const system = systemOf(doc);
  const lines = linesOf(group.steps);
  const side = system.side(group.steps);
  // A single line that the result has said already needs no list.
  const list = lines.length > 1 || hasWhy(lines[0]?.step ?? {}) || system.announce(group.steps) === "";
  return html`<article class="turn">
    ${side === null && html`<h2>${system.heading(group.steps)}</h2>`}
    <${system.Verdict} doc=${doc} steps=${group.steps} />
    ${list && html`<h3 class="steps-title">${say("page-on-the-table")}<small>${say("page-in-order")}</small></h3>
    <ol class="steps">${lines.map((line, n) => html`<${Step} line=${line} n=${n + 1} key=${line.step.number} />`)}</ol>`}
  </article>`;
}

/** The turns to be shown before the next question. */
export const pending = () => freshTurns(systemOf(game.value).side);

export function Sheet({ turns, onDone }) {
  const doc = game.value;
  const system = systemOf(doc);
  const heading = useRef(null);
  const last = turns.at(-1).turn;
  useEffect(() => {
    heading.current.focus({ preventScroll: true });
    heading.current.closest(".sheet").scrollTo(0, 0);
  }, [last]);
  const done = () => {
    markSeen();
    onDone();
  };
  // MarsBot may go on after its question, or the game may be over.
  const mine = doc.question?.type === "menu";
  const bots = turns.filter(({ steps }) => system.side(steps) === "bot").length;
  return html`<section class="sheet" aria-labelledby="sheet-title">
    <header class="sheet-head"><div class="head-title">
      <h2 id="sheet-title" tabindex="-1" ref=${heading}>${say(bots ? "page-bot-turn" : "page-before", { count: bots })}</h2>
      <span>${system.title(doc.view)}</span></div></header>
    ${turns.map((group) => html`<${Turn} group=${group} key=${group.turn} />`)}
    <div class="prompt stuck">
      ${away.value && html`<p class="note"><${Icon} name="away" /><span>${say("page-away")}</span></p>`}
      <div class="go">
        ${doc.answers > 0 && html`<button type="button" class="btn" disabled=${sending.value} onClick=${() => undo()}>
          <${Icon} name="undo" />${say("page-undo-turn")}</button>`}
        <button type="button" class="btn primary" onClick=${done}>${say(mine ? "page-all-done" : "page-all-done-over")}</button>
      </div>
    </div>
  </section>`;
}
