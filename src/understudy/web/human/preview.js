// The preview of an action: values before and after, what follows, and how it is paid.

import { html } from "htm/preact";
import { Icon } from "../ui/controls.js";
import { name, say } from "../app/translations.js";
import { WhyNot } from "../mars/human/cards/card.js";
import { viewNow } from "./answer_queue.js";
import { ChangeLine, ChangeRows } from "../mars/human/facts.js";
import { ResourceSymbol } from "../mars/human/cards/symbols.js";

/** @import { PreviewReport } from "../types" */
/** @import { PaymentQuestion } from "../mars/human/view" */

/** Show that something follows which is unknown yet: cards, or a choice. @param {{ preview: PreviewReport }} props */
function WhatFollows({ preview: { asks, chance } }) {
  if (chance)
    return html`
      <p class="then-what">
        <${Icon} name="card" />
        ${say("mars-screen-then-cards")}
      </p>
    `;
  return (
    asks !== null &&
    html`
      <p class="then-what">
        <${Icon} name="mars/do" />
        ${say("mars-screen-then-choice")}
      </p>
    `
  );
}

/** Show a preview in full. @param {{ preview?: PreviewReport }} props */
export const Preview = ({ preview }) =>
  preview &&
  preview.refused === null &&
  html`
    <div class="preview">
      <${ChangeRows} changes=${preview.changes} view=${viewNow()} />
      <${WhatFollows} preview=${preview} />
    </div>
  `;

/** Show a preview in one line, or why the action is not possible. @param {{ preview?: PreviewReport }} props */
export const PreviewLine = ({ preview }) =>
  preview &&
  (preview.refused
    ? html`
        <${WhyNot} why=${preview.refused} />
      `
    : html`
        <${ChangeLine} changes=${preview.changes} view=${viewNow()} />
      `);

/**
 * Return the resources that pay a price, with their counts; money pays the rest.
 * @param {PaymentQuestion} payment @param {Record<string, number>} [by] the counts; without them the proposal
 * @returns {[string, number][]}
 */
export function paidBy({ price, means, default: proposed }, by = proposed ?? {}) {
  const metals = means.map(({ key, value }) => ({ key, count: by[key] ?? 0, value }));
  const rest = price - metals.reduce((sum, { count, value }) => sum + count * value, 0);
  return [
    .../** @type {[string, number][]} */ (metals.map(({ key, count }) => [key, count])),
    /** @type {[string, number]} */ (["mc", Math.max(0, rest)]),
  ].filter(([, count]) => count > 0);
}

/** Show the parts of a payment. @param {{ parts: [string, number][] }} props */
export const PaymentParts = ({ parts }) =>
  parts.map(
    ([key, count]) => html`
      <span class="paid-part" key=${key}>
        <${ResourceSymbol} of=${key} />
        <span class="sr">${name({ kind: "mars-resource", id: key })}${" "}</span>
        <b>${count}</b>
      </span>
    `,
  );
