// A screen without content: a picture, what happened, and what to do.

import { html } from "htm/preact";
import { symbolAddress } from "./symbols.js";

/** @import { Children } from "../types" */

/**
 * Show the state; the children are buttons.
 * @param {{ picture: string, title: string, text: string, children?: Children }} props
 */
export const EmptyState = ({ picture, title, text, children }) => html`
  <section class="empty-state">
    <svg viewBox="0 0 168 96" aria-hidden="true"><use href=${symbolAddress(picture)} /></svg>
    <h2>${title}</h2>
    <p>${text}</p>
    <div class="take">${children}</div>
  </section>
`;
