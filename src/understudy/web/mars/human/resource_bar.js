// Your resources: rating, stock and production, tags.

import { html } from "htm/preact";
import { ChangingNumber, signed } from "../../ui/changing_number.js";
import { Owner } from "../../ui/controls.js";
import { currentGame } from "../../play/game_state/current_game.js";
import { name, say } from "../../app/translations.js";
import { Badge } from "./cards/card_symbols.js";
import { ResourceSymbol, TagSymbol, TileSymbol } from "./cards/symbols.js";
import { cardName } from "./cards/library.js";
import { useListKeys } from "../../human/list_keys.js";

/** @import { View } from "../view" */
/** @import { You } from "./view" */

/** Show the stock and production of a resource. @param {{ id: string, you: You }} props */
const Stock = ({ id, you }) => html`
  <div class="stock">
    <dt>
      <span class="sr">${name({ kind: "mars-resource", id })}</span>
      <${ResourceSymbol} of=${id} />
    </dt>
    <dd>
      <${ChangingNumber} value=${you.stock[id]} />
      <span class="sr">${`, ${say("mars-screen-production")} `}</span>
      <${ChangingNumber} value=${you.production[id]} format=${signed} as="span" cls="tray" />
      ${
        id === "plants" &&
        you.convert.plants === null &&
        html`
          <span class="greenery-mark"><${TileSymbol} of="greenery" /></span>
        `
      }
    </dd>
  </div>
`;

/** Show your rating and all resources. @param {{ view: View & { you: You } }} props */
export const ResourceBar = ({ view }) => {
  useListKeys();
  return html`
    <dl class="you7" key=${currentGame().id} aria-label=${name({ kind: "mars-owner", id: "human" })}>
      <div class="stock">
        <dt>
          <${Owner} side="human" />
          <span class="sr">${say("page-tr")}</span>
        </dt>
        <dd>
          <${ChangingNumber} value=${view.human.tr} />
          ${" "}
          <small aria-hidden="true">${say("page-tr")}</small>
        </dd>
      </div>
      ${Object.keys(view.you.stock).map(
        (id) => html`
          <${Stock} id=${id} you=${view.you} key=${id} />
        `,
      )}
    </dl>
  `;
};

/** Show your tags, and the points on your cards. @param {{ you: You }} props */
export const TagRow = ({ you }) => html`
  <ul class="tag-row">
    ${Object.entries(you.tags).map(
      ([tag, count]) => html`
        <li key=${tag}>
          <span class="sr">${name({ kind: "mars-tag", id: tag })}</span>
          <${TagSymbol} of=${tag} />
          ${count}
        </li>
      `,
    )}
    <li>
      <span class="sr">${say("mars-screen-card-points")}</span>
      <${Badge} points=${{ each: you.card_points, every: 1 }} />
      <span class="sr">${you.card_points}</span>
    </li>
  </ul>
`;

/** Show your corporation, resources and tags. @param {{ view: View }} props */
export function YourSide({ view }) {
  const { you } = view;
  const owner = name({ kind: "mars-owner", id: "human" });
  return (
    you &&
    html`
      <section class="mine" aria-label=${owner}>
        <h2 class="mine-name">${you.corporations.length > 0 ? cardName(you.corporations[0].number) : owner}</h2>
        <${ResourceBar} view=${view} />
        <${TagRow} you=${you} />
      </section>
    `
  );
}
