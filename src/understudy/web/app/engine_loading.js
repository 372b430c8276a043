// What the Lite page says about its engine and its storage: the progress of loading, and that games were deleted.

import { html } from "htm/preact";
import { loadProgress, storageWiped } from "understudy/backend";
import { say } from "./translations.js";

/** @param {number} number */
const oneDecimal = (number) => Math.round(number * 10) / 10;

export function EngineLoading() {
  const progress = loadProgress.value;
  if (storageWiped.value)
    return html`
      <div class="preparing" role="alert"><p>${say("lite-wiped")}</p></div>
    `;
  if (progress === null) return null;
  const { share, done, total, advice } = progress;
  return html`
    <div class="preparing">
      <label>
        ${
          done === undefined || total === undefined
            ? say("lite-preparing")
            : say(advice ? "lite-downloading-advice" : "lite-downloading", {
                done: oneDecimal(done),
                total: oneDecimal(total),
              })
        }
        <progress max="1" value=${share}></progress>
      </label>
    </div>
  `;
}
