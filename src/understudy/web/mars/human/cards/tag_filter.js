// Buttons that filter a list of cards.

import { html } from "htm/preact";
import { say } from "../../../app/translations.js";
import { TagSymbol } from "./symbols.js";

/** @import { Children } from "../../../types" */

/** Show a filter button. @param {{ pressed: boolean, onClick: () => void, children: Children }} props */
export const FilterButton = ({ pressed, onClick, children }) => html`
  <button type="button" class="filter-tag" aria-pressed=${pressed} onClick=${onClick}>${children}</button>
`;

/** @typedef {{ tag: string, chosen: string, onPick: (tag: string) => void, children?: Children }} TagFilterProps */

/** Show a button that filters by a tag; pressed again it picks "". @param {TagFilterProps} props */
export const TagFilterButton = ({ tag, chosen, onPick, children }) => html`
  <${FilterButton} pressed=${chosen === tag} onClick=${() => onPick(chosen === tag ? "" : tag)}>
    <span class="sr">${say("mars-screen-with-tag", { tag: { kind: "mars-tag", id: tag } })}</span>
    <${TagSymbol} of=${tag} />
    ${children}
  <//>
`;

/** Show filter buttons as a group. @param {{ children: Children }} props */
export const FilterBar = ({ children }) => html`
  <div class="filter" role="group" aria-label=${say("mars-screen-filter")}>${children}</div>
`;
