// What you have: rating, six stocks, and in the trays what comes in.

import { html } from "htm/preact";
import { Owner } from "../../parts.js";
import { name, number, say } from "../../words.js";
import { Stamp, TileSign } from "./grammar.js";

/** @import { View } from "../view" */
/** @import { You } from "./view" */

/** @param {number} value */
const gained = (value) => (value < 0 ? number(value) : `+${value}`);

/** @param {{ id: string, you: You }} props */
const Stock = ({ id, you }) => html`<div class="stock">
  <dt><span class="sr">${name({ kind: "mars-resource", id })}</span><${Stamp} of=${id} /></dt>
  <dd><b>${you.stock[id]}</b><span class="sr">, ${say("mars-screen-production")} </span><span class="tray">${gained(you.production[id])}</span></dd>
  ${id === "plants" && you.convert.plants === null && html`<span class="ready"><${TileSign} of="greenery" /></span>`}</div>`;

/** @param {{ view: View & { you: You } }} props */
export const Strip = ({ view }) => html`<dl class="you7" aria-label=${name({ kind: "mars-owner", id: "human" })}>
  <div class="stock"><dt><${Owner} side="human" /><span class="sr">${say("page-tr")}</span></dt><dd><b>${view.human.tr}</b> <small aria-hidden="true">${say("page-tr")}</small></dd></div>
  ${Object.keys(view.you.stock).map((id) => html`<${Stock} id=${id} you=${view.you} key=${id} />`)}
</dl>`;
