// What a card says, in symbols. Shape tells what it is: a square is stock, a tray production, a disc a tag, a ring lies
// on a card, a hexagon is a tile. Symbols are for the eyes: whoever listens hears the sentence.

import { html } from "htm/preact";
import { Icon } from "../../parts.js";
import { number as signed } from "../../words.js";
import { tagIcon } from "../tags.js";

/** @import { Children } from "../../shapes" */
/** @import { Amount, Card, Points, Requirement, Stated } from "./view" */

/** @param {{ of: string }} props */
export const Stamp = ({ of }) => html`<i class="stamp r-${of}"><${Icon} name=${of === "any" ? "why" : `mars/${of}`} /></i>`;
/** @param {{ of: string }} props */
export const Disc = ({ of }) => html`<i class="disc"><${Icon} name=${tagIcon(of)} /></i>`;

/** @type {Record<string, string>} */
const RINGS = { animal: "mars/animal", microbe: "mars/microbe", science: "mars/science", fighter: "mars/fighter" };
/** @param {{ of?: string }} props */
export const Ring = ({ of = "" }) => html`<i class="token"><${Icon} name=${RINGS[of] ?? "mars/token-any"} /></i>`;

/** @type {Record<string, string>} */
const TILES = { ocean: "mars/waves", greenery: "mars/tree", city: "city", capital: "mars/capital", any: "plus" };
/** @param {{ of: string }} props */
export const TileSign = ({ of }) => html`<i class="tilesign ts-${TILES[of] ? of : "special"}"><${Icon} name=${TILES[of] ?? "star"} /></i>`;

/** @type {Record<string, string>} */
const SIGNS = {
  temperature: "mars/temperature", oxygen: "mars/oxygen", oceans: "mars/ocean", venus: "mars/venus", tr: "mars/tr",
};
/** A bare sign: a parameter or a word of the rules. @param {{ of: string }} props */
const Sign = ({ of }) => html`<i class="sign"><${Icon} name=${SIGNS[of] ?? of} /></i>`;
const Arrow = () => html`<i class="sign arrow"><${Icon} name="mars/do" /></i>`;
const PlainCard = () => html`<${Sign} of="card" />`;

/** @param {Children} inside */
const tray = (inside) => html`<span class="tray">${inside}</span>`;

/** What is counted. @param {Stated} per */
function counted({ what = "", of = [] }) {
  if (of.length > 0) return html`${of.map((tag) => html`<${Disc} of=${tag} />`)}${what.startsWith("opponents") && html`<${Sign} of="mars/rival" />`}`;
  if (what.startsWith("cit")) return html`<${TileSign} of="city" />`;
  return what === "events" ? html`<${Disc} of="event" />` : html`<${Sign} of="book" />`;
}

/**
 * An amount and its sign; one that depends on something says on what.
 * @param {Amount | undefined} amount @param {Children} sign @param {"+" | "−" | ""} mark
 */
function much(amount = 1, sign, mark = "+") {
  if (typeof amount === "number") {
    const shown = mark === "+" && amount < 0 ? signed(amount) : `${mark}${amount}`;
    return html`<span class="much"><b>${shown}</b>${sign}</span>`;
  }
  if (amount.verb !== "per") return html`<span class="much"><b>${mark}X</b>${sign}</span>`;
  return html`<span class="much"><b>${mark}1</b>${sign}<b>/${(amount.every ?? 1) > 1 ? amount.every : ""}</b>${counted(amount)}</span>`;
}

/** @param {Amount} amount */
const isLoss = (amount) => typeof amount === "number" && amount < 0;

/** @param {Record<string, Amount>} changes */
const changed = (changes) => tray(Object.entries(changes).toSorted(([, a], [, b]) => Number(isLoss(b)) - Number(isLoss(a)))
  .map(([of, amount]) => much(amount, html`<${Stamp} of=${of} />`)));

/** Whose: anybody's, or MarsBot's alone. @param {Stated} step */
const whose = ({ only_bot: bot }) => html`<${Sign} of=${bot ? "mars/rival" : "mars/either"} />`;

/** @param {Children[]} all */
const either = (all) => all.map((one, n) => html`${n > 0 && html`<em class="or">/</em>`}<span class="alt">${one}</span>`);

