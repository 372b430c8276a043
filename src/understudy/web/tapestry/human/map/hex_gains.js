// What hexes bring when one is chosen: points first, then resources.

import { html } from "htm/preact";
import { name } from "../../../app/translations.js";
import { touchedIn } from "../../hexes.js";
import { labeledChanges } from "../facts.js";
import { Sign } from "../symbols/symbols.js";

/** @import { SpaceQuestion, Step } from "../../../types" */
/** @import { SpacePreview } from "../../../human/types" */

/** Show whether a hex is explored or conquered. @param {{ question: SpaceQuestion }} props */
export const PlacedThing = ({ question: { id } }) => html`
  <${Sign} name=${id === "tapestry-you-explore-where" ? "do-explore" : "do-conquer"} />
`;

/** Return the names of the hexes that steps changed. @param {Step[]} steps */
export const changedHexes = (steps) => touchedIn(steps).map((id) => name({ kind: "tapestry-hex", id }));

/** A hex says everything by its preview. */
export const spaceNote = () => "";

/** Return what a hex changes for certain, by which hexes are sorted. @param {SpacePreview} space */
export const spaceValue = ({ preview }) =>
  labeledChanges(preview?.changes ?? [])
    .filter(({ rank }) => rank < 20)
    .reduce((sum, { before, after }) => sum + after - before, 0);
