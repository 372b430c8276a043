// A map in its frame: on a phone twice as large if wanted, to be moved about with a finger.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./parts.js";
import { say } from "./words.js";

/** @import { Children } from "./shapes" */

export const zoomed = signal(false);

/** @param {{ at?: string, children: Children }} props the space to be seen first when the map is enlarged */
export function Zoom({ at, children }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const box = frame.current;
    if (!zoomed.value || !box) return;
    const space = at && box.querySelector(`[data-space="${at}"]`);
    if (space) space.scrollIntoView({ block: "center", inline: "center" });
    else box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [zoomed.value, at]);
  return html`<div class="board-map ${zoomed.value ? "zoomed" : ""}" ref=${frame}>${children}</div>
    <button type="button" class="btn quiet zoom" aria-pressed=${zoomed.value}
      onClick=${() => { zoomed.value = !zoomed.value; }}><${Icon} name="search" /><span class="small">${say("page-zoom")}</span></button>`;
}
