// Symbols of what a card does: its steps and its actions.

import { html } from "htm/preact";
import { EXPANSION_STEPS } from "./expansion_symbols.js";
import {
  anyCard,
  arrow,
  bold,
  book,
  counted,
  or,
  productionBox,
  quantity,
  resource,
  tagDisc,
  term,
  tileHex,
  token,
} from "./symbols.js";

/** @import { Children } from "../../../types" */
/** @import { Amount, Clause } from "../view" */

/** @param {Amount} amount */
const isLoss = (amount) => typeof amount === "number" && amount < 0;

/** Return changes of production in one box, losses first. @param {Record<string, Amount>} changes */
const productionChanges = (changes) =>
  productionBox(
    Object.entries(changes)
      .toSorted(([, a], [, b]) => Number(isLoss(b)) - Number(isLoss(a)))
      .map(([id, amount]) => quantity(amount, resource(id))),
  );

/** Return whose resources are removed: any player's, or only MarsBot's. @param {Clause} step */
const target = ({ only_bot: bot }) => term(bot ? "mars/rival" : "mars/either");

/** Return alternatives with separators. @param {Children[]} all */
const alternatives = (all) =>
  all.map((one, n) => [
    n > 0 && or(),
    html`
      <span class="alt">${one}</span>
    `,
  ]);

/**
 * Symbols of steps, by verb; `minus` is empty on the cost side of an action.
 * @type {Record<string, (step: Clause, minus: "−" | "") => Children>}
 */
const STEPS = {
  gain: ({ resources = {} }) => Object.entries(resources).map(([id, amount]) => quantity(amount, resource(id))),
  production: ({ changes = {} }) => productionChanges(changes),
  raise: ({ parameter = "", steps: by }) => quantity(typeof by === "number" ? by : 1, term(parameter)),
  rating: ({ amount }) => quantity(amount, term("tr")),
  lay: ({ tile = "", times = 1 }) => [tileHex(tile), times > 1 && [arrow(), quantity(times, resource(), "")]],
  oceans: ({ count = 1 }) => (count === 1 ? tileHex("ocean") : quantity(count, tileHex("ocean"), "")),
  add: ({ kind, count, to, tag }) => [
    quantity(count, token(kind)),
    term(to ? "mars/to" : "mars/here"),
    tag && tagDisc(tag),
  ],
  "take-off": ({ kind, count, of }, minus) => [quantity(count, token(kind), minus), of && anyCard()],
  remove: (step) => [
    step.steal && term("mars/steal"),
    quantity(step.count, resource(step.resource), "−"),
    target(step),
    step.tag && tagDisc(step.tag),
  ],
  "remove-from-card": (step) => [quantity(step.count, token(step.kind), "−"), target(step)],
  "lower-production": (step) => [
    productionBox([quantity(step.count, resource(step.resource), "−"), target(step)]),
    step.raised && productionBox(quantity(Number(step.raised), resource(step.resource))),
  ],
  "one-of": ({ options = [] }) => alternatives(options.map((steps) => stepSymbols(steps))),
  may: ({ cost = [], gain = [] }) => [stepSymbols(cost, ""), arrow(), stepSymbols(gain)],
  when: ({ counted: per, least, then = [], otherwise = [] }) => [
    stepSymbols(otherwise),
    or(),
    bold(least ?? ""),
    per && counted(per),
    bold(":"),
    stepSymbols(then),
  ],
  draw: ({ count, keep }) =>
    keep
      ? [term("mars/reveal"), quantity(count, anyCard(), ""), arrow(), quantity(keep, anyCard())]
      : quantity(count, anyCard()),
  "draw-or-buy": () => [
    term("mars/reveal"),
    anyCard(),
    arrow(),
    quantity(3, resource("mc"), "−"),
    or(),
    term("mars/discard"),
  ],
  discard: ({ count }, minus) => quantity(count, anyCard(), minus),
  reveal: ({ tag = "", then = [] }) => [term("mars/reveal"), tagDisc(tag), arrow(), stepSymbols(then)],
  spend: ({ resource: id = "", amount, metals = [], less }, minus) => [
    quantity(amount, resource(id), minus),
    metals.map((metal) => [or(), resource(metal)]),
    less && quantity(less, resource(id), "−"),
  ],
  "build-colony": ({ then = [] }) => [term("mars/colony"), stepSymbols(then)],
  "convert-production": ({ lowered = "", raised }) =>
    productionBox(html`
      <span class="much">${bold("−X")}${resource(lowered)}</span>
      ${arrow()}
      <span class="much">${bold("+X")}${resource(String(raised))}</span>
    `),
  "copy-production": ({ count = 1 }) => [
    count === 1 ? tagDisc("building") : quantity(count, tagDisc("building"), ""),
    arrow(),
    productionBox(resource()),
  ],
  "metal-production": () => productionBox([bold("+1"), resource("steel"), or(), resource("titanium")]),
  mark: () => term("mars/marker"),
  action: (action) => actionSymbols(action),
  ...EXPANSION_STEPS,
};

/**
 * Return the symbols of steps in a row.
 * @param {Clause[]} steps @param {"−" | ""} [minus] the sign of costs; empty on the cost side of an action
 * @returns {Children}
 */
export function stepSymbols(steps, minus = "−") {
  return steps.map(
    (step) => html`
      <span class="part">${STEPS[step.verb]?.(step, minus) ?? book()}</span>
    `,
  );
}

/** Symbols of the condition of an action. @type {Record<string, () => Children>} */
const CONDITIONS = {
  "no energy": () => [resource("energy"), bold("= 0 :")],
  "rating raised": () => [term("tr"), bold("+ :")],
};

/** @param {Clause} action @returns {Children} */
const actionSymbols = ({ condition = "", cost = [], gain = [] }) => [
  CONDITIONS[condition]?.(),
  cost.length > 0 && [stepSymbols(cost, ""), arrow()],
  stepSymbols(gain),
];

/**
 * Return the gain if each of six actions exchanges a step of one resource's production for the same gain, else null.
 * @param {Clause[]} actions
 */
function gainForAnyProduction(actions) {
  const gains = actions.flatMap(({ cost, gain }) =>
    cost?.[0]?.changes && gain?.[0]?.resources ? Object.values(gain[0].resources) : [],
  );
  return actions.length === 6 && new Set(gains).size === 1 && gains.length === 6 ? gains[0] : null;
}

/** Return the symbols of a card's actions, as alternatives. @param {Clause[]} actions @returns {Children} */
export function actionAlternatives(actions) {
  const gain = gainForAnyProduction(actions);
  if (gain === null) return alternatives(actions.map(actionSymbols));
  return [productionBox(quantity(-1, resource())), arrow(), quantity(gain, resource())];
}
