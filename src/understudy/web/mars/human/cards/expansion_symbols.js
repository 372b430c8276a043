// Symbols of clauses that only cards of the expansions have.

import {
  anyCard,
  arrow,
  bold,
  book,
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
/** @import { Clause } from "../view" */

/** Symbols of the cards that a search accepts. @type {Record<string, () => Children>} */
const SEARCHED = {
  "floater icon": () => token("floater"),
  requirement: () => bold("≥"),
  party: () => term("mars/delegate"),
  "no tags": () => term("mars/notag"),
};

const anyParameter = () => [term("temperature"), or(), term("oxygen"), or(), term("oceans")];
const money = () => resource("mc");

/** Symbols of steps, by verb. @type {Record<string, (step: Clause, minus: "−" | "") => Children>} */
export const EXPANSION_STEPS = {
  find: ({ count, tag, fits = "" }) => [
    term("mars/reveal"),
    quantity(count, [anyCard(), tag ? tagDisc(tag) : SEARCHED[fits]?.()]),
  ],
  lose: ({ resource: id, amount }) => quantity(amount, resource(id), "−"),
  "gain-any": ({ count }) => quantity(count, resource()),
  "spend-any": ({ count }, minus) => quantity(count, resource(), minus),
  "gain-raised": () => [bold("+"), resource()],
  "lowest-production": ({ steps }) => productionBox([term("mars/lower"), quantity(steps, resource())]),
  "every-production-to-one": () => productionBox([bold("≥ 1"), resource()]),
  show: () => [term("mars/reveal"), bold("X"), anyCard()],
  "reveal-several": ({ count, tag = "" }) => [
    term("mars/reveal"),
    quantity(count, anyCard(), ""),
    arrow(),
    bold("+"),
    tagDisc(tag),
    or(),
    quantity(3, money(), "−"),
    or(),
    term("mars/discard"),
  ],
  "add-to-several": ({ cards }) => [quantity(1, token()), term("mars/to"), bold(`× ${cards}`)],
  "greenery-becomes-city": () => [tileHex("greenery"), arrow(), tileHex("city")],
  "ocean-with-greenery": () => [tileHex("ocean"), tileHex("greenery")],
  "raise-unrewarded": () => [bold("+1"), anyParameter()],
  nomads: ({ moves }) => [moves && arrow(), term("mars/marker")],
  "first-players-ocean": () => [tileHex("ocean"), term("mars/first")],
  cathedral: () => [term("mars/cathedral"), arrow(), tileHex("city"), term("mars/either")],
  "bot-gains": ({ amount }) => [quantity(amount, money()), term("mars/rival")],
  "bot-loses": ({ amount, production }) => [
    Boolean(amount) && [quantity(amount, money(), "−"), term("mars/rival")],
    productionBox([quantity(production, money(), "−"), term("mars/rival")]),
  ],
  "pay-victim": ({ amount }) => [quantity(amount, money(), "−"), arrow(), term("mars/rival")],
  "for-who-played": ({ amount }) => [
    quantity(amount, money()),
    or(),
    quantity(1, token("microbe")),
    term("mars/either"),
  ],
  "give-to-bot": () => [anyCard(), arrow(), term("mars/rival")],
  "use-again": () => [term("redo"), term("mars/use")],
  "events-back": ({ count }) => [quantity(count, tagDisc("event")), arrow(), term("mars/hand")],
  "draw-preludes": ({ count }) => [
    term("mars/reveal"),
    quantity(count, term("mars/prelude"), ""),
    arrow(),
    term("mars/play"),
    term("mars/prelude"),
  ],
  "play-from-hand": ({ discount }) => [
    term("mars/play"),
    discount ? quantity(discount, money(), "−") : [bold("±"), anyParameter()],
  ],
  "fund-free": () => [term("award"), quantity(0, money(), "")],
  "take-actions": ({ count }) => quantity(count, term("mars/use")),
  pass: () => term("mars/late"),
  trade: () => [term("mars/trade"), quantity(0, money(), "")],
  fleet: () => quantity(1, term("mars/fleet")),
  "own-colony-bonuses": () => [bold("+"), resource(), bold("/"), term("mars/colony")],
  "raise-tracks": ({ steps }) => [quantity(steps, term("mars/raise")), bold("/"), term("mars/trade")],
  "shift-tracks": () => [term("mars/trade"), term("mars/raise"), term("mars/trade"), term("mars/lower")],
  "add-colony-tile": () => quantity(1, term("mars/trade")),
  delegates: ({ count }) => quantity(count, term("mars/delegate")),
  "remove-delegate": () => [quantity(1, term("mars/delegate"), "−"), term("mars/either")],
  "replace-neutral": () => [term("mars/swap"), term("mars/delegate")],
  "become-chairman": () => [arrow(), term("mars/crown")],
};

/** Verbs without symbols: the row of the card shows its sentence. */
export const WITHOUT_SYMBOLS = new Set([
  "host",
  "double-hosted",
  "turn-face-down",
  "repeat-prelude",
  "two-projects",
  "look-at-prelude",
  "draw-corporations",
]);

/** Symbols of what triggers an effect, by event. @type {Record<string, (watch: Clause) => Children>} */
export const EXPANSION_EVENTS = {
  parameter: ({ parameter = "" }) => term(parameter),
  added: ({ kind, here }) => [quantity(1, token(kind)), here && term("mars/here")],
  colony: () => term("mars/colony"),
  trade: () => term("mars/trade"),
  leader: () => term("mars/leader"),
  production: () => productionBox([bold("+"), resource()]),
  rating: () => quantity(1, term("tr")),
  "production phase": () => [term("tr"), bold("+0")],
  "new tag": () => [bold("1."), tagDisc("wild")],
  neighbour: () => [tileHex("any"), tileHex("any")],
  "own marker": () => [tileHex("any"), term("mars/marker")],
  hurt: () => [bold("−"), resource()],
};

/** Symbols of rule values that a card changes, by name. @type {Record<string, (change: Clause) => Children>} */
const CHANGES = {
  greenery_plants: ({ by }) => [tileHex("greenery"), bold(":"), quantity(by, resource("plants"))],
  trade_cost: ({ by }) => [term("mars/trade"), bold(":"), quantity(by, resource())],
  trade_steps: ({ by }) => [term("mars/trade"), bold(":"), quantity(by, term("mars/raise"))],
  influence: ({ by }) => quantity(by, term("mars/influence")),
  energy_kept: () => [resource("energy"), arrow(), bold("X"), resource("heat")],
  card_price: ({ to }) => [anyCard(), bold("="), quantity(to, money(), "")],
  milestone_cost: ({ to }) => [term("mars/milestone"), bold("="), quantity(to, money(), "")],
  award_cost: ({ to }) => [term("award"), bold("="), quantity(to, money(), "")],
  ocean_money: ({ to }) => [tileHex("ocean"), bold("="), quantity(to, money(), "")],
  skips_rating: () => [bold("1."), term("tr"), bold(":"), quantity(-1, term("tr"))],
};

/** Symbols of modifiers, by verb. @type {Record<string, (modifier: Clause) => Children>} */
export const EXPANSION_MODIFIERS = {
  changes: (change) => CHANGES[change.name ?? ""]?.(change) ?? book(),
  "floaters-are-heat": () => [token("floater"), bold("="), quantity(2, resource("heat"), "")],
};

/** Symbols of requirements that have no number. @type {Record<string, () => Children>} */
export const STATE_REQUIREMENTS = {
  chairman: () => term("mars/crown"),
  neutral_chairman: () => [term("mars/crown"), bold("N")],
  city_by_ocean: () => [tileHex("city"), tileHex("ocean")],
  plants_removed: () => [bold("−"), resource("plants"), term("mars/either")],
  nobody_passed: () => term("mars/late"),
};
