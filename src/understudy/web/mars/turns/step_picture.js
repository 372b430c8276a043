// The picture of one step: moved trackers, the placed tile, changed numbers.

import { html } from "htm/preact";
import { Crop } from "../board/map.js";
import { changesNotReported, placedIn } from "./journal_facts.js";
import { Snippets } from "../board/tracks.js";
import { Deltas } from "./turn_summary.js";

/** @import { Step } from "../../types" */
/** @import { Document } from "../view" */

/** Show one step as a picture. @param {{ doc: Document, step: Step }} props */
export function StepPicture({ doc, step }) {
  const changes = changesNotReported([step]);
  const end = step.number + 1;
  const [placed] = placedIn([step]);
  return html`
    <div class="moment">
      <${Snippets} doc=${doc} changes=${changes} end=${end} />
      ${
        placed &&
        html`
          <figure><${Crop} doc=${doc} id=${placed} after=${end} /></figure>
        `
      }
      <${Deltas} doc=${doc} steps=${[step]} changes=${changes} />
    </div>
  `;
}
