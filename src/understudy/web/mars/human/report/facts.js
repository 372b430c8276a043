// The labels of changed facts: symbol, name and unit of each fact.

import { html } from "htm/preact";
import { Owner } from "../../../ui/controls.js";
import { name, say } from "../../../app/translations.js";
import { tagIcon } from "../../board/tags.js";
import { productionBox, resource, term, token } from "../cards/symbols.js";
import { cardName, cardOf } from "../cards/library.js";
import { viewNow } from "../selection.js";

/** @import { Change, Children } from "../../../types" */
/** @import { View } from "../../view" */

/**
 * The label of a fact; `rank` is its place among other facts.
 * @typedef {{ symbol: Children, text: string, unit?: string, rank: number }} FactLabel
 */

const PARAMETERS = { temperature: " °C", oxygen: " %", oceans: "", venus: " %" };
const STOCK = ["mc", "steel", "titanium", "plants", "energy", "heat"];

/** Return the label of a global parameter. @param {string} what @returns {FactLabel | null} */
function parameterLabel(what) {
  const at = Object.keys(PARAMETERS).indexOf(what);
  return at < 0
    ? null
    : {
        symbol: term(what === "oceans" ? "mars/ocean" : `mars/${what}`),
        text: name({ kind: "mars-parameter", id: what }),
        unit: PARAMETERS[/** @type {keyof typeof PARAMETERS} */ (what)],
        rank: at,
      };
}

/** Return the label of a fact of your side. @param {string} kind @param {string} id @returns {FactLabel | null} */
function yourLabel(kind, id) {
  if (kind === "tr") return { symbol: term("mars/tr"), text: say("page-tr"), rank: 5 };
  if (kind === "points") return { symbol: term("mars/seal"), text: say("mars-screen-points"), rank: 6 };
  if (kind === "stock")
    return { symbol: resource(id), text: name({ kind: "mars-resource", id }), rank: 10 + STOCK.indexOf(id) };
  if (kind === "production") {
    return {
      symbol: productionBox(resource(id)),
      text: `${name({ kind: "mars-resource", id })}, ${say("mars-screen-production")}`,
      rank: 20 + STOCK.indexOf(id),
    };
  }
  return kind === "on_card" ? { symbol: token(cardOf(id)?.holds), text: cardName(id), rank: 30 } : null;
}

/** Return a label with MarsBot's mark. @param {Children} symbol @param {string} text @param {number} rank */
const marked = (symbol, text, rank) => ({
  symbol: html`
    <${Owner} side="bot" />
    ${symbol}
  `,
  text: `${name({ kind: "mars-owner", id: "bot" })}, ${text}`,
  rank,
});

/** Return the symbols of the tags of a track. @param {string} id */
const trackSigns = (id) =>
  viewNow()
    .bot.tracks.find((track) => track.id === id)
    ?.tags.map((tag) => term(tagIcon(tag)));

/** Return the label of a fact of MarsBot. @param {string} kind @param {string} id @returns {FactLabel | null} */
function botLabel(kind, id) {
  if (kind === "tr") return marked(term("mars/tr"), say("page-tr"), 40);
  if (kind === "points") return marked(term("mars/seal"), say("mars-screen-points"), 44);
  if (kind === "mc") return marked(resource("mc"), name({ kind: "mars-resource", id: "mc" }), 41);
  if (kind === "track") return marked(trackSigns(id), name({ kind: "mars-track", id }), 42);
  return kind === "storage" ? marked(term("mars/colony"), name({ kind: "mars-colony", id }), 43) : null;
}

/** Return the label of a fact, or null if it is not shown in lists. @param {string} what @returns {FactLabel | null} */
export function factLabel(what) {
  const [whose, kind, ...rest] = what.split(".");
  if (whose === "human") return yourLabel(kind, rest.join("."));
  return whose === "bot" ? botLabel(kind, rest.join(".")) : parameterLabel(what);
}

/** Return by how many oceans a change of the map changes their number. @param {Change} change */
const oceansAdded = ({ what, before, after }) =>
  what.startsWith("tile.") ? Number(String(after).startsWith("ocean")) - Number(String(before).startsWith("ocean")) : 0;

/** Return the increase of a fact. @param {Change[]} changes @param {string} fact */
function increase(changes, fact) {
  const change = changes.find(({ what }) => what === fact);
  return change ? Number(change.after) - Number(change.before) : 0;
}

/**
 * Return a side's additional points for tiles and cards, without those of the rating.
 * @param {Change[]} changes @param {string} [side]
 */
export const pointsBesideRating = (changes, side = "human") =>
  increase(changes, `${side}.points`) - increase(changes, `${side}.tr`);

/**
 * Return the changes that are shown, with their labels, in order.
 * @param {Change[]} changes @param {View} [view] the view before the changes, to count oceans
 */
export function labeledChanges(changes, view) {
  const placed = changes.reduce((sum, one) => sum + oceansAdded(one), 0);
  const all =
    placed === 0 || !view
      ? changes
      : [
          ...changes,
          { what: "oceans", before: view.parameters.oceans.value, after: view.parameters.oceans.value + placed },
        ];
  return all
    .flatMap((change) => {
      // A change of the rating already implies its points.
      const [side, kind] = change.what.split(".");
      if (kind === "points" && pointsBesideRating(changes, side) === 0) return [];
      const label = factLabel(change.what);
      return label
        ? [{ ...label, what: change.what, before: Number(change.before ?? 0), after: Number(change.after ?? 0) }]
        : [];
    })
    .toSorted((a, b) => a.rank - b.rank);
}
