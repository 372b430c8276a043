// The text of a card in symbols (`symbols.js`). They are hidden from screen readers, which read the sentence instead.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { name, number as signed } from "../../../app/translations.js";
import { EXPANSION_EVENTS, EXPANSION_MODIFIERS, STATE_REQUIREMENTS, WITHOUT_SYMBOLS } from "./expansion_symbols.js";
import { actionAlternatives, stepSymbols } from "./step_symbols.js";
import {
  anyCard,
  arrow,
  bold,
  book,
  isToken,
  productionBox,
  quantity,
  resource,
  tagDisc,
  term,
  tileHex,
  token,
} from "./symbols.js";

/** @import { Children } from "../../../types" */
/** @import { Card, Clause, Points, Requirement } from "../view" */

/** Return the mark of an action, an effect or a first action. @param {"action" | "always" | "first"} kind */
export const capsule = (kind) => html`
  <i class="capsule ${kind}"><${Icon} name=${kind === "action" ? "mars/do" : `mars/${kind}`} /></i>
`;

/** Return the symbols of the played card that triggers an effect. @param {Clause} watch */
function playedCard({ least = 0, most = 99, least_cost: cost, points }) {
  if (points) return [anyCard(), term("mars/seal")];
  if (cost) return [anyCard(), bold(`≥ ${cost}`)];
  if (most === 0) return [anyCard(), term("mars/notag")];
  return [anyCard(), bold(`${least === most ? "=" : "≥"} ${least}`), tagDisc("wild")];
}

/** Return the symbols of what triggers an effect. @param {Clause} watch @returns {Children} */
function trigger(watch) {
  const { event = "", tags = [], tile, own = true, least_cost: cost } = watch;
  const anyPlayer = !own && term("mars/either");
  const discs = tags.map(tagDisc);
  if (event === "tile") return [tileHex(tile ?? "any"), anyPlayer];
  if (event === "tag") return [discs, anyPlayer];
  if (event === "event") return [tagDisc("event"), discs, anyPlayer];
  if (event === "project") return [term("mars/build"), cost && bold(`≥ ${cost}`)];
  return event === "card" ? playedCard(watch) : [EXPANSION_EVENTS[event]?.(watch) ?? book(), anyPlayer];
}

/** @param {Clause} discount */
const priceCut = ({ amount }) => [bold(":"), quantity(amount, resource("mc"), "−")];
/** @param {string} kind */
const resourceOrToken = (kind) => (isToken(kind) ? token(kind) : resource(kind));

/** Symbols of modifiers, by verb. @type {Record<string, (modifier: Clause) => Children>} */
const MODIFIERS = {
  discount: (discount) => [
    discount.tag ? tagDisc(discount.tag) : anyCard(),
    discount.demanding && bold("≥"),
    priceCut(discount),
  ],
  "project-discount": (discount) => [term("mars/build"), resource("energy"), priceCut(discount)],
  "metal-worth": ({ metal = "" }) => [resource(metal), bold(":"), quantity(1, resource("mc"))],
  "pays-like-money": ({ key = "", value = 1, tags = [], projects = [] }) => [
    resourceOrToken(key),
    bold("="),
    quantity(value, resource("mc"), ""),
    (tags.length > 0 || projects.length > 0) && arrow(),
    tags.map(tagDisc),
    projects.length > 0 && term("mars/build"),
  ],
  "requirements-within": ({ steps: by, parameters = ["temperature", "oxygen", "oceans"] }) => [
    parameters.map(term),
    bold(`: ±${by}`),
  ],
  protects: ({ kinds = [] }) => [term("mars/protect"), kinds.map(resourceOrToken)],
  "keeps-what-is-here": () => [term("mars/protect"), term("mars/here")],
  ...EXPANSION_MODIFIERS,
};

/** @type {Record<string, string>} */
const UNITS = { temperature: " °C", oxygen: " %", venus: " %" };
/** @type {Record<string, string>} */
const REQUIRED_TILES = { greeneries: "greenery", cities: "city" };
/** @type {Record<string, string>} */
const REQUIRED_TERMS = { colonies: "mars/colony", party_leaders: "mars/leader" };

