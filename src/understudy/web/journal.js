// Everything that happened, by turns, the newest first.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Icon, Owner } from "./parts.js";
import { game, merged, sending, turns, undo } from "./store.js";
import { End, WhyHere, linesOf } from "./story.js";
import { systemOf } from "./systems.js";
import { say } from "./words.js";

const SHOWN = 12;

/** Back to the moment a step was told; there is nothing to take back where no answer came since. */
function UndoTo({ step }) {
  const { marks, answers } = game.value;
  const to = marks[step.number];
  if (to === undefined || to >= answers) return null;
  return html`<button type="button" class="btn quiet link" disabled=${sending.value} onClick=${() => undo(to)}>
    <${Icon} name="undo" />${say("page-undo-to-here")}</button>`;
}

function Line({ line }) {
  const { step, depth } = line;
  const system = systemOf(game.value);
  const { marks } = game.value;
  const icon = line.cause?.icon ?? system.stepIcon(step);
  // Answers were given between this line and the one before: one may want to come back just here.
  const stop = step.number > 0 && marks[step.number] !== marks[step.number - 1];
  return html`<li class="l d${depth}">
    ${icon ? html`<${Icon} name=${icon} />` : html`<span class="dot" aria-hidden="true"></span>`}
    <div class="txt">${say(step.kind, step.args)}${stop && html`<${UndoTo} step=${step} />`}</div>
    <${End} place="journal" step=${step} />
    <${WhyHere} place="journal" step=${step} />
  </li>`;
}

function Turn({ group, now }) {
  const system = systemOf(game.value);
  const { steps } = group;
  const side = system.side(steps);
  const lines = linesOf(steps);
  return html`<li class="jr-turn ${now ? "now" : ""}">
    <div class="jr-head">${side && html`<${Owner} side=${side} />`}<h3>${system.heading(steps)}</h3>
      <${UndoTo} step=${steps[0]} /></div>
    ${lines.length > 0 && html`<ol>${lines.map((line) => html`<${Line} line=${line} key=${line.step.number} />`)}</ol>`}
  </li>`;
}

export function Journal() {
  const [count, setCount] = useState(SHOWN);
  const all = merged(turns.value, systemOf(game.value).side);
  const shown = all.slice(-count).reverse();
  return html`<div class="journal">
    <ol class="jr">${shown.map((group, n) => html`<${Turn} group=${group} now=${n === 0} key=${group.turn} />`)}</ol>
    ${all.length > count && html`<button type="button" class="btn wide" onClick=${() => setCount(count + 4 * SHOWN)}>
      ${say("page-earlier")}</button>`}
  </div>`;
}
