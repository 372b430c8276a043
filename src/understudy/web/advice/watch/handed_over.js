// The game that is handed over to the expert, who then plays the player's side.

import { signal } from "@preact/signals";
import { hints } from "../../app/settings.js";
import { systemOf } from "../../app/faces.js";
import { tab } from "../../play/current_view.js";
import { currentOpenGame, watching } from "../../play/game_state/current_game.js";

/** @import { GameDocument } from "../../types" */

/** The game that is handed over, and how many answers it had then; null if there is none. */
export const handedOver = signal(/** @type {{ id: string, answers: number } | null} */ (null));

/** Return whether the expert plays this game. @param {GameDocument} doc */
export const isExpertPlaying = (doc) =>
  handedOver.value?.id === doc.id && !doc.over && !watching.value && hints.value === "on";

/** Return whether the expert could play this game on. @param {GameDocument} doc */
export const canHandOver = (doc) =>
  hints.value === "on" && !watching.value && !doc.over && Boolean(systemOf(doc).screen?.advice?.isOffered(doc.view));

/** Hand the game over to the expert, and show the board. @param {GameDocument} doc */
export function handOver(doc) {
  currentOpenGame().markSeen();
  tab.value = "board";
  handedOver.value = { id: doc.id, answers: doc.answers };
}

/** Play on yourself. */
export const takeOver = () => {
  handedOver.value = null;
};
