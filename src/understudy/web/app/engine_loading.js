// What has to be done before the first game, where it takes a moment.

import { html } from "htm/preact";
import { loadProgress } from "understudy/backend";
import { say } from "./translations.js";

export function EngineLoading() {
  const share = loadProgress.value;
  if (share === null) return null;
  return html`
    <div class="preparing">
      <label>
        ${say("lite-preparing")}
        <progress max="1" value=${share}></progress>
      </label>
    </div>
  `;
}
