// What you have: rating, six stocks, and in the trays what comes in.

import { html } from "htm/preact";
import { Owner } from "../../ui/controls.js";
import { name, number, say } from "../../app/translations.js";
import { Badge } from "./cards/card_symbols.js";
import { ResourceSymbol, TagSymbol, TileSymbol } from "./cards/symbols.js";
import { cardName } from "./cards/library.js";

/** @import { View } from "../view" */
/** @import { You } from "./view" */

/** @param {number} value */
const gained = (value) => (value < 0 ? number(value) : `+${value}`);

/** @param {{ id: string, you: You }} props */
const Stock = ({ id, you }) => html`
  <div class="stock">
    <dt>
      <span class="sr">${name({ kind: "mars-resource", id })}</span>
      <${ResourceSymbol} of=${id} />
    </dt>
    <dd>
      <b>${you.stock[id]}</b>
      <span class="sr">,${" "}${say("mars-screen-production")}${" "}</span>
      <span class="tray">${gained(you.production[id])}</span>
      ${
        id === "plants" &&
        you.convert.plants === null &&
        html`
          <span class="ready"><${TileSymbol} of="greenery" /></span>
        `
      }
    </dd>
  </div>
`;

/** @param {{ view: View & { you: You } }} props */
export const Strip = ({ view }) => html`
  <dl class="you7" aria-label=${name({ kind: "mars-owner", id: "human" })}>
    <div class="stock">
      <dt>
        <${Owner} side="human" />
        <span class="sr">${say("page-tr")}</span>
      </dt>
      <dd>
        <b>${view.human.tr}</b>
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

/** Your tags, and the points on your cards. @param {{ you: You }} props */
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

/** All that is yours at a glance: corporation, stock, tags. @param {{ view: View }} props */
export const YourSide = ({ view }) =>
  view.you &&
  html`
    <section class="mine" aria-label=${name({ kind: "mars-owner", id: "human" })}>
      <h2 class="mine-name">
        ${view.you.corporations.length > 0 ? cardName(view.you.corporations[0].number) : name({ kind: "mars-owner", id: "human" })}
      </h2>
      <${Strip} view=${/** @type {View & { you: You }} */ (view)} />
      <${TagRow} you=${view.you} />
    </section>
  `;
