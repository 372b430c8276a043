// Values before and after a change.

import { html } from "htm/preact";

/** @import { Fact } from "../types" */

/** Return "before → after"; a missing value is left out. @param {Fact | undefined} before @param {Fact} [after] */
export const beforeAfter = (before, after) => `${before ?? ""} → ${after ?? ""}`;

/** Show a change as a badge, or nothing without one. @param {{ change?: { before: Fact, after: Fact } }} props */
export const ChangeBadge = ({ change }) =>
  change &&
  html`
    <span class="moved">${beforeAfter(change.before, change.after)}</span>
  `;
