// One step as a picture: the cube that moves, the tile that is laid, the number that changes.

import { html } from "htm/preact";
import { Crop } from "./board.js";
import { factBefore } from "../ledger.js";
import { happened, placedIn } from "./ledger.js";
import { Snippet } from "./tracks.js";
import { Deltas } from "./verdict.js";

/** @import { Step } from "../shapes" */
/** @import { Document } from "./view" */

/** @param {{ doc: Document, step: Step }} props */
export function Moment({ doc, step }) {
  const changes = happened([step]);
  const end = step.number + 1;
  const moved = doc.view.bot.tracks.filter(({ id }) => changes.has(`bot.track.${id}`));
  const [placed] = placedIn([step]);
  return html`<div class="moment">
    ${moved.map((track) => html`<${Snippet} track=${track} ...${changes.get(`bot.track.${track.id}`)}
      highest=${factBefore(doc.journal, `bot.highest.${track.id}`, end, track.highest)} />`)}
    ${placed && html`<figure><${Crop} doc=${doc} id=${placed} after=${end} /></figure>`}
    <${Deltas} doc=${doc} steps=${[step]} changes=${changes} />
  </div>`;
}
