// The tab of your cards: hand, tapestry cards of the eras, tech cards in three rows, tiles.

import { html } from "htm/preact";
import { Icon, Owner } from "../../ui/controls.js";
import { name, say, sentence } from "../../app/translations.js";
import { printed } from "../printed_constants.js";
import { BenefitSymbols, benefitText } from "./symbols/benefit_symbols.js";
import { PersonSwitch } from "./city/city_view.js";
import { isHandShown, people, shownPerson, viewNow } from "./sides.js";
import { Building, Sign, TrackSign } from "./symbols/symbols.js";
import { TilePicture } from "./map/tiles.js";
import { WorthNow } from "./symbols/worth_now.js";

/** @import { PrintedTech, TechCard as OwnTech, YourSide } from "./view" */

const FACE_DOWN = "face_down";
/** Symbols of the kinds of tapestry cards. */
const KIND_SIGNS = { when_played: "when-played", this_era: "this-era", trap: "reaction" };

/** Return what a tapestry card does. @param {string} id */
const cardText = (id) => sentence({ id: `tapestry-card-does-${id.replaceAll("_", "-")}`, args: {} });

/** Show a tapestry card in a row. @param {{ id: string, active?: boolean }} props */
export const TapestryCard = ({ id, active = false }) => {
  const kind = printed().card_kinds[id];
  return id === FACE_DOWN
    ? html`
        <span class="t-woven k-down"><span class="row-name">${say("tapestry-screen-face-down")}</span></span>
      `
    : html`
        <span class="t-woven k-${kind} ${active ? "active" : ""}">
          <span class="t-woven-spine" aria-hidden="true"><${Icon} name="tapestry/${KIND_SIGNS[kind]}" /></span>
          <span class="row-body">
            <b class="row-name">${name({ kind: "tapestry-card", id })}</b>
            <small class="kind">${say(`tapestry-screen-kind-${kind.replaceAll("_", "-")}`)}</small>
            <span class="say">${cardText(id)}</span>
          </span>
        </span>
      `;
};

/** Show what the top row of a tech card needs. @param {{ card: PrintedTech, met?: boolean }} props */
const Requirement = ({ card, met }) => html`
  <span class="t-needs ${met ? "met" : ""}">
    <span aria-hidden="true">
      ${
        card.track
          ? html`
              <${TrackSign} of=${card.track} />
            `
          : html`
              <${Building} of=${card.row} />
            `
      }
      ≥${" "}${card.track ? card.space : card.position}
    </span>
    <span class="sr">
      ${
        card.track
          ? say("tapestry-screen-needs-track", {
              track: { kind: "tapestry-track", id: card.track },
              space: card.space,
            })
          : say("tapestry-screen-needs-row", {
              row: { kind: "tapestry-income-row", id: card.row },
              number: card.position,
            })
      }
    </span>
    ${
      met &&
      html`
        <${Icon} name="done" />
        <span class="sr">${say("tapestry-screen-met")}</span>
      `
    }
  </span>
`;

/**
 * Show a tech card: circle, square, requirement; gained parts are ticked. `met` says whether the requirement of a card
 * on the table is met now.
 * @param {{ id: string, row?: string, own?: OwnTech, met?: boolean }} props
 */
export function TechCard({ id, row, own, met = own?.met }) {
  const card = printed().tech[id];
  const gained = row === "top" ? 2 : row === "middle" ? 1 : 0;
  /** @param {"circle" | "square"} part @param {number} n */
  const half = (part, n) => html`
    <span class="t-half ${n < gained ? "gained" : n === gained && own ? "next" : ""}">
      <${Sign} name=${n < gained ? "done" : part} />
      <${BenefitSymbols} of=${card[part]} spoken=${false} />
      <span class="sr">${say(`tapestry-screen-${part}`, { gives: benefitText(card[part]) })}</span>
      ${
        n >= gained &&
        html`
          <${WorthNow} of=${card[part]} side=${shownPerson().side} />
        `
      }
    </span>
  `;
  return html`
    <span class="t-tech ${own?.ready ? "ready" : ""}">
      <b class="row-name">${name({ kind: "tapestry-tech", id })}</b>
      ${half("circle", 0)}${half("square", 1)}
      <${Requirement} card=${card} met=${met} />
    </span>
  `;
}

