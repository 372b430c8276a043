// Frame of a map, which can be enlarged and scrolled.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { spaceField } from "../prompt/pending_answer.js";
import { Icon } from "./controls.js";
import { say } from "../app/translations.js";

/** @import { Children } from "../types" */

export const zoomed = signal(false);

/** @param {{ at?: string, children: Children }} props `at` is the space to scroll to when the map is enlarged */
export function Zoom({ at, children }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const asking = spaceField.value !== null;
  useEffect(() => {
    const box = frame.current;
    if (!box || (!zoomed.value && !asking)) return;
    const space = at && box.querySelector(`[data-space="${at}"]`);
    const align = zoomed.value ? "center" : "nearest";
    if (space) space.scrollIntoView({ block: align, inline: align });
    else box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [zoomed.value, asking, at]);
  // While a space is asked for, spaces are large enough to tap.
  return html`
    <div class="board-map ${zoomed.value ? "zoomed" : asking ? "asking" : ""}" ref=${frame}>${children}</div>
    <button
      type="button"
      class="btn quiet zoom"
      aria-pressed=${zoomed.value}
      onClick=${() => {
        zoomed.value = !zoomed.value;
      }}
    >
      <${Icon} name="zoom" />
      <span class="small">${say("page-zoom")}</span>
    </button>
  `;
}
