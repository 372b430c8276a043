// Your resources, what the next income turn brings, your points, tiles and cards.

import { html } from "htm/preact";
import { ChangingNumber } from "../../ui/changing_number.js";
import { Owner } from "../../ui/controls.js";
import { currentGame } from "../../play/game_state/current_game.js";
import { name, say } from "../../app/translations.js";
import { useListKeys } from "../../human/list_keys.js";
import { CapitalCity } from "./city/city.js";
import { placeQuestion } from "./city/placement.js";
import { shownPerson } from "./sides.js";
import { RESOURCES, Resource, Sign } from "./symbols/symbols.js";

/** Show a resource: how many you have, and what the next income turn brings. @param {{ id: string }} props */
const Stock = ({ id }) => {
  const { side } = shownPerson();
  return html`
    <div class="t-stock">
      <dt>
        <span class="sr">${name({ kind: "tapestry-resource", id })}</span>
        <${Resource} of=${id} />
      </dt>
      <dd>
        <${ChangingNumber} value=${side.stock[id]} />
        <span class="sr">${`, ${say("tapestry-screen-next-income")} `}</span>
        <span class="tray">+${side.next_income[id]}</span>
      </dd>
    </div>
  `;
};

/** Show points, resources, tiles and cards of the person who is shown. */
export function StockBar() {
  useListKeys();
  const { side, name: owner, vp } = shownPerson();
  return html`
    <dl class="t-bar" key=${`${currentGame().id} ${owner}`} aria-label=${name({ kind: "tapestry-owner", id: owner })}>
      <div class="t-stock">
        <dt><${Owner} side=${owner} /></dt>
        <dd>
          <${ChangingNumber} value=${vp} />
          <small>${say("page-unit-vp")}</small>
        </dd>
      </div>
      ${RESOURCES.map(
        (id) => html`
          <${Stock} key=${id} id=${id} />
        `,
      )}
      <div class="t-stock two">
        <dt>
          <${Sign} name="tile" />
          <span class="sr">${say("tapestry-screen-tiles")}</span>
        </dt>
        <dd><${ChangingNumber} value=${side.tiles.length} /></dd>
        <dt>
          <${Sign} name="tapestry" />
          <span class="sr">${say("tapestry-screen-in-hand")}</span>
        </dt>
        <dd><${ChangingNumber} value=${side.in_hand} /></dd>
      </div>
    </dl>
  `;
}

/** Show your side on a desktop: resources and the capital city. */
export const YourSide = () => html`
  <div class="t-mine">
    <${StockBar} />
    ${
      !placeQuestion() &&
      html`
        <${CapitalCity} city=${shownPerson().side.city} small />
      `
    }
  </div>
`;
