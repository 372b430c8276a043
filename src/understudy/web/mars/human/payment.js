// The question how to pay a price.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Icon } from "../../ui/controls.js";
import { giveAnswer } from "../../prompt/edited_question.js";
import { sending } from "../../play/game_state/current_game.js";
import { name, say } from "../../app/translations.js";
import { QuestionHead, Undo } from "../../human/questions.js";
import { ResourceSymbol } from "./cards/symbols.js";
import { paidBy } from "./payment_parts.js";

/** @import { PaymentQuestion } from "./view" */

/**
 * Ask how to pay, with a stepper for each resource; money pays the rest.
 * @param {{ question: PaymentQuestion }} props
 */
export function Payment({ question }) {
  const { price, money, means, default: proposed } = question;
  const [paid, setPaid] = useState(/** @type {Record<string, number>} */ (proposed ?? {}));
  const worth = means.reduce((sum, { key, value }) => sum + (paid[key] ?? 0) * value, 0);
  const rest = Math.max(0, price - worth);
  /** Whether one resource less would still be enough. */
  const wasted = means.some(({ key, value }) => (paid[key] ?? 0) > 0 && worth - value >= price);
  const isHeatSpared = means.some(({ key }) => key === "heat") && !proposed?.heat;
  const button = money < rest ? "mars-screen-pay-short" : wasted ? "mars-screen-pay-wasted" : "mars-screen-pay";
  return html`
    <${QuestionHead} question=${question} />
    <div class="brings">
      <div class="pay-bar" aria-hidden="true">
        ${paidBy(question, paid).map(
          ([key, count]) => html`
            <span
              class="r-${key}"
              key=${key}
              style=${{ flexGrow: count * (means.find((one) => one.key === key)?.value ?? 1) }}
            >
              <${Icon} name="mars/${key}" />
              ${count * (means.find((one) => one.key === key)?.value ?? 1)}
            </span>
          `,
        )}
      </div>
      <ul class="pays">
        ${means.map(({ key, value, count }) => {
          const now = paid[key] ?? 0;
          const label = name({ kind: "mars-resource", id: key });
          /** @param {number} next */
          const to = (next) => setPaid({ ...paid, [key]: next });
          return html`
            <li class="pay" key=${key}>
              <${ResourceSymbol} of=${key} />
              <span class="pay-name">
                <b>${label}</b>
                <small>${say("mars-screen-each", { mc: value })}</small>
              </span>
              <span class="stepper">
                <button
                  type="button"
                  class="btn icon"
                  aria-label=${say("page-less", { what: label })}
                  disabled=${now <= 0}
                  onClick=${() => to(now - 1)}
                >
                  <${Icon} name="minus" />
                </button>
                <output>${now}</output>
                <button
                  type="button"
                  class="btn icon"
                  aria-label=${say("page-more", { what: label })}
                  disabled=${now >= count || worth >= price}
                  onClick=${() => to(now + 1)}
                >
                  <${Icon} name="plus" />
                </button>
              </span>
              <span class="pay-left">
                <b>${count - now}</b>
                ${" "}${say("mars-screen-left")}
              </span>
            </li>
          `;
        })}
        <li class="pay">
          <${ResourceSymbol} of="mc" />
          <span class="pay-name">
            <b>${name({ kind: "mars-resource", id: "mc" })}</b>
            <small>${say("mars-screen-fills")}</small>
          </span>
          <span class="pay-rest">${rest}</span>
          <span class="pay-left">
            <b>${money - rest}</b>
            ${" "}${say("mars-screen-left")}
          </span>
        </li>
      </ul>
      <p class="then-what">
        <${Icon} name="why" />
        ${say(isHeatSpared ? "mars-screen-pay-why-heat" : "mars-screen-pay-why")}
      </p>
    </div>
    <div class="go">
      <${Undo} />
      <button
        type="button"
        class="btn primary"
        disabled=${sending.value || money < rest || wasted}
        onClick=${() => giveAnswer(paid)}
      >
        ${say(button, { mc: price })}
      </button>
    </div>
  `;
}
