// The signs that cards are written in. Shape tells what it is: a square is stock, a tray production, a disc a tag, a ring
// lies on a card, a hexagon is a tile, a bare sign is a parameter or a word of the rules.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { number as signed } from "../../../app/translations.js";
import { tagIcon } from "../../board/tags.js";

/** @import { Children } from "../../../types" */
/** @import { Amount, Stated } from "../view" */

/** @param {{ of?: string }} props */
export const Stamp = ({ of = "any" }) => html`
  <i class="stamp r-${of}"><${Icon} name=${of === "any" ? "why" : `mars/${of}`} /></i>
`;
/** @param {{ of: string }} props */
export const Disc = ({ of }) => html`
  <i class="disc"><${Icon} name=${tagIcon(of)} /></i>
`;

const RINGS = new Set([
  "animal",
  "microbe",
  "science",
  "fighter",
  "floater",
  "asteroid",
  "camp",
  "preservation",
  "director",
  "disease",
  "graphene",
  "hydroelectric",
]);

/** Whether something lies on cards, not in your stock. @param {string} kind */
export const liesOnCards = (kind) => RINGS.has(kind);

/** @param {{ of?: string }} props */
export const Ring = ({ of = "" }) => html`
  <i class="token"><${Icon} name=${RINGS.has(of) ? `mars/${of}` : "mars/token-any"} /></i>
`;

/** @type {Record<string, string>} */
const TILES = {
  ocean: "mars/waves",
  greenery: "mars/tree",
  city: "city",
  capital: "mars/capital",
  new_holland: "mars/capital",
  any: "plus",
};
/** @param {{ of: string }} props */
export const TileSign = ({ of }) => html`
  <i class="tilesign ts-${TILES[of] ? of : "special"}"><${Icon} name=${TILES[of] ?? "star"} /></i>
`;

/** @type {Record<string, string>} */
const SIGNS = {
  temperature: "mars/temperature",
  oxygen: "mars/oxygen",
  oceans: "mars/ocean",
  venus: "mars/venus-step",
  tr: "mars/tr",
};
/** A bare sign: a parameter or a word of the rules. @param {{ of: string }} props */
export const Sign = ({ of }) => html`
  <i class="sign"><${Icon} name=${SIGNS[of] ?? of} /></i>
`;
export const Arrow = () => html`
  <i class="sign arrow"><${Icon} name="mars/do" /></i>
`;
export const PlainCard = () => html`
  <${Sign} of="card" />
`;
/** That no sign can hold it: the sentence says it. */
export const Book = () => html`
  <${Sign} of="book" />
`;
export const Or = () => html`
  <em class="or">/</em>
`;

/** @param {Children} inside */
export const tray = (inside) => html`
  <span class="tray">${inside}</span>
`;

/** @type {Record<string, Children>} */
const COUNTED = {
  cities: html`
    <${TileSign} of="city" />
    <${Sign} of="mars/either" />
  `,
  "cities on mars": html`
    <${TileSign} of="city" />
    <${Sign} of="mars/either" />
  `,
  "own colonies": html`
    <${Sign} of="mars/colony" />
  `,
  colonies: html`
    <${Sign} of="mars/colony" />
    <${Sign} of="mars/either" />
  `,
  events: html`
    <${Disc} of="event" />
    <${Sign} of="mars/either" />
  `,
  here: html`
    <${Sign} of="mars/here" />
  `,
  "here before": html`
    <${Sign} of="mars/here" />
  `,
  "distinct tags": html`
    <b>≠</b>
    <${Disc} of="wild" />
  `,
  "cards without tags": html`
    <${PlainCard} />
    <${Sign} of="mars/notag" />
  `,
  "cards in hand": html`
    <${Sign} of="mars/hand" />
  `,
  harbours: html`
    <${TileSign} of="city" />
    <${TileSign} of="special" />
    <${TileSign} of="ocean" />
  `,
  "empty beside own tiles": html`
    <${TileSign} of="any" />
  `,
  "completed parameters": html`
    <${Sign} of="temperature" />
    <${Sign} of="oxygen" />
    <${Sign} of="oceans" />
  `,
  parties: html`
    <${Sign} of="mars/delegate" />
  `,
};

/** What is counted. @param {Stated} per @returns {Children} */
export function counted({ what = "", of = [] }) {
  if (what === "on cards")
    return html`
      <${Ring} of=${of[0]} />
    `;
  if (of.length === 0)
    return (
      COUNTED[what] ??
      html`
        <${Book} />
      `
    );
  const whose = what.startsWith("opponents") ? "mars/rival" : what.startsWith("all") ? "mars/either" : "";
  return html`
    ${of.map(
      (/** @type {string} */ tag, /** @type {number} */ n) => html`
        ${
          n > 0 &&
          what.startsWith("pairs") &&
          html`
            <b>+</b>
          `
        }
        <${Disc} of=${tag} />
      `,
    )}${
      whose &&
      html`
        <${Sign} of=${whose} />
      `
    }
  `;
}

/** For each of what: with its number where that is not one. @param {Stated} per */
const each = (per) => html`
  <b>/${(per.every ?? 1) > 1 ? per.every : ""}</b>
  ${counted(per)}
`;

/**
 * An amount and its sign; one that depends on something says on what.
 * @param {Amount | undefined} amount @param {Children} sign @param {"+" | "−" | ""} mark
 */
export function much(amount = 1, sign, mark = "+") {
  if (typeof amount === "number") {
    const shown = mark === "+" && amount < 0 ? signed(amount) : `${mark}${amount}`;
    return html`
      <span class="much">
        <b>${shown}</b>
        ${sign}
      </span>
    `;
  }
  const times = amount.times ?? 1;
  if (amount.verb === "sum") {
    return html`
      <span class="much">
        <b>${mark}1</b>
        ${sign}${(amount.parts ?? []).map(
          (part, n) => html`
            ${
              n > 0 &&
              html`
                <b>+</b>
              `
            }${each(part)}
          `,
        )}
      </span>
    `;
  }
  if (amount.verb !== "per")
    return html`
      <span class="much">
        <b>${mark}${times > 1 ? times : ""}X</b>
        ${sign}
      </span>
    `;
  return html`
    <span class="much">
      <b>${mark}${times}</b>
      ${sign}${each(amount)}${
        amount.most !== undefined &&
        html`
          <small>≤${" "}${amount.most * times}</small>
        `
      }
    </span>
  `;
}
