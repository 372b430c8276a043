// The symbols of card texts. The shape tells the kind: a square is a resource in stock, a box around it production,
// a disc a tag, a ring a token on a card, a hexagon a tile; a parameter or a term of the rules has no frame.
//
// The functions serve the tables of symbols, the components all other modules.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { number as signed } from "../../../app/translations.js";
import { tagIcon } from "../../board/tags.js";

/** @import { Children } from "../../../types" */
/** @import { Amount, Clause } from "../view" */

const TOKENS = new Set([
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

/** Return whether this kind of resource lies on cards, not in your stock. @param {string} kind */
export const isToken = (kind) => TOKENS.has(kind);

/** @type {Record<string, string>} */
const TILES = {
  ocean: "mars/waves",
  greenery: "mars/tree",
  city: "city",
  capital: "mars/capital",
  new_holland: "mars/capital",
  any: "plus",
};

/** @type {Record<string, string>} */
const TERMS = {
  temperature: "mars/temperature",
  oxygen: "mars/oxygen",
  oceans: "mars/ocean",
  venus: "mars/venus-step",
  tr: "mars/tr",
};

/** Return the symbol of a resource in stock. @param {string} [id] */
export const resource = (id = "any") => html`
  <i class="stamp r-${id}"><${Icon} name=${id === "any" ? "why" : `mars/${id}`} /></i>
`;
/** Return the symbol of a tag. @param {string} id */
export const tagDisc = (id) => html`
  <i class="disc"><${Icon} name=${tagIcon(id)} /></i>
`;
/** Return the symbol of a token on a card. @param {string} [kind] */
export const token = (kind = "") => html`
  <i class="token"><${Icon} name=${isToken(kind) ? `mars/${kind}` : "mars/token-any"} /></i>
`;
/** Return the symbol of a tile. @param {string} id */
export const tileHex = (id) => html`
  <i class="tilesign ts-${TILES[id] ? id : "special"}"><${Icon} name=${TILES[id] ?? "star"} /></i>
`;
/** Return the symbol of a parameter or of a term of the rules. @param {string} id */
export const term = (id) => html`
  <i class="sign"><${Icon} name=${TERMS[id] ?? id} /></i>
`;
/** Return bold text. @param {string | number} text */
export const bold = (text) => html`
  <b>${text}</b>
`;
export const arrow = () => html`
  <i class="sign arrow"><${Icon} name="mars/do" /></i>
`;
export const or = () => html`
  <em class="or">/</em>
`;
export const anyCard = () => term("card");
/** Return the symbol of what has no symbol: the sentence of the card says it. */
export const book = () => term("book");

/** @param {{ of?: string }} props */
export const ResourceSymbol = ({ of }) => resource(of);
/** @param {{ of: string }} props */
export const TagSymbol = ({ of }) => tagDisc(of);
/** @param {{ of?: string }} props */
export const TokenSymbol = ({ of }) => token(of);
/** @param {{ of: string }} props */
export const TileSymbol = ({ of }) => tileHex(of);

/** Return the box that marks production. @param {Children} inside */
export const productionBox = (inside) => html`
  <span class="tray">${inside}</span>
`;

/** Symbols of what is counted. @type {Record<string, () => Children>} */
const COUNTED = {
  cities: () => [tileHex("city"), term("mars/either")],
  "cities on mars": () => [tileHex("city"), term("mars/either")],
  "own colonies": () => term("mars/colony"),
  colonies: () => [term("mars/colony"), term("mars/either")],
  events: () => [tagDisc("event"), term("mars/either")],
  here: () => term("mars/here"),
  "here before": () => term("mars/here"),
  "distinct tags": () => [bold("≠"), tagDisc("wild")],
  "cards without tags": () => [anyCard(), term("mars/notag")],
  "cards in hand": () => term("mars/hand"),
  harbours: () => [tileHex("city"), tileHex("special"), tileHex("ocean")],
  "empty beside own tiles": () => tileHex("any"),
  "completed parameters": () => [term("temperature"), term("oxygen"), term("oceans")],
  parties: () => term("mars/delegate"),
};

/** Return the symbols of what a clause counts. @param {Clause} per @returns {Children} */
export function counted({ what = "", of = [] }) {
  if (what === "on cards") return token(of[0]);
  if (of.length === 0) return COUNTED[what]?.() ?? book();
  const whose = what.startsWith("opponents") ? "mars/rival" : what.startsWith("all") ? "mars/either" : "";
  const separator = what.startsWith("pairs") ? "+" : "";
  const tags = of.map((/** @type {string} */ id, /** @type {number} */ n) => [
    n > 0 && separator && bold(separator),
    tagDisc(id),
  ]);
  return [tags, whose && term(whose)];
}

/** Return "for each", with the divisor if it is not 1. @param {Clause} per */
const each = (per) => [bold(`/${(per.every ?? 1) > 1 ? per.every : ""}`), counted(per)];

/**
 * Return an amount with its symbol; a variable amount shows on what it depends.
 * @param {Amount | undefined} amount @param {Children} symbol @param {"+" | "−" | ""} prefix
 */
export function quantity(amount = 1, symbol, prefix = "+") {
  /** @param {string} text @param {Children} [details] */
  const shown = (text, details) => html`
    <span class="much">${bold(text)}${symbol}${details}</span>
  `;
  if (typeof amount === "number") return shown(prefix === "+" && amount < 0 ? signed(amount) : `${prefix}${amount}`);
  const { verb, times = 1, most, parts = [] } = amount;
  if (verb === "sum")
    return shown(
      `${prefix}1`,
      parts.map((part, n) => [n > 0 && bold("+"), each(part)]),
    );
  if (verb !== "per") return shown(`${prefix}${times > 1 ? times : ""}X`);
  const limit =
    most !== undefined &&
    html`
      <small>${`≤ ${most * times}`}</small>
    `;
  return shown(`${prefix}${times}`, [each(amount), limit]);
}
