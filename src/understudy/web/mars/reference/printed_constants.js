// The printed contents of maps, colony tiles, cards and policies.

import { printedConstants } from "../../app/printed_constants.js";

/** @import { Printed } from "../view" */

/** @returns {Printed} */
export const printed = () => printedConstants("mars");

/** Return whether the steps of a colony track give different things, as on Europa. @param {string} colony */
export const isMixed = (colony) =>
  new Set(printed().colonies[colony].track.flatMap((income) => income?.what ?? [])).size > 1;
