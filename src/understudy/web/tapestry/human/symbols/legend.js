// The legend: what the symbols mean, each with the word of the catalogue.

import { html } from "htm/preact";
import { name, say } from "../../../app/translations.js";
import { Icon } from "../../../ui/controls.js";
import { benefitSymbols } from "./benefit_symbols.js";
import { Building, RESOURCES, Resource, TrackSign } from "./symbols.js";

/** @import { Children } from "../../../types" */

const TRACKS = ["exploration", "science", "military", "technology"];
const BUILDINGS = ["market", "house", "farm", "armory"];

/** Benefits of the legend, with their messages: operation, message, arguments. */
const BENEFITS = /** @type {[Record<string, unknown>, string, Record<string, any>][]} */ ([
  [{ op: "territory_tile", n: 1 }, "territory-tile", { n: 1 }],
  [{ op: "tapestry_card", n: 1 }, "tapestry-card", { n: 1 }],
  [{ op: "invent", n: 1 }, "invent", { n: 1 }],
  [{ op: "upgrade" }, "upgrade", {}],
  [{ op: "refresh_tech" }, "refresh-tech", {}],
  [{ op: "tech_circle" }, "tech-circle", {}],
  [{ op: "tech_square" }, "tech-square", {}],
  [{ op: "explore", scope: "adjacent" }, "explore", { scope: "adjacent" }],
  [{ op: "explore", scope: "anywhere" }, "explore", { scope: "anywhere" }],
  [{ op: "explore_space" }, "explore-space", {}],
  [{ op: "space_tile", n: 1 }, "space-tile", { n: 1 }],
  [{ op: "conquer", scope: "adjacent" }, "conquer", { scope: "adjacent" }],
  [{ op: "conquer", scope: "anywhere" }, "conquer", { scope: "anywhere" }],
  [{ op: "research", gain: "benefit" }, "research", { gain: "benefit" }],
  [{ op: "research", gain: "none" }, "research", { gain: "none" }],
  [{ op: "vp", n: 1 }, "vp", { n: 1 }],
  [{ op: "vp_per", n: 1, what: "territory" }, "vp-per", { n: 1, what: "territory", track: "" }],
  [{ op: "vp_per", n: 1, what: "capital_line" }, "vp-per", { n: 1, what: "capital_line", track: "" }],
  [{ op: "vp_per", n: 1, what: "tech_card" }, "vp-per", { n: 1, what: "tech_card", track: "" }],
  [{ op: "landmark" }, "landmark", {}],
  [{ op: "gain_civilization" }, "gain-civilization", {}],
  [{ op: "play_tapestry_over" }, "play-tapestry-over", {}],
  [{ op: "repeat_position" }, "repeat-position", {}],
  [{ op: "restart_token" }, "restart-token", {}],
]);

/** @param {{ symbol: Children, text: string }} props */
const Row = ({ symbol, text }) => html`
  <div>
    <dt><span class="signs" aria-hidden="true">${symbol}</span></dt>
    <dd>${text}</dd>
  </div>
`;

/** Show the legend, folded. */
export const Legend = () => html`
  <details class="fold card-legend t-legend">
    <summary>
      <${Icon} name="fold" />
      ${say("tapestry-screen-legend")}
    </summary>
    <dl>
      ${RESOURCES.map(
        (id) => html`
          <${Row}
            key=${id}
            symbol=${html`
              <${Resource} of=${id} />
            `}
            text=${name({ kind: "tapestry-resource", id })}
          />
        `,
      )}
      <${Row}
        symbol=${html`
          <${Resource} of="any" />
        `}
        text=${say("tapestry-benefit-resource", { kind: "any", n: 1 })}
      />
      ${BUILDINGS.map(
        (id) => html`
          <${Row}
            key=${id}
            symbol=${html`
              <${Building} of=${id} />
            `}
            text=${name({ kind: "tapestry-building", id })}
          />
        `,
      )}${TRACKS.map(
        (id) => html`
          <${Row}
            key=${id}
            symbol=${html`
              <${TrackSign} of=${id} />
            `}
            text=${name({ kind: "tapestry-track", id })}
          />
        `,
      )}${BENEFITS.map(
        ([benefit, id, args], n) => html`
          <${Row} key=${n} symbol=${benefitSymbols(benefit)} text=${say(`tapestry-benefit-${id}`, args)} />
        `,
      )}
    </dl>
  </details>
`;
