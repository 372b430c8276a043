// Progress bar while the engine of the Lite page loads.

import { html } from "htm/preact";
import { loadProgress } from "understudy/backend";
import { say } from "./translations.js";

export function EngineLoading() {
  const progress = loadProgress.value;
  if (progress === null) return null;
  return html`
    <div class="preparing">
      <label>
        ${say("lite-preparing")}
        <progress max="1" value=${progress}></progress>
      </label>
    </div>
  `;
}
