// Where a rule is printed.

import { html } from "htm/preact";
import { game } from "./store.js";

/** Booklet and page; it leads to what the rules say there. @param {{ cite: string }} props */
export const Cite = ({ cite }) => (cite
  ? html`<a class="cite" href=${`#/rules/${game.value?.system}/${encodeURIComponent(cite)}`}>[${cite}]</a>` : null);
