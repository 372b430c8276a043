// The Automa's mat: its next income turn, what it scores, and the cards on and beside the mat.

import { html } from "htm/preact";
import { Icon } from "../ui/controls.js";
import { name, say } from "../app/translations.js";

/** @import { Automa, View } from "./view" */

const FIRST_COLUMN = 2;

/** Return the names of these things, or a dash. @param {string} kind @param {string[]} ids */
const names = (kind, ids) => ids.map((id) => name({ kind, id })).join(", ") || "–";

/** Show what each row would score now; cards cover columns from the left. @param {{ automa: Automa }} props */
function Multipliers({ automa }) {
  const total = automa.now.reduce((sum, { count, each }) => sum + count * each, automa.first_in_era);
  return html`
    <table class="worth">
      <caption>${say("page-tapestry-worth")}</caption>
      <thead>
        <tr>
          <td></td>
          ${automa.multipliers[0].columns.map(
            (_, n) => html`
              <th scope="col" key=${n}>
                ${
                  n < automa.on_mat
                    ? html`
                        <${Icon} name="card" />
                        <span class="sr">${say("page-tapestry-covered")}</span>
                      `
                    : n + FIRST_COLUMN
                }
              </th>
            `,
          )}
          <th scope="col">${say("page-tapestry-now")}</th>
        </tr>
      </thead>
      <tbody>
        ${automa.multipliers.map(
          ({ per, columns }, row) => html`
            <tr key=${per}>
              <th scope="row">${name({ kind: "tapestry-source", id: per })}</th>
              ${columns.map(
                (each, n) => html`
                  <td key=${n} class=${n < automa.on_mat ? "gone" : n === automa.on_mat ? "won" : ""}>×${each}</td>
                `,
              )}
              <td class="sum">
                ${`${automa.now[row].count} × ${automa.now[row].each} = `}
                <b>${automa.now[row].count * automa.now[row].each}</b>
              </td>
            </tr>
          `,
        )}${
          automa.first_in_era > 0 &&
          html`
            <tr>
              <th scope="row" colspan=${automa.multipliers[0].columns.length + 1}>
                ${name({ kind: "tapestry-source", id: "first_in_era" })}
              </th>
              <td class="sum"><b>${automa.first_in_era}</b></td>
            </tr>
          `
        }
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan=${automa.multipliers[0].columns.length + 1}>${say("page-tapestry-sum")}</th>
          <td class="sum"><b>${say("page-vp", { vp: total })}</b></td>
        </tr>
      </tfoot>
    </table>
  `;
}

/**
 * Show the steps of an income turn in order. Steps that are not due next are shown as off, because all are printed.
 * @param {{ automa: Automa, era: number, last: number }} props
 */
const Income = ({ automa, era, last }) =>
  era < last &&
  html`
    <section class="now-box">
      <h3>${say("page-tapestry-next-income", { turn: era + 1 })}</h3>
      <ol class="stages">
        ${automa.income.map(
          ({ step, turns, due }, n) => html`
            <li key=${n} class=${due ? "" : "off"}>
              <span class="dot" aria-hidden="true"></span>
              <span>${name({ kind: "tapestry-step", id: step })}</span>
              <small>${say("page-tapestry-turns", { first: turns[0], last: turns.at(-1) })}</small>
            </li>
          `,
        )}
      </ol>
    </section>
  `;

/** Show the Automa's mat. @param {{ view: View }} props */
export function Mat({ view }) {
  const { automa } = view;
  if (!automa) return null;
  return html`
    <section class="mat">
      <h3>${say("page-tapestry-mat", { mat: { kind: "tapestry-mat", id: automa.mat } })}</h3>
      <dl class="mat-facts">
        <div>
          <dt>${say("page-tapestry-civilizations")}</dt>
          <dd>${names("tapestry-automa-civilization", automa.civilizations)}</dd>
        </div>
        <div>
          <dt>${say("page-tapestry-beside")}</dt>
          <dd>${automa.beside}</dd>
        </div>
        <div>
          <dt>${say("page-tapestry-on-mat")}</dt>
          <dd>${`${automa.on_mat} / 3`}</dd>
        </div>
        <div>
          <dt>${say("page-tapestry-toppled")}</dt>
          <dd>${automa.toppled}</dd>
        </div>
        <div class="long">
          <dt>${name({ kind: "tapestry-source", id: "landmarks" })}</dt>
          <dd>${names("tapestry-landmark", automa.landmarks)}</dd>
        </div>
      </dl>
      <${Multipliers} automa=${automa} />
      <${Income} automa=${automa} era=${view.era} last=${view.last_era} />
    </section>
  `;
}
