// Undo, with a confirmation before hidden information that was already seen would be undone.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { currentGame, sendUndo } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { say } from "../app/translations.js";
import { useBackCloses } from "../ui/back_button.js";

/** The undo to be confirmed: the game, and the number of answers to keep; null if there is none. */
const pendingUndo = signal(/** @type {{ id: string, to: number } | null} */ (null));

/** Undo the last action, or all answers after the first `to`. @param {number} [to] */
export function undo(to) {
  const doc = currentGame();
  const target = to ?? systemOf(doc).undoTo(doc) ?? doc.answers - 1;
  if (target < doc.unseen_since && !doc.looked_ahead) pendingUndo.value = { id: doc.id, to: target };
  else sendUndo(target);
}

/** Ask for confirmation of a peek; only once per game, which is marked then. */
export function PeekDialog() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const open = pendingUndo.value?.id === currentGame().id ? pendingUndo.value : null;
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const close = () => {
    pendingUndo.value = null;
  };
  useBackCloses(open !== null, close);
  // Do not ask again after the screen was left.
  useEffect(() => close, []);
  const confirm = () => {
    close();
    if (open) sendUndo(open.to);
  };
  return (
    open &&
    html`
      <dialog class="card look-ahead" ref=${dialog} aria-labelledby="look-ahead-title" onClose=${close}>
        <h2 id="look-ahead-title">${say("page-look-ahead")}</h2>
        <p>${say("page-look-ahead-hint")}</p>
        <div class="go">
          <button type="button" class="btn" onClick=${close}>${say("page-look-ahead-stay")}</button>
          <button type="button" class="btn primary" onClick=${confirm}>${say("page-look-ahead-go")}</button>
        </div>
      </dialog>
    `
  );
}
