// The names of the moves of a turn, for hints and reviews.

import { html } from "htm/preact";
import { labelled, name, say } from "../../../app/translations.js";
import { Icon } from "../../../ui/controls.js";
import { printed } from "../../printed_constants.js";
import { placeName } from "../city/placement.js";
import { TilePicture } from "../map/tiles.js";
import { benefitText } from "../symbols/benefit_symbols.js";
import { TrackSign } from "../symbols/symbols.js";
import { PaymentStamps } from "../turn.js";

/** @import { Children } from "../../../types" */

/**
 * Return a payment or a turned tile as a picture with its name for readers, and how a landmark lies; null for other
 * answers.
 * @param {string} kind @param {string} id @returns {Children}
 */
export function answerName(kind, id) {
  if (kind === "tapestry-payment")
    return html`
      <span class="t-move" aria-hidden="true"><${PaymentStamps} payment=${id} /></span>
      <span class="sr">${name({ kind, id })}</span>
    `;
  if (kind === "tapestry-place") return placeName(id);
  if (kind !== "tapestry-turned-tile") return null;
  const [tile, turn] = id.split(".");
  return html`
    <span class="t-move">
      <${TilePicture} tile=${tile} turn=${Number(turn)} />
      <span class="sr">${labelled(name({ kind, id }))}</span>
      ${benefitText(printed().tiles[tile])}
    </span>
  `;
}

/** Return the name of a move. @param {Record<string, string>} move @returns {Children} */
export const moveName = (move) =>
  move.do === "advance"
    ? html`
        <span class="t-move">
          <${TrackSign} of=${move.track} />
          ${say("page-held", {
            owner: say("tapestry-move-advance"),
            what: name({ kind: "tapestry-track", id: move.track }),
          })}
        </span>
      `
    : html`
        <span class="t-move">
          <${Icon} name="tapestry/income" />
          ${say("tapestry-move-income")}
        </span>
      `;
