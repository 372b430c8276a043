// The report of your income turn: points line by line, and what you have before and after.

import { html } from "htm/preact";
import { changesOf } from "../../journal/facts.js";
import { name, number, say } from "../../app/translations.js";
import { Icon, Owner } from "../../ui/controls.js";
import { currentGame } from "../../play/game_state/current_game.js";
import { Building, Points, RESOURCES, Resource } from "./symbols/symbols.js";

/** @import { Step } from "../../types" */

const ROW = "tapestry-income-row";

/** Return the step that began an income turn of a person, if these steps are one. @param {Step[]} steps */
export const incomeStep = (steps) => steps.find(({ kind }) => kind === "tapestry-you-income");

/**
 * Return the points of these steps by what gave them, in order.
 * @param {Step[]} steps @returns {{ of: { kind: string, id: string }, vp: number }[]}
 */
export function pointLines(steps) {
  /** @type {Map<string, { of: { kind: string, id: string }, vp: number }>} */
  const lines = new Map();
  for (const { kind, args } of steps) {
    if (kind !== "tapestry-you-score" || !args?.vp) continue;
    const key = `${args.of.kind} ${args.of.id}`;
    lines.set(key, { of: args.of, vp: (lines.get(key)?.vp ?? 0) + args.vp });
  }
  return [...lines.values()];
}

/** Show a value before and after. @param {{ before: unknown, after: unknown }} props */
const BeforeAfter = ({ before, after }) => html`
  <i>${number(Number(before ?? 0))}${" "}→</i>
  ${" "}${number(Number(after ?? 0))}
`;

/** Show the result of an income turn. @param {{ steps: Step[] }} props */
export function IncomeReport({ steps }) {
  const began = /** @type {Step} */ (incomeStep(steps));
  const owner = began.args?.owner.id;
  const changes = changesOf(steps);
  const vp = changes.get(`${owner}.vp`);
  const stock = RESOURCES.filter((id) => changes.has(`${owner}.stock.${id}`));
  return html`
    <section class="turn-summary t-income">
      <h2>
        <${Icon} name="tapestry/income" />
        ${say(began.kind, began.args)}
      </h2>
      ${
        vp &&
        html`
          <table>
            <caption class="sr">${say("tapestry-screen-points")}</caption>
            <tbody>
              ${pointLines(steps).map(
                ({ of, vp: points }) => html`
                  <tr key=${`${of.kind} ${of.id}`}>
                    <td aria-hidden="true">
                      ${
                        of.kind === ROW
                          ? html`
                              <${Building} of=${of.id} />
                            `
                          : html`
                              <${Points} vp="" />
                            `
                      }
                    </td>
                    <th scope="row">${name(of)}</th>
                    <td>${number(points)}</td>
                  </tr>
                `,
              )}
            </tbody>
            <tfoot>
              <tr>
                <td aria-hidden="true"><${Owner} side=${owner} /></td>
                <th scope="row">${say("page-unit-vp")}</th>
                <td><${BeforeAfter} ...${vp} /></td>
              </tr>
            </tfoot>
          </table>
        `
      }${
        stock.length > 0 &&
        html`
          <dl class="deltas">
            ${stock.map(
              (id) => html`
                <div class="delta" key=${id}>
                  <dt>
                    <${Resource} of=${id} />
                    ${name({ kind: "tapestry-resource", id })}
                  </dt>
                  <dd><${BeforeAfter} ...${changes.get(`${owner}.stock.${id}`)} /></dd>
                </div>
              `,
            )}
          </dl>
        `
      }
    </section>
  `;
}

/**
 * Return whether these steps are an income turn with points, in a screen game; the first one has none.
 * @param {Step[]} steps
 */
export const isIncomeReported = (steps) =>
  currentGame().view.humans.some((/** @type {{ side: unknown }} */ { side }) => side !== null) &&
  (incomeStep(steps)?.args?.turn ?? 0) > 1;
