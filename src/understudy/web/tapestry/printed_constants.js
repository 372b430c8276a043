// The printed contents of the decision cards.

import { printedOf } from "../app/printed_constants.js";

/** @import { Printed } from "./view" */

/** @returns {Printed} */
export const printed = () => printedOf("tapestry");
