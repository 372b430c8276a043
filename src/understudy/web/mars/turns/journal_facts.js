// The map and the parameters of Mars at a step of the journal.

import { changesOf, factsChangedSince } from "../../journal/facts.js";

/** @import { Step } from "../../types" */
/** @import { Document, Space } from "../view" */

/**
 * Return the spaces of the map as they were before a step.
 * @param {Document} doc @param {number} number @returns {Space[]}
 */
export function spacesBefore(doc, number) {
  const then = factsChangedSince(doc.journal, "tile.", number);
  return doc.view.map.spaces.map((space) => {
    if (!then.has(space.id)) return space;
    const [tile, owner] = String(then.get(space.id) ?? "").split(" ");
    return { ...space, tile: tile || null, owner: owner || null };
  });
}

/** Return what these steps changed, without facts that you only reported. @param {Step[]} steps */
export const changesNotReported = (steps) => changesOf(steps.filter(({ kind }) => kind !== "mars-you-said"));

/** Return the spaces on which these steps placed a tile. @param {Step[]} steps */
export const placedIn = (steps) =>
  steps
    .flatMap((step) => step.changes ?? [])
    .filter(({ what, after }) => what.startsWith("tile.") && after !== null)
    .map(({ what }) => what.slice(5));

/** Return the number of oceans before a step. @param {Document} doc @param {number} number */
export const oceansBefore = (doc, number) => spacesBefore(doc, number).filter(({ tile }) => tile === "ocean").length;
