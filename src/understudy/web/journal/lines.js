// Steps of a turn as lines, with their causes and explanations.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { Cite } from "../ui/citation.js";
import { Icon } from "../ui/controls.js";
import { currentGame } from "../play/game_state/current_game.js";
import { systemNamed, systemOf } from "../app/faces.js";
import { Why, hasWhy } from "./why.js";
import { say } from "../app/translations.js";

/** @import { Cause as CauseData, Step } from "../types" */

/**
 * A line of a turn; `heads` if it is a heading of the lines after it.
 * @typedef {{ step: Step, depth: number, cause: CauseData | null, heads: boolean }} Line
 */

/** Open explanations, as "PLACE NUMBER" of their steps. */
const openBoxes = signal(/** @type {Set<string>} */ (new Set()));

/** Return the set with the key added or removed. @param {Set<string>} set @param {string} key */
const toggle = (set, key) => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** @param {string} place @param {Step} step */
const isOpen = (place, step) => openBoxes.value.has(`${place} ${step.number}`);

/** @param {{ place: string, step: Step }} props */
const WhyButton = ({ place, step }) => html`
  <button
    type="button"
    class="btn quiet link"
    aria-expanded=${isOpen(place, step)}
    onClick=${() => {
      openBoxes.value = toggle(openBoxes.value, `${place} ${step.number}`);
    }}
  >
    <${Icon} name="why" />
    ${say("page-why")}
  </button>
`;

/** Show the explanation of a step, if it is open in this place. @param {{ place: string, step: Step }} props */
export const OpenWhy = ({ place, step }) =>
  hasWhy(step) && isOpen(place, step)
    ? html`
        <${Why} step=${step} />
      `
    : null;

/** Return the lines of a turn, without the steps in its heading. @param {Step[]} steps @returns {Line[]} */
export function linesOf(steps) {
  const system = systemOf(currentGame());
  const first = system.headStep?.(steps) ?? steps[0];
  // A step that only names its effects is shown as their cause instead.
  /** @param {Step} step */
  const isCause = (step) => {
    const stage = system.groupHeading(step, steps);
    if (stage !== null || system.inHeading(step, steps)) return stage !== "heads";
    return !step.hands && !step.changes && !hasWhy(step) && steps.some(({ cause }) => cause === step.number);
  };
  const shown = (system.side(steps) === null ? steps : steps.filter((step) => step !== first)).filter(
    (step) => !isCause(step) && !system.isLeftOut?.(step, steps),
  );
  const byNumber = new Map(steps.map((step) => [step.number, step]));
  /** @param {Step} step */
  const causeOf = ({ cause }) => (cause === null ? undefined : byNumber.get(cause));
  const lines = shown.map((step) => {
    /** Causes of this step, the nearest first, without those in the heading. @type {Step[]} */
    const above = [];
    let skipped = 0;
    for (let one = causeOf(step); one && one !== first; one = causeOf(one)) {
      skipped += Number(isCause(one));
      if (!system.inHeading(one, steps)) above.push(one);
    }
    return {
      step,
      depth: step.depth - skipped,
      cause: system.cause(causeOf(step), step, above),
      heads: system.groupHeading(step, steps) !== null,
    };
  });
  const least = Math.min(...lines.map(({ depth }) => depth));
  return lines.map((line) => ({ ...line, depth: Math.min(3, line.depth - least) }));
}

/** Return the text of a step in a line. @param {Step} step */
export const textOf = (step) => systemOf(currentGame()).stepText?.(step) ?? say(step.kind, step.args);

/** @param {{ cause: CauseData | null }} props */
export const Cause = ({ cause }) =>
  cause &&
  html`
    <div class="cause">
      ${
        cause.icon &&
        html`
          <${Icon} name=${cause.icon} />
        `
      }${cause.text}
    </div>
  `;

/** Show a link to the reference of the card or symbol of a step. @param {{ step: Step }} props */
function LookUp({ step }) {
  const { system } = currentGame();
  const key = systemNamed(system).lookUp(step);
  return (
    key &&
    html`
      <a
        class="cite"
        href=${`#/rules/${system}/${encodeURIComponent(key)}`}
        aria-label=${say("page-look-up", { what: key })}
      >
        ${key}
      </a>
    `
  );
}

/**
 * Show the end of a line: the Why button if there is an explanation, else the citation.
 * @param {{ place: string, step: Step }} props
 */
export const LineEnd = ({ place, step }) => html`
  <${LookUp} step=${step} />
  ${
    hasWhy(step)
      ? html`
          <${WhyButton} place=${place} step=${step} />
        `
      : html`
          <${Cite} cite=${step.cite} />
        `
  }
`;
