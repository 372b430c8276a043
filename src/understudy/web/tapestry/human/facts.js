// The labels of changed facts: points, resources, tracks, tiles, cards and buildings.

import { html } from "htm/preact";
import { Owner } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { currentGame } from "../../play/game_state/current_game.js";
import { askedPerson } from "./sides.js";
import { Building, Points, RESOURCES, Resource, Sign, TrackSign } from "./symbols/symbols.js";

/** @import { Change, Children } from "../../types" */
/** @import { LabeledChange } from "../../human/types" */
/** @import { Human, View } from "../view" */

/** @typedef {{ symbol: Children, text: string, rank: number }} FactLabel */

const TRACKS = ["exploration", "science", "military", "technology"];
const ROWS = ["market", "house", "farm", "armory"];

/** Return the label of a fact of any side. @param {string} kind @param {string} id @returns {FactLabel | null} */
function labelOf(kind, id) {
  if (kind === "vp")
    return {
      symbol: html`
        <${Points} vp="" />
      `,
      text: say("page-unit-vp"),
      rank: 1,
    };
  if (kind === "stock")
    return {
      symbol: html`
        <${Resource} of=${id} />
      `,
      text: name({ kind: "tapestry-resource", id }),
      rank: 10 + RESOURCES.indexOf(id),
    };
  if (kind === "track")
    return {
      symbol: html`
        <${TrackSign} of=${id} />
      `,
      text: name({ kind: "tapestry-track", id }),
      rank: 20 + TRACKS.indexOf(id),
    };
  if (kind === "row")
    return {
      symbol: html`
        <${Building} of=${id} />
      `,
      text: say("tapestry-screen-left-in-row", { row: { kind: "tapestry-income-row", id } }),
      rank: 40 + ROWS.indexOf(id),
    };
  const signs = /** @type {Record<string, [string, string]>} */ ({
    hand: ["tapestry", "tapestry-screen-in-hand"],
    tile: ["tile", "tapestry-screen-tiles"],
    space: ["space-tile", "tapestry-screen-space-tiles"],
    tech: ["do-tech", "tapestry-screen-tech"],
    outposts: ["outpost", "tapestry-screen-outposts"],
  });
  const [icon, text] = signs[kind] ?? [];
  return icon
    ? {
        symbol: html`
          <${Sign} name=${icon} />
        `,
        text: say(text),
        rank: 30 + Object.keys(signs).indexOf(kind),
      }
    : null;
}

/** Counts of things that are facts of their own: kind → the number that a side has. */
const COUNTED = /** @type {Record<string, (human: Human) => number>} */ ({
  tile: ({ side }) => side?.tiles.length ?? 0,
  space: ({ side }) => side?.space.length ?? 0,
  tech: ({ side }) => Object.values(side?.tech ?? {}).flat().length,
});

/** Return whether a counted thing is there. @param {string} kind @param {unknown} value */
const isThere = (kind, value) => Boolean(value) && !(kind === "space" && value === "explored");

/**
 * Return the changes of counted things as changes of their number.
 * @param {Change[]} changes @param {View} view @returns {Change[]}
 */
const countedChanges = (changes, view) =>
  view.humans.flatMap((human) =>
    Object.entries(COUNTED).flatMap(([kind, count]) => {
      const more = changes
        .filter(({ what }) => what.startsWith(`${human.name}.${kind}.`))
        .reduce((sum, { before, after }) => sum + Number(isThere(kind, after)) - Number(isThere(kind, before)), 0);
      const now = count(human);
      return more === 0 ? [] : [{ what: `${human.name}.${kind}`, before: now, after: now + more }];
    }),
  );

/**
 * Return the changes that are shown, with their labels, in order; others than the person who is asked are marked.
 * @param {Change[]} changes @param {View} [view] @returns {LabeledChange[]}
 */
export function labeledChanges(changes, view) {
  const you = askedPerson(currentGame());
  const all = view ? [...changes, ...countedChanges(changes, view)] : changes;
  return all
    .flatMap(({ what, before, after }) => {
      const [whose, kind, ...rest] = what.split(".");
      const counts = rest.length === 0 || kind === "stock" || kind === "track" || kind === "row";
      const label = counts ? labelOf(kind, rest.join(".")) : null;
      const [from, to] = [Number(before ?? 0), Number(after ?? 0)];
      if (!label || Number.isNaN(from) || Number.isNaN(to)) return [];
      if (whose === you) return [{ ...label, what, before: from, after: to }];
      return [
        {
          what,
          before: from,
          after: to,
          rank: label.rank + 100,
          text: `${name({ kind: "tapestry-owner", id: whose })}, ${label.text}`,
          symbol: html`
            <${Owner} side=${whose} />
            ${label.symbol}
          `,
        },
      ];
    })
    .toSorted((a, b) => a.rank - b.rank);
}

/** Return whether a change concerns people or the map, not only the bots. @param {{ what: string }} change */
export const concernsYou = ({ what }) => !/^(automa|shadow|deck)\./.test(what);