/** @type {Record<string, (step: Stated) => Children>} */
const VERBS = {
  gain: ({ resources = {} }) => Object.entries(resources).map(([of, amount]) => much(amount, html`<${Stamp} of=${of} />`)),
  production: ({ changes = {} }) => changed(changes),
  raise: ({ parameter = "", steps: by }) => much(typeof by === "number" ? by : 1, html`<${Sign} of=${parameter} />`),
  rating: ({ amount }) => much(amount, html`<${Sign} of="tr" />`),
  lay: ({ tile = "" }) => html`<${TileSign} of=${tile} />`,
  oceans: ({ count = 1 }) => (count === 1 ? html`<${TileSign} of="ocean" />` : much(count, html`<${TileSign} of="ocean" />`, "")),
  add: ({ kind, count, to }) => html`${much(count, html`<${Ring} of=${kind} />`)}<${Sign} of=${to ? "mars/to" : "mars/here"} />`,
  "take-off": ({ kind, count }) => much(count, html`<${Ring} of=${kind} />`, "−"),
  remove: (step) => html`${step.steal && html`<${Sign} of="mars/steal" />`}${much(step.count, html`<${Stamp} of=${step.resource} />`, "−")}${whose(step)}`,
  "remove-from-card": (step) => html`${much(step.count, html`<${Ring} of=${step.kind} />`, "−")}${whose(step)}`,
  "lower-production": (step) => html`${tray(html`${much(step.count, html`<${Stamp} of=${step.resource} />`, "−")}${whose(step)}`)}
    ${step.raised && tray(much(Number(step.raised), html`<${Stamp} of=${step.resource} />`))}`,
  "one-of": ({ options = [] }) => either(options.map(signs)),
  may: ({ cost = [], gain = [] }) => html`${signs(cost)}<${Arrow} />${signs(gain)}`,
  when: ({ counted: of, least, then = [], otherwise = [] }) => html`${signs(otherwise)}<em class="or">/</em><b>${least}</b>${of && counted(of)}<b>:</b>${signs(then)}`,
  draw: ({ count, keep }) => (keep ? html`<${Sign} of="mars/reveal" />${much(count, html`<${PlainCard} />`, "")}<${Arrow} />${much(keep, html`<${PlainCard} />`)}`
    : much(count, html`<${PlainCard} />`)),
  "draw-or-buy": () => html`<${Sign} of="mars/reveal" /><${PlainCard} /><${Arrow} />${much(3, html`<${Stamp} of="mc" />`, "−")}<em class="or">/</em><${Sign} of="mars/discard" />`,
  discard: ({ count }) => much(count, html`<${PlainCard} />`, "−"),
  reveal: ({ tag = "", then = [] }) => html`<${Sign} of="mars/reveal" /><${Disc} of=${tag} /><${Arrow} />${signs(then)}`,
  spend: ({ resource = "", amount, metals = [] }) => html`${much(amount, html`<${Stamp} of=${resource} />`, "")}
    ${metals.map((metal) => html`<em class="or">/</em><${Stamp} of=${metal} />`)}`,
  "convert-production": ({ lowered = "", raised = "" }) => tray(html`<span class="much"><b>−X</b><${Stamp} of=${lowered} /></span><${Arrow} />
    <span class="much"><b>+X</b><${Stamp} of=${raised} /></span>`),
  "copy-production": () => html`<${Disc} of="building" /><${Arrow} />${tray(html`<${Stamp} of="any" />`)}`,
  "metal-production": () => tray(html`<b>+1</b><${Stamp} of="steel" /><em class="or">/</em><${Stamp} of="titanium" />`),
  mark: () => html`<${Sign} of="mars/marker" />`,
};

/** Signs in a row. @param {Stated[]} steps @returns {Children} */
export function signs(steps) {
  return steps.map((step) => html`<span class="part">${step.verb === "action" ? doing(step) : VERBS[step.verb]?.(step) ?? html`<${Sign} of="book" />`}</span>`);
}

/** @param {Stated} action */
const doing = ({ cost = [], gain = [] }) => html`${cost.length > 0 && html`${signs(cost)}<${Arrow} />`}${signs(gain)}`;

const Capsule = {
  action: html`<i class="capsule action"><${Icon} name="mars/do" /></i>`,
  always: html`<i class="capsule always"><${Icon} name="mars/always" /></i>`,
  first: html`<i class="capsule first"><${Icon} name="mars/first" /></i>`,
};

