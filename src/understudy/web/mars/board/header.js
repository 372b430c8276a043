// The header of the game screen: generation, phase, parameters and ratings.

import { html } from "htm/preact";
import { ChangingNumber } from "../../ui/changing_number.js";
import { Icon, Owner } from "../../ui/controls.js";
import { game } from "../../play/game_state/current_game.js";
import { stepsShown } from "../../play/playback.js";
import { playedView } from "../turns/played_view.js";
import { name, number, say } from "../../app/translations.js";
import { ResourceBar } from "../human/resource_bar.js";
import { pointsOf } from "./points.js";

/** @import { Gauge as Parameter, View } from "../view" */

/** @type {Record<string, string>} */
const UNITS = { temperature: "°C", oxygen: "%", venus: "%" };
/** @type {Record<string, string>} */
const SYMBOLS = { temperature: "mars/temperature", oxygen: "mars/oxygen", oceans: "mars/ocean", venus: "mars/venus" };

/** Draw a scale with a tick for each step, taller at a bonus. @param {Parameter} props */
function Scale({ value, min, max, step, bonuses }) {
  const total = (max - min) / step;
  const done = (value - min) / step;
  const bonus = new Set(bonuses.map((at) => (at - min) / step));
  return html`
    <svg class="scale-bar" viewBox="0 0 ${total * 10} 14" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 6H${total * 10}" class="bar-all" />
      <path d="M0 6H${total * 10}" class="bar-done" style=${{ transform: `scaleX(${done / total})` }} />
      ${Array.from(
        { length: total + 1 },
        (_, n) => html`
          <path
            d=${bonus.has(n) ? `M${n * 10} 1V13` : `M${n * 10} 9V12`}
            class=${bonus.has(n) ? "tick bonus" : "tick"}
          />
        `,
      )}
    </svg>
  `;
}

/** Show a parameter with its scale. @param {{ id: string, gauge: Parameter }} props */
function Gauge({ id, gauge }) {
  const left = (gauge.max - gauge.value) / gauge.step;
  /** @param {number} value */
  const format = (value) => (id === "oceans" ? `${value} / ${gauge.max}` : `${number(value)} ${UNITS[id]}`);
  return html`
    <div class="gauge ${id}">
      <div class="gauge-top">
        <${Icon} name=${SYMBOLS[id]} />
        <span class="sr">${name({ kind: "mars-parameter", id })}</span>
        <${ChangingNumber} value=${gauge.value} step=${gauge.step} format=${format} />
        ${
          id !== "oceans" &&
          html`
            <small>${left === 0 ? say("page-complete") : say("page-to-go", { count: left })}</small>
          `
        }
      </div>
      <${Scale} ...${gauge} />
    </div>
  `;
}

/** Return what identifies a row of changes: a playback begins with earlier values, which is no change. */
const changeKey = () => `${game.value?.id} ${stepsShown.value === null}`;

/** @param {{ view: View }} props */
export const Gauges = ({ view }) => html`
  <div class="gauges">
    ${Object.entries(playedView(view).parameters).map(
      ([id, gauge]) => html`
        <${Gauge} id=${id} gauge=${gauge} key=${`${changeKey()} ${id}`} />
      `,
    )}
  </div>
`;

/** Show a side's values, each with its unit. @param {{ id: string, values: [string, number][] }} props */
const Side = ({ id, values }) => html`
  <div class="side">
    <${Owner} side=${id} />
    <span class="sr">${name({ kind: "mars-owner", id })}</span>
    <dl key=${changeKey()}>
      ${values.map(
        ([unit, value]) => html`
          <div>
            <dt>${unit}</dt>
            <dd><${ChangingNumber} value=${value} as="span" /></dd>
          </div>
        `,
      )}
    </dl>
  </div>
`;

/**
 * Show both sides, yours first in the screen game; on its small screens only your resources.
 * @param {{ view: View, wide?: boolean }} props
 */
export function Sides({ view, wide }) {
  if (view.you && !wide)
    return html`
      <${ResourceBar} view=${view} />
    `;
  const bot = html`
    <${Side}
      id="bot"
      values=${[
        [say("page-tr"), playedView(view).bot.tr],
        [say("page-mc"), playedView(view).bot.mc],
        ...(view.you ? [[say("page-unit-vp"), pointsOf(view, "bot").total]] : []),
      ]}
    />
  `;
  const human = html`
    <${Side}
      id="human"
      values=${[
        [say("page-tr"), view.human.tr],
        [say("page-unit-vp"), pointsOf(view, "human").total],
      ]}
    />
  `;
  return view.you ? [human, bot] : [bot, human];
}

/** Return the title of the game screen. @param {View} view */
export const title = (view) => say("page-generation", { generation: view.generation });

/** Return the line below the title: the phase, and whose turn it is. @param {View} view */
export function phaseText(view) {
  const phase = name({ kind: "mars-phase", id: view.phase });
  if (view.phase !== "action") return phase;
  if (view.mover === "bot") return `${phase} · ${say("page-mover-bot")}`;
  // With the phase the line would be too long for a phone; only the action phase has passes.
  return view.bot.passed ? say("page-bot-passed") : `${phase} · ${say("page-mover-human")}`;
}
