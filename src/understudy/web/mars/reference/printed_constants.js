// The printed contents of maps, colony tiles, cards and policies.

import { printedConstants } from "../../app/printed_constants.js";

/** @import { Printed } from "../view" */

/** @returns {Printed} */
export const printed = () => printedConstants("mars");
