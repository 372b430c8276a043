// The card of a guide: where the learner is, the explanation, and what to do.

import { html } from "htm/preact";
import { say } from "../app/translations.js";
import { Icon } from "../ui/controls.js";

/** @import { GuideScript, Hint } from "./types" */

const HEXAGON = "M5.5 1 10 3.5v5L5.5 11 1 8.5v-5Z";

/** Show one hexagon for each step. @param {{ count: number, step: number }} props */
const Dots = ({ count, step }) => html`
  <span class="guide-dots" aria-hidden="true">
    ${Array.from(
      { length: count },
      (_, n) => html`
        <svg viewBox="0 0 11 12" class=${n + 1 < step ? "past" : n + 1 === step ? "now" : ""} key=${n}>
          <path d=${HEXAGON} />
        </svg>
      `,
    )}
  </span>
`;

/** Show symbols with their meanings. @param {{ symbols: NonNullable<Hint["symbols"]> }} props */
const Symbols = ({ symbols }) => html`
  <ul class="guide-symbols">
    ${symbols.map(
      ({ icon, mark, text }) => html`
        <li key=${text}>
          <span class="cell" aria-hidden="true">
            ${
              icon
                ? html`
                    <${Icon} name=${icon} />
                  `
                : mark
            }
          </span>
          ${say(text)}
        </li>
      `,
    )}
  </ul>
`;

/** Show what leads to what; the text of the hint says the same. @param {{ links: NonNullable<Hint["chain"]> }} props */
const Chain = ({ links }) => html`
  <ol class="guide-chain" aria-hidden="true">
    ${links.map(
      ({ text, icons = [], marks = [] }) => html`
        <li key=${text}>
          <span>
            ${icons.map(
              (icon) => html`
                <${Icon} name=${icon} key=${icon} />
              `,
            )}${marks.map(
              (mark, n) => html`
                <b key=${n}>${mark}</b>
              `,
            )}
          </span>
          ${say(text)}
        </li>
      `,
    )}
  </ol>
`;

/** @typedef {{ label: string, busy: boolean, onNext: () => void, onBack: (() => void) | null }} ButtonProps */

/** Name the control to tap, and offer to do it. @param {ButtonProps} props */
const TapLine = ({ label, busy, onNext, onBack }) => html`
  <div class="guide-do">
    <b>
      <${Icon} name="tap" />
      <span>${say("guide-tap", { label })}</span>
    </b>
    ${
      onBack &&
      html`
        <button type="button" class="btn quiet" disabled=${busy} onClick=${onBack}>${say("guide-back")}</button>
      `
    }
    <button type="button" class="btn quiet" data-guide="do" disabled=${busy} onClick=${onNext}>
      ${say("guide-do-it")}
    </button>
  </div>
`;

/** @param {{ hint: Hint } & ButtonProps} props */
const NextLine = ({ hint, busy, onNext, onBack }) => html`
  <div class="guide-go">
    ${
      onBack &&
      html`
        <button type="button" class="btn" data-guide="back" disabled=${busy} onClick=${onBack}>
          ${say("guide-back")}
        </button>
      `
    }
    <button type="button" class="btn primary" data-guide="next" disabled=${busy} onClick=${onNext}>
      ${say(hint.text, hint.args, "next") || say("guide-next")}
    </button>
  </div>
`;

/**
 * Offer a game of one's own, or to play on.
 * @param {{ script: GuideScript, onEnd: () => void, onOwn: () => void }} props
 */
const EndLine = ({ script, onEnd, onOwn }) => html`
  <div class="guide-go">
    <button type="button" class="btn" data-guide="play-on" onClick=${onEnd}>${say("guide-play-on")}</button>
    <a class="btn primary" data-guide="own" href=${script.ownGame} onClick=${onOwn}>${say("guide-own-game")}</a>
  </div>
`;

/**
 * @param {{
 *   card: { current: HTMLElement | null }, script: GuideScript, hint: Hint, label: string, busy: boolean,
 *   onNext: () => void, onBack: (() => void) | null, onLeave: () => void, onEnd: () => void, onOwn: () => void,
 * }} props
 */
export function GuideCard({ card, script, hint, label, busy, onNext, onBack, onLeave, onEnd, onOwn }) {
  const { title, steps, hints } = script;
  const where = say("guide-step", { guide: say(title), step: hint.step, count: steps });
  const buttons = { hint, label, busy, onNext, onBack };
  return html`
    <section
      class="guide-card"
      role="dialog"
      tabindex="-1"
      aria-label=${where}
      aria-describedby="explanation"
      data-hint=${hints.indexOf(hint)}
      ref=${card}
    >
      <div class="guide-top">
        <${Dots} count=${steps} step=${hint.step} />
        <span>${where}</span>
        <button type="button" class="btn quiet" data-guide="leave" onClick=${onLeave}>${say("guide-leave")}</button>
      </div>
      <div id="explanation">
        <h2>${say(hint.text, hint.args)}</h2>
        <p>${say(hint.text, hint.args, "text")}</p>
      </div>
      ${
        hint.chain &&
        html`
          <${Chain} links=${hint.chain} />
        `
      }${
        hint.symbols &&
        html`
          <${Symbols} symbols=${hint.symbols} />
        `
      }${
        hint === hints[hints.length - 1]
          ? html`
              <${EndLine} script=${script} onEnd=${onEnd} onOwn=${onOwn} />
            `
          : hint.tap
            ? html`
                <${TapLine} ...${buttons} />
              `
            : html`
                <${NextLine} ...${buttons} />
              `
      }
    </section>
  `;
}

/**
 * Say that the game went another way than the guide, and offer to go back.
 * @param {{ title: string, onBack: () => void, onEnd: () => void }} props
 */
export const OtherAnswerCard = ({ title, onBack, onEnd }) => html`
  <section class="guide-card other" role="region" aria-label=${say("guide-other")} data-hint="other">
    <h2>${say("guide-other")}</h2>
    <p>${say("guide-other", { title }, "text")}</p>
    <div class="guide-go">
      <button type="button" class="btn" data-guide="play-on" onClick=${onEnd}>${say("guide-play-on")}</button>
      <button type="button" class="btn primary" data-guide="return" onClick=${onBack}>${say("guide-return")}</button>
    </div>
  </section>
`;
