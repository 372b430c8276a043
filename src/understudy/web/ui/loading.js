// Screen while something loads.

import { html } from "htm/preact";
import { useScreen } from "./screen_focus.js";
import { say } from "../app/translations.js";

/** @import { Message } from "../types" */

/** @param {{ why?: string, args?: Message["args"] }} props message to show; with `args` it is announced as an alert */
export function Loading({ why = "page-loading", args }) {
  const heading = useScreen();
  return html`
    <main class="waiting" aria-busy="true">
      <h1 class="sr" tabindex="-1" ref=${heading}>${say("page-title")}</h1>
      <p role=${args && "alert"}>${say(why, args)}</p>
    </main>
  `;
}
