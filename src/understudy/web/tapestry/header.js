// The header of the game screen: era, phase, track positions and points.

import { html } from "htm/preact";
import { Owner } from "../ui/controls.js";
import { recentChanges } from "../play/game_state/recent_changes.js";
import { name, say } from "../app/translations.js";
import { Positions } from "./tracks.js";
import { side } from "./turns.js";
import { isScreenGame } from "./human/sides.js";
import { StockBar } from "./human/stock_bar.js";
import { wide } from "../play/current_view.js";

/** @import { View } from "./view" */

/** Show the positions on the tracks; a phone has a tab for them in the screen game. @param {{ view: View }} props */
export const Gauges = ({ view }) =>
  (wide.value || !isScreenGame(view)) &&
  html`
    <${Positions} view=${view} changes=${recentChanges(side)} />
  `;

/** Show an owner's values, each with its unit. @param {{ id: string, values: [string, number][] }} props */
const Side = ({ id, values }) => html`
  <div class="side">
    <${Owner} side=${id} />
    <span class="sr">${name({ kind: "tapestry-owner", id })}</span>
    ${
      values.length > 0
        ? html`
            <dl>
              ${values.map(
                ([unit, value]) => html`
                  <div key=${unit}>
                    <dt>${unit}</dt>
                    <dd>${value}</dd>
                  </div>
                `,
              )}
            </dl>
          `
        : html`
            <span class="small muted">${say("page-tapestry-no-points")}</span>
          `
    }
  </div>
`;

/** Show the points of all sides; on a phone in the screen game your resources. @param {{ view: View }} props */
export const Sides = ({ view }) =>
  isScreenGame(view) && !wide.value
    ? html`
        <${StockBar} />
      `
    : html`
        <${AllSides} view=${view} />
      `;

/** Show the points of all sides, in the screen game those of the people first. @param {{ view: View }} props */
function AllSides({ view }) {
  const automa =
    view.automa &&
    html`
      <${Side}
        id="automa"
        values=${[
          [say("page-unit-vp"), view.automa.vp],
          [say("page-tapestry-outposts", { count: view.bots[0].outposts }), view.bots[0].outposts],
        ]}
      />
    `;
  const people = view.humans.map(
    (human) => html`
      <${Side} key=${human.name} id=${human.name} values=${[[say("page-unit-vp"), human.vp]]} />
    `,
  );
  return html`
    ${isScreenGame(view) ? [people, automa] : [automa, people]}
    <${Side} id="shadow" values=${[]} />
  `;
}

/** Return the era of the bots on their turn, otherwise that of the person in turn. @param {View} view */
function eraOf(view) {
  if (view.mover === "bots" && view.automa) return view.era;
  return (view.humans.find((human) => human.name === view.mover) ?? view.humans[0]).era;
}

/** Return the title of the game screen. @param {View} view */
export const title = (view) => say("page-tapestry-era", { era: eraOf(view) });

/** Return the line below the title: phase or whose turn it is, era of the bots, level. @param {View} view */
export function phaseText(view) {
  const level = view.automa ? say("page-tapestry-level", { level: view.difficulty }) : say("page-tapestry-two-people");
  if (view.phase !== "play") return [name({ kind: "tapestry-phase", id: view.phase }), level].join(" · ");
  const turn = view.automa
    ? say(view.mover === "bots" ? "page-tapestry-mover-bots" : "page-mover-human")
    : say("tapestry-turn-human", { owner: { kind: "tapestry-owner", id: view.mover } });
  const bots = view.automa && view.mover !== "bots" ? [say("page-tapestry-bots-era", { era: view.era })] : [];
  return [turn, ...bots, level].join(" · ");
}
