// One step as a picture: the cube that moves, the tile that is laid, the number that changes.

import { html } from "htm/preact";
import { Crop } from "./board.js";
import { factBefore } from "../ledger.js";
import { happened, placedIn } from "./ledger.js";
import { Snippet } from "./tracks.js";
import { Deltas } from "./verdict.js";

/** @import { Step } from "../shapes" */
/** @import { Chosen, Document } from "./view" */

/** Facts that nobody moves anything for. */
const INNER = /^(bot\.(highest\.|took_turn|passed)|human\.passed|score\.|winner|over|phase)/;

/** Whether a fact lies on the table; cards do only where they are real. @param {string} what @param {Chosen["decks"]} decks */
function onTheTable(what, decks) {
  if (INNER.test(what)) return false;
  if (what === "bot.bonus_deck" || what.startsWith("card.B")) return decks.bonus === "real";
  if (what === "bot.action_deck") return decks.bonus === "real" || decks.project === "real";
  return what.startsWith("card.") ? decks.project === "real" : true;
}

/** Whether a step is something for your hands; the app has done the others by itself. @param {Step} step @param {Document} doc */
export const forHands = (step, doc) => (step.changes ?? []).some(({ what }) => onTheTable(what, doc.options.decks));

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
