// One step as a picture: the cube that moves, the tile that is laid, the number that changes.

import { html } from "htm/preact";
import { Crop } from "../board/map.js";
import { factBefore } from "../../journal/facts.js";
import { changesNotReported, placedIn } from "./journal_facts.js";
import { Snippet } from "../board/tracks.js";
import { Deltas } from "./turn_summary.js";

/** @import { Step } from "../../types" */
/** @import { Document } from "../view" */

/** @param {{ doc: Document, step: Step }} props */
export function StepPicture({ doc, step }) {
  const changes = changesNotReported([step]);
  const end = step.number + 1;
  const moved = doc.view.bot.tracks.filter(({ id }) => changes.has(`bot.track.${id}`));
  const [placed] = placedIn([step]);
  return html`
    <div class="moment">
      ${moved.map(
        (track) => html`
          <${Snippet}
            track=${track}
            ...${changes.get(`bot.track.${track.id}`)}
            highest=${factBefore(doc.journal, `bot.highest.${track.id}`, end, track.highest)}
          />
        `,
      )}${
        placed &&
        html`
          <figure><${Crop} doc=${doc} id=${placed} after=${end} /></figure>
        `
      }
      <${Deltas} doc=${doc} steps=${[step]} changes=${changes} />
    </div>
  `;
}
