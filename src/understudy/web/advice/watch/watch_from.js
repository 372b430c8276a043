// Lets the expert play on from an earlier decision: in a copy of the game that ends before that answer.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { errorMessage } from "../../requests/errors.js";
import { hints } from "../../app/settings.js";
import { say } from "../../app/translations.js";
import { Problem } from "../../ui/controls.js";
import { tab } from "../../play/current_view.js";
import { watching } from "../../play/game_state/current_game.js";
import { handedOver } from "./handed_over.js";

/** @import { GameDocument, Message } from "../../types" */

/** Make the copy, hand it over and show it. @param {string} id @param {number} at @param {string} title */
async function watchFrom(id, at, title) {
  const save = await api.readStart(id, at);
  const imported = await api.importGame({ save, title, created: null, updated: null, beside: true });
  const copy = await api.load(imported.id);
  tab.value = "board";
  handedOver.value = { id: copy.id, answers: copy.answers };
  location.hash = `#/play/${copy.id}`;
}

/**
 * Show the button, after the end of a game; a refusal is shown above it.
 * @param {{ doc: GameDocument, at: number, from: string }} props `from` names the round of the decision
 */
export function WatchFrom({ doc, at, from }) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(/** @type {Message | null} */ (null));
  if (!doc.over || watching.value || hints.value !== "on") return null;
  const start = async () => {
    setBusy(true);
    try {
      await watchFrom(doc.id, at, say("page-watch-title", { from }));
    } catch (error) {
      setRefusal(errorMessage(error));
      setBusy(false);
    }
  };
  return html`
    <${Problem} message=${refusal} />
    <button type="button" class="btn watch-from" aria-keyshortcuts="w" disabled=${busy} onClick=${start}>
      ${say("page-watch-from")}
    </button>
  `;
}
