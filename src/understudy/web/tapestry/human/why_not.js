// Why something is not possible now; the reason comes from the rules.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { say } from "../../app/translations.js";

/** @import { Message } from "../../types" */

/** Return the symbol of a reason. @param {Message} why */
const iconOf = ({ id }) => (id.startsWith("tapestry-lack-resource") ? "tapestry/short" : "tapestry/lock");

/** Show why something is not possible. @param {{ why: Message }} props */
export const WhyNot = ({ why }) => html`
  <span class="why-not">
    <${Icon} name=${iconOf(why)} />
    <span>${say(why.id, why.args)}</span>
  </span>
`;
