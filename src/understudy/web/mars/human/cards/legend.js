// The legend of card symbols, folded under every open card.

import { html } from "htm/preact";
import { name, say } from "../../../app/translations.js";
import { Icon } from "../../../ui/controls.js";
import { capsule } from "./card_symbols.js";
import { anyCard, arrow, bold, book, productionBox, resource, tagDisc, term, tileHex, token } from "./symbols.js";

/** @import { Children } from "../../../types" */

const RESOURCES = ["mc", "steel", "titanium", "plants", "energy", "heat"];
const TAGS = "building space science power earth jovian venus plant microbe animal city wild event".split(" ");
const PARAMETERS = ["temperature", "oxygen", "oceans", "venus"];
const TILES = ["ocean", "greenery", "city", "special"];

/** @type {() => [symbol: Children, text: string][]} */
const entries = () => [
  ...RESOURCES.map((id) => /** @type {[Children, string]} */ ([resource(id), name({ kind: "mars-resource", id })])),
  [resource(), say("mars-legend-any-resource")],
  [productionBox(resource("mc")), say("mars-legend-production")],
  ...PARAMETERS.map((id) => /** @type {[Children, string]} */ ([term(id), name({ kind: "mars-parameter", id })])),
  [term("tr"), say("page-tr")],
  ...TILES.map((id) => /** @type {[Children, string]} */ ([tileHex(id), name({ kind: "mars-tile", id })])),
  [tileHex("any"), say("mars-legend-any-tile")],
  [anyCard(), say("mars-legend-card")],
  [token("microbe"), say("mars-legend-token")],
  [[bold("+1"), token("microbe"), term("mars/here")], say("mars-legend-here")],
  [arrow(), say("mars-legend-for")],
  [[bold("1 /2"), tagDisc("building")], say("mars-legend-per")],
  [term("mars/either"), say("mars-legend-either")],
  [term("mars/rival"), say("mars-legend-rival")],
  [
    html`
      <span class="needed">${[term("oxygen"), bold("≥ 5 %")]}</span>
    `,
    say("mars-legend-requirement"),
  ],
  [capsule("action"), say("mars-legend-action")],
  [capsule("always"), say("mars-legend-always")],
  [capsule("first"), say("mars-legend-first")],
  [term("mars/seal"), say("mars-screen-points")],
  [book(), say("mars-legend-book")],
  ...TAGS.map((id) => /** @type {[Children, string]} */ ([tagDisc(id), name({ kind: "mars-tag", id })])),
];

/** Show the symbols of cards and what they mean; one tap opens it. */
export const Legend = () => html`
  <details class="fold card-legend">
    <summary>
      <${Icon} name="fold" />
      ${say("mars-legend")}
    </summary>
    <dl>
      ${entries().map(
        ([symbol, text], n) => html`
          <div key=${n}>
            <dt aria-hidden="true">${symbol}</dt>
            <dd>${text}</dd>
          </div>
        `,
      )}
    </dl>
  </details>
`;
