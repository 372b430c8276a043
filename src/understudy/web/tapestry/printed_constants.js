// The printed contents of the decision cards.

import { printedConstants } from "../app/printed_constants.js";

/** @import { Printed } from "./view" */

/** @returns {Printed} */
export const printed = () => printedConstants("tapestry");
