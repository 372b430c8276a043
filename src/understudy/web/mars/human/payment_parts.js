// The parts of a payment: resources, and money for the rest.

import { html } from "htm/preact";
import { name } from "../../app/translations.js";
import { ResourceSymbol } from "./cards/symbols.js";

/** @import { PaymentQuestion } from "./view" */

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
