// What is printed on the components of the game and needed to draw them.

import { printedOf } from "../app/printed_constants.js";

/** @import { Printed } from "./view" */

/** @returns {Printed} */
export const printed = () => printedOf("tapestry");
