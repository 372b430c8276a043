// Steps of the journal as people read them: one line each, with Why? in place.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { Cite, Icon } from "./parts.js";
import { game } from "./store.js";
import { systemOf } from "./systems.js";
import { Why, hasWhy } from "./why.js";
import { say } from "./words.js";

/** Steps whose Why? is open, as "place number". */
const opened = signal(new Set());

const toggle = (set, key) => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};

const isOpen = (place, step) => opened.value.has(`${place} ${step.number}`);

const WhyButton = ({ place, step }) => html`
  <button type="button" class="btn quiet link" aria-expanded=${isOpen(place, step)}
    onClick=${() => { opened.value = toggle(opened.value, `${place} ${step.number}`); }}>
    <${Icon} name="why" />${say("page-why")}</button>`;

/** The Why box of a step, if it is open here. */
export const WhyHere = ({ place, step }) => (hasWhy(step) && isOpen(place, step) ? html`<${Why} step=${step} />` : null);

/** The lines of a turn: {step, depth, cause}, without what its heading says already. */
export function linesOf(steps) {
  const system = systemOf(game.value);
  const [first, ...rest] = steps;
  // A step that only names what follows is said beside its effects instead.
  const isCause = (step) => system.inHeading(step, steps)
    || (!system.stage(step) && !step.changes && !hasWhy(step) && steps.some(({ cause }) => cause === step.number));
  const shown = (system.side(steps) === null ? steps : rest).filter((step) => !isCause(step));
  const byNumber = new Map(steps.map((step) => [step.number, step]));
  const lines = shown.map((step) => {
    const parent = byNumber.get(step.cause);
    let skipped = 0;
    for (let one = parent; one && one !== first; one = byNumber.get(one.cause)) skipped += isCause(one);
    return { step, depth: step.depth - skipped, cause: system.cause(parent) };
  });
  const least = Math.min(...lines.map(({ depth }) => depth));
  return lines.map((line) => ({ ...line, depth: Math.min(3, line.depth - least) }));
}

export const Cause = ({ cause }) => cause && html`
  <div class="cause">${cause.icon && html`<${Icon} name=${cause.icon} />`}${cause.text}</div>`;

/** The end of a line: Why? where there is something to explain, else the page of the rules. */
export const End = ({ place, step }) =>
  hasWhy(step) ? html`<${WhyButton} place=${place} step=${step} />` : html`<${Cite} cite=${step.cite} />`;