/** Show the tapestry cards of the eras. @param {{ side: YourSide, era: number }} props */
const Eras = ({ side: { mat }, era }) => html`
  <ol class="t-eras">
    ${mat.map(
      (cards, n) => html`
        <li key=${n} class=${n + 1 === era ? "now" : ""}>
          <span class="small muted">${say("page-tapestry-era", { era: n + 1 })}</span>
          ${
            cards.length > 0
              ? cards.toReversed().map(
                  (card, at) => html`
                    <${TapestryCard} key=${at} id=${card} active=${n + 1 === era && at === 0} />
                  `,
                )
              : html`
                  <span class="t-woven empty">–</span>
                `
          }
        </li>
      `,
    )}
  </ol>
`;

const TECH_ROWS = /** @type {const} */ (["top", "middle", "bottom"]);

/** Show the tech cards face up on the table. @param {{ met: string[] }} props */
export const OpenTechCards = ({ met }) => html`
  <div class="t-techs">
    ${viewNow().decks.display.map(
      (id) => html`
        <${TechCard} key=${id} id=${id} met=${met.includes(id)} />
      `,
    )}
  </div>
`;

/** Show the tech cards in three rows, and those face up on the table. @param {{ side: YourSide }} props */
const Technology = ({ side: { tech, display_met: met } }) => html`
  <section>
    <h3 class="group">${say("tapestry-screen-tech")}</h3>
    ${TECH_ROWS.map(
      (row) => html`
        <div class="t-tech-row" key=${row}>
          <span class="small muted">${name({ kind: "tapestry-tech-row", id: row })}</span>
          <div class="t-techs">
            ${tech[row].map(
              (own) => html`
                <${TechCard} key=${own.card} id=${String(own.card)} row=${row} own=${own} />
              `,
            )}
          </div>
        </div>
      `,
    )}
    <h3 class="group">
      ${say("page-tapestry-display")}
      <small>${say("tapestry-screen-deck-left", { count: viewNow().decks.tech ?? 0 })}</small>
    </h3>
    <${OpenTechCards} met=${met} />
  </section>
`;

/** Show the tiles of the supply. @param {{ side: YourSide }} props */
const Tiles = ({ side: { tiles, space, space_explored: explored } }) => html`
  <section>
    <h3 class="group">${say("tapestry-screen-tiles")}</h3>
    <div class="t-tiles still">
      ${tiles.map(
        (tile) => html`
          <span class="t-tile" key=${tile}>
            <${TilePicture} tile=${String(tile)} />
            <${BenefitSymbols} of=${printed().tiles[tile]} />
          </span>
        `,
      )}
    </div>
    ${
      [...space, ...explored].length > 0 &&
      html`
        <h3 class="group">${say("tapestry-screen-space-tiles")}</h3>
        <div class="t-tiles still">
          ${[...space, ...explored].map(
            (tile) => html`
              <span class="t-tile ${explored.includes(tile) ? "gained" : ""}" key=${tile}>
                <${Sign} name="space-tile" />
                <${BenefitSymbols} of=${printed().space_tiles[tile]} />
              </span>
            `,
          )}
        </div>
      `
    }
  </section>
`;

/** Show the cards of the person who is shown; the hand only to that person. */
export function CardsView() {
  const { side, name: owner, era } = shownPerson();
  const shown = isHandShown(owner);
  return html`
    <div class="t-view">
      <${PersonSwitch} />
      <section>
        <h3 class="group">
          ${say("tapestry-screen-in-hand")}
          <small>${side.in_hand}</small>
        </h3>
        ${
          shown
            ? html`
                <ul class="t-hand">
                  ${side.hand.map(
                    (card, n) => html`
                      <li key=${n}><${TapestryCard} id=${card} /></li>
                    `,
                  )}
                </ul>
              `
            : people(viewNow()).length > 1 &&
              html`
                <p class="r">
                  <${Owner} side=${owner} />
                  ${" "}${say("tapestry-screen-hand-hidden")}
                </p>
              `
        }
      </section>
      <section>
        <h3 class="group">${say("tapestry-screen-eras")}</h3>
        <${Eras} side=${side} era=${era} />
      </section>
      <${Technology} side=${side} />
      <${Tiles} side=${side} />
    </div>
  `;
}
