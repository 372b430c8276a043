// What something would bring, before it is done: numbers before and after, and what comes next.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { WhyNot } from "./cards/card.js";
import { viewNow } from "./answer_queue.js";
import { Line, Rows } from "./facts.js";
import { ResourceSymbol } from "./cards/symbols.js";

/** @import { OutlookReport } from "../../types" */
/** @import { PaymentQuestion } from "./view" */

const TURN = new Set(["mars-you-turn", "mars-you-second-action"]);

/** What follows that nobody can say yet. @param {{ outlook: OutlookReport }} props */
function Then({ outlook: { asks, chance } }) {
  if (chance)
    return html`
      <p class="then-what">
        <${Icon} name="card" />
        ${say("mars-screen-then-cards")}
      </p>
    `;
  return (
    asks !== null &&
    !TURN.has(asks) &&
    html`
      <p class="then-what">
        <${Icon} name="mars/do" />
        ${say("mars-screen-then-choice")}
      </p>
    `
  );
}

/** All of it. @param {{ outlook?: OutlookReport }} props */
export const Outlook = ({ outlook }) =>
  outlook &&
  outlook.refused === null &&
  html`
    <div class="outlook">
      <${Rows} changes=${outlook.changes} view=${viewNow()} />
      <${Then} outlook=${outlook} />
    </div>
  `;

/** In a line, or why it cannot be done after all. @param {{ outlook?: OutlookReport }} props */
export const Brief = ({ outlook }) =>
  outlook &&
  (outlook.refused
    ? html`
        <${WhyNot} why=${outlook.refused} />
      `
    : html`
        <${Line} changes=${outlook.changes} view=${viewNow()} />
      `);

/** How a price is paid. @param {PaymentQuestion} payment @param {Record<string, number>} [by] @returns {[string, number][]} */
export function paidBy({ price, means, default: proposed }, by = proposed ?? {}) {
  const metals = means.map(({ key, value }) => ({ key, count: by[key] ?? 0, value }));
  const rest = price - metals.reduce((sum, { count, value }) => sum + count * value, 0);
  return [
    .../** @type {[string, number][]} */ (metals.map(({ key, count }) => [key, count])),
    /** @type {[string, number]} */ (["mc", Math.max(0, rest)]),
  ].filter(([, count]) => count > 0);
}

/** @param {{ parts: [string, number][] }} props */
export const Parts = ({ parts }) =>
  parts.map(
    ([key, count]) => html`
      <span class="paid-part" key=${key}>
        <${ResourceSymbol} of=${key} />
        <span class="sr">${name({ kind: "mars-resource", id: key })}${" "}</span>
        <b>${count}</b>
      </span>
    `,
  );