/** Return the symbol of what a requirement counts. @param {Requirement} requirement */
function required({ what, of = "" }) {
  if (what === "tags") return tagDisc(of);
  if (what === "production") return productionBox(resource(of));
  if (what === "held") return token(of);
  if (what === "resource_kinds") return resource();
  return REQUIRED_TILES[what] ? tileHex(REQUIRED_TILES[what]) : term(REQUIRED_TERMS[what] ?? what);
}

/** Return the symbols of a requirement without their frame. @param {Requirement} requirement */
function requirementSymbols(requirement) {
  const { what, of = "", anybody, at_least: least, at_most: most } = requirement;
  const anyPlayer = anybody && term("mars/either");
  if (what === "party") return [term(`mars/party-${of.replaceAll("_", "-")}`), name({ kind: "mars-party", id: of })];
  if (STATE_REQUIREMENTS[what]) return [STATE_REQUIREMENTS[what](), anyPlayer];
  const limit = most === undefined ? `≥ ${signed(least ?? 0)}` : `≤ ${signed(most)}`;
  return [required(requirement), anyPlayer, bold(`${limit}${UNITS[what] ?? ""}`)];
}

/** Return the symbol of what points are counted for. @param {Points} points @param {string} [holds] */
function scored({ per = "", of }, holds) {
  if (per === "here") return token(holds);
  if (per === "tags" && of) return tagDisc(of);
  if (per === "colonies" || per === "cathedrals") return term(per === "colonies" ? "mars/colony" : "mars/cathedral");
  return tileHex(per.includes("ocean") ? "ocean" : "city");
}

/** Show the points on a card. @param {{ points: Points, holds?: string }} props */
export function Badge({ points, holds }) {
  const { each, every, per, once, for_sued: sued } = points;
  const special = per === "special";
  const condition = once ? "≥ 1" : `/${every > 1 ? every : ""}`;
  const counts = [per && [bold(condition), scored(points, holds)], sued && term("mars/rival")];
  return html`
    <span class="points" aria-hidden="true">
      <i class="seal">
        <${Icon} name="mars/seal" />
        ${!special && bold(signed(each))}
      </i>
      ${special ? book() : counts}
    </span>
  `;
}

/** Return whether a part of a definition contains a clause without symbols. @param {unknown} part @returns {boolean} */
const lacksSymbols = (part) =>
  part !== null &&
  typeof part === "object" &&
  (("verb" in part && WITHOUT_SYMBOLS.has(String(part.verb))) || Object.values(part).some(lacksSymbols));

/** Return whether the sentence of a card must stand beside its symbols. @param {Card} card */
export const needsText = (card) => card.points?.per === "special" || lacksSymbols(card);

/** Return symbols in a frame. @param {Children} inside */
const part = (inside) => html`
  <span class="part">${inside}</span>
`;

/**
 * Show a card's text in symbols: requirements, first action, immediate steps, effects, actions.
 * @param {{ card: Pick<Card, "actions" | "watches" | "terms"> & Partial<Card> }} props
 */
export function CardSymbols({
  card: { requirements = [], immediate = [], first = [], watches = [], terms: modifiers = [], actions = [] },
}) {
  return html`
    <span class="signs" aria-hidden="true">
      ${requirements.map(
        (requirement) => html`
          <span class="needed">${requirementSymbols(requirement)}</span>
        `,
      )}${first.length > 0 && part([capsule("first"), stepSymbols(first)])}${stepSymbols(immediate)}${modifiers.map(
        (modifier) => part([capsule("always"), MODIFIERS[modifier.verb]?.(modifier) ?? book()]),
      )}${watches.map((watch) =>
        part([capsule("always"), trigger(watch), bold(":"), stepSymbols(watch.steps ?? [])]),
      )}${actions.length > 0 && part([capsule("action"), actionAlternatives(actions)])}
    </span>
  `;
}
