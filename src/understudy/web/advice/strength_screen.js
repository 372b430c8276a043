// How strong the expert is, whether its percentage can be believed, and what it cannot do.

import { html } from "htm/preact";
import { systemNamed } from "../app/faces.js";
import { name, number, say } from "../app/translations.js";
import { currentGame } from "../play/game_state/current_game.js";
import { loadModule } from "../requests/load_module.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { TopBar } from "../ui/controls.js";
import { Loading } from "../ui/loading.js";
import { interval } from "./figures.js";

/** @import { Strength } from "./types" */

/** Number of sentences about what the expert cannot do. */
const LIMITS = [1, 2, 3, 4];

/** Show a share with its interval as a bar. @param {{ one: Strength, system: string }} props */
function Row({ one, system }) {
  const { low, high } = interval(one);
  const share = (100 * one.won) / one.of;
  return html`
    <tr>
      <th scope="row">
        ${name({ kind: `${system}-difficulty`, id: one.level })}
        ${
          one.kind !== "base" &&
          html`
            <small>${say(`page-strength-${one.kind}`)}</small>
          `
        }
      </th>
      <td class="strength-bar" aria-hidden="true">
        <i style=${{ left: `${low}%`, width: `${high - low}%` }}></i>
        <b style=${{ left: `${share}%` }}></b>
      </td>
      <td><b>${say("page-review-percent", { win: number(Math.round(share)) })}</b></td>
      <td>${`${number(Math.round(low))}–${number(Math.round(high))}`}</td>
    </tr>
  `;
}

const strengthLoader = createLoader(async (/** @type {string} */ system) => {
  const load = systemNamed(system).screen?.advice?.strength;
  return load ? (await loadModule(load)).strength : null;
});

/** Show the screen. @param {{ back: string }} props */
export function StrengthScreen({ back }) {
  const { system } = currentGame();
  const strength = useLoaded(strengthLoader, system);
  if (!strength)
    return html`
      <${Loading} why=${strengthLoader.problem.value?.id} />
    `;
  const { counted, shown } = strength;
  return html`
    <main class="page review">
      <${TopBar} title=${say("page-strength")} system=${system} back=${back} />
      <section class="fs"><p>${say("page-strength-about")}</p></section>
      <section class="fs">
        <h2>
          ${say("page-strength-won")}
          <small>${say("page-strength-won-sub")}</small>
        </h2>
        <table class="strength">
          <tbody>
            ${counted.map(
              (one) => html`
                <${Row} one=${one} system=${system} key=${`${one.kind} ${one.level}`} />
              `,
            )}
          </tbody>
        </table>
        <p class="small muted after">${say("page-strength-seeds")}</p>
      </section>
      ${
        shown.length > 0 &&
        html`
          <section class="fs">
            <h2>${say("page-strength-believed")}</h2>
            <ul class="review-sentences">
              ${shown.map(
                (one) => html`
                  <li key=${one.low}>${say("page-strength-shown", one)}</li>
                `,
              )}
            </ul>
          </section>
        `
      }
      <section class="fs">
        <h2>${say("page-strength-cannot")}</h2>
        <ul class="review-sentences">
          ${LIMITS.map(
            (one) => html`
              <li key=${one}>${say(`page-strength-cannot-${one}`)}</li>
            `,
          )}
        </ul>
      </section>
      <section class="fs">
        <h2>${say("page-strength-measure")}</h2>
        <p><code>${`understudy simulate ${system} --agent expert --you played --vary difficulty=all`}</code></p>
      </section>
    </main>
  `;
}