/** What sets an effect off. @param {Stated} watch */
function trigger({ event = "", tags = [], tile, own = true, least_cost: least }) {
  const others = !own && html`<${Sign} of="mars/either" />`;
  if (event === "tile") return html`<${TileSign} of=${tile ?? "any"} />${others}`;
  if (event === "tag") return html`${tags.map((tag) => html`<${Disc} of=${tag} />`)}${others}`;
  if (event === "event") return html`<${Disc} of="event" />${tags.map((tag) => html`<${Disc} of=${tag} />`)}`;
  return html`<${Sign} of=${event === "project" ? "mars/build" : "card"} />${least && html`<b>≥ ${least}</b>`}`;
}

/** @param {Stated} less */
const minus = ({ amount }) => html`<b>:</b>${much(amount, html`<${Stamp} of="mc" />`, "−")}`;

/** @type {Record<string, (term: Stated) => Children>} */
const TERMS = {
  discount: (term) => html`${term.tag ? html`<${Disc} of=${term.tag} />` : html`<${PlainCard} />`}${minus(term)}`,
  "project-discount": (term) => html`<${Sign} of="mars/build" /><${Stamp} of="energy" />${minus(term)}`,
  "metal-worth": ({ metal = "" }) => html`<${Stamp} of=${metal} /><b>:</b>${much(1, html`<${Stamp} of="mc" />`)}`,
  "pays-like-money": ({ key = "", value = 1 }) => html`<${Stamp} of=${key} /><b>=</b>${much(value, html`<${Stamp} of="mc" />`, "")}`,
  "requirements-within": ({ steps: by }) => html`${["temperature", "oxygen", "oceans"].map((of) => html`<${Sign} of=${of} />`)}<b>: ±${by}</b>`,
  changes: ({ by = 0 }) => html`<${TileSign} of="greenery" /><b>:</b>${much(by, html`<${Stamp} of="plants" />`)}`,
  protects: ({ kinds = [] }) => html`<${Sign} of="mars/protect" />${kinds.map((kind) => (RINGS[kind] ? html`<${Ring} of=${kind} />` : html`<${Stamp} of=${kind} />`))}`,
  "keeps-what-is-here": () => html`<${Sign} of="mars/protect" /><${Sign} of="mars/here" />`,
};

/** @type {Record<string, string>} */
const UNITS = { temperature: " °C", oxygen: " %", venus: " %" };

/** @param {{ one: Requirement }} props */
function Needed({ one: { what, of, at_least: least, at_most: most } }) {
  const sign = what === "tags" ? html`<${Disc} of=${of} />` : what === "production" ? tray(html`<${Stamp} of=${of} />`)
    : { greeneries: html`<${TileSign} of="greenery" />`, cities: html`<${TileSign} of="city" />` }[what] ?? html`<${Sign} of=${what} />`;
  return html`<span class="needed">${sign}<b>${most === undefined ? `≥ ${signed(least ?? 0)}` : `≤ ${signed(most)}`}${UNITS[what] ?? ""}</b></span>`;
}

/** @param {{ points: Points, holds?: string }} props */
export function Seal({ points: { each, every, per, of }, holds }) {
  const what = per === "here" ? html`<${Ring} of=${holds} />` : per === "tags" && of ? html`<${Disc} of=${of} />`
    : per?.includes("ocean") ? html`<${TileSign} of="ocean" />` : per && html`<${TileSign} of="city" />`;
  return html`<span class="points" aria-hidden="true"><i class="seal"><${Icon} name="mars/seal" /><b>${signed(each)}</b></i>
    ${per && html`<b>/${every > 1 ? every : ""}</b>${what}`}</span>`;
}

/** All that a card says, in printed order: what it needs, now, always, as an action. @param {{ card: Card }} props */
export function Signs({ card: { requirements = [], immediate = [], first = [], watches = [], terms = [], actions = [] } }) {
  return html`<span class="signs" aria-hidden="true">
    ${requirements.map((one) => html`<${Needed} one=${one} />`)}
    ${first.length > 0 && html`<span class="part">${Capsule.first}${signs(first)}</span>`}
    ${signs(immediate)}
    ${terms.map((term) => html`<span class="part">${Capsule.always}${TERMS[term.verb]?.(term) ?? html`<${Sign} of="book" />`}</span>`)}
    ${watches.map((watch) => html`<span class="part">${Capsule.always}${trigger(watch)}<b>:</b>${signs(watch.steps ?? [])}</span>`)}
    ${actions.length > 0 && html`<span class="part">${Capsule.action}${either(actions.map(doing))}</span>`}
  </span>`;
}
