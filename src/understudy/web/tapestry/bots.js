// The bots' panel: tracks, the revealed pair, the mat, decks, achievements and landmarks.

import { html } from "htm/preact";
import { Icon, Owner } from "../ui/controls.js";
import { currentGame } from "../play/game_state/current_game.js";
import { recentChanges } from "../play/game_state/recent_changes.js";
import { name, say } from "../app/translations.js";
import { Mat } from "./income_mat.js";
import { Pair } from "./decision_pair.js";
import { Tracks } from "./tracks.js";
import { side } from "./turns.js";

/** @import { Decks, View } from "./view" */

/** Owners that have a mark. */
const MARKED = new Set(["human", "human2", "automa", "shadow"]);

/** Show the mark or the name of an owner, or that there is none. @param {{ owner: string | null }} props */
const Holder = ({ owner }) =>
  owner && MARKED.has(owner)
    ? html`
        <${Owner} side=${owner} />
        <span class="sr">${name({ kind: "tapestry-owner", id: owner })}</span>
      `
    : html`
        <span class="free">${owner ? name({ kind: "tapestry-owner", id: owner }) : say("page-free")}</span>
      `;

/** @param {{ view: View }} props */
const Achievements = ({ view }) => html`
  <table>
    <thead>
      <tr>
        <th scope="col">${say("page-tapestry-achievements")}</th>
        <th scope="col">${say("page-tapestry-first")}</th>
        <th scope="col">${say("page-tapestry-second")}</th>
      </tr>
    </thead>
    <tbody>
      ${view.achievements.map(
        ({ id, points, taken }) => html`
          <tr key=${id}>
            <th scope="row">${name({ kind: "tapestry-achievement", id })}</th>
            ${points.map(
              (vp, n) => html`
                <td key=${n}>
                  <${Holder} owner=${taken[n]} />
                  ${" "}
                  <small>${say("page-vp", { vp })}</small>
                </td>
              `,
            )}
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

/** @param {{ view: View }} props */
const Landmarks = ({ view }) => html`
  <table>
    <thead>
      <tr>
        <th scope="col">${name({ kind: "tapestry-source", id: "landmarks" })}</th>
        <th scope="col">${say("page-holder")}</th>
      </tr>
    </thead>
    <tbody>
      ${view.landmarks.map(
        ({ id, owner }) => html`
          <tr key=${id}>
            <th scope="row">${name({ kind: "tapestry-landmark", id })}</th>
            <td><${Holder} owner=${owner} /></td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

/** Show the achievements and, folded, all landmarks. @param {{ view: View }} props */
export const Goals = ({ view }) => html`
  <div class="honours">
    <${Achievements} view=${view} />
    <details class="fold">
      <summary>
        <${Icon} name="fold" />
        ${say("page-tapestry-all-landmarks")}
      </summary>
      <${Landmarks} view=${view} />
    </details>
  </div>
`;

const DECKS = /** @type {const} */ (["decision", "progress", "tapestry", "territory", "tech"]);

/**
 * Show the decks. If the Shadow Empire plays `alone`, show only the decks it uses.
 * @param {{ decks: Decks, alone: boolean }} props
 */
function Piles({ decks, alone }) {
  const display = decks.display.map((id) => name({ kind: "tapestry-tech", id })).join(", ");
  const discard = decks.tapestry_discard.map((id) => name({ kind: "tapestry-card", id })).join(", ");
  return html`
    <dl class="piles">
      ${DECKS.filter((deck) => decks[deck] !== null || !alone).map(
        (deck) => html`
          <div class="pile" key=${deck}>
            <dt>${name({ kind: "tapestry-deck", id: deck })}</dt>
            <dd>
              ${
                decks[deck] ??
                html`
                  <span aria-hidden="true">–</span>
                  <span class="sr">${say("page-tapestry-on-your-table")}</span>
                `
              }
            </dd>
          </div>
        `,
      )}
    </dl>
    ${
      (display || discard || decks.decision_discard.length > 0) &&
      html`
        <dl class="mat-facts">
          ${
            display &&
            html`
              <div class="long">
                <dt>${say("page-tapestry-display")}</dt>
                <dd>${display}</dd>
              </div>
            `
          }${
            decks.decision_discard.length > 0 &&
            html`
              <div class="long">
                <dt>${say("page-tapestry-decision-discard")}</dt>
                <dd>${decks.decision_discard.join(", ")}</dd>
              </div>
            `
          }${
            discard &&
            html`
              <div class="long">
                <dt>${say("page-tapestry-tapestry-discard")}</dt>
                <dd>${discard}</dd>
              </div>
            `
          }
        </dl>
      `
    }${
      decks.no_tiles &&
      html`
        <p class="note">
          <${Icon} name="warning" />
          <span>${say("tapestry-failure-no-territory-tile")}</span>
        </p>
      `
    }
  `;
}

/** Show the panel of the bots; a `wide` screen shows the goals elsewhere. @param {{ wide?: boolean }} props */
export function Bot({ wide }) {
  /** @type {{ view: View }} */
  const { view } = currentGame();
  const { pair } = view;
  return html`
    <div class="bot-panel">
      ${
        pair &&
        html`
          <${Pair} cards=${[pair.track_card.card, pair.tiebreak_card.card]} view=${view} />
        `
      }
      <${Tracks} view=${view} changes=${recentChanges(side)} />
      <${Mat} view=${view} />
      <${Piles} decks=${view.decks} alone=${!view.automa} />
      ${
        !wide &&
        html`
          <${Goals} view=${view} />
        `
      }
    </div>
  `;
}
