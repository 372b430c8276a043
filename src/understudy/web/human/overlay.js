// The overlay over the game screen. Escape, the close button, a tap outside and the browser's Back
// button close it.

import { html } from "htm/preact";
import { computed, effect, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { game } from "../play/game_state/current_game.js";
import { isSettling, useSettlingAround } from "../prompt/settling.js";
import { useBackCloses } from "../ui/back_button.js";
import { Icon } from "../ui/controls.js";
import { say } from "../app/translations.js";

/** @import { Children } from "../types" */

/** The open overlay: a list of actions such as "use", or "card 024", or "trade luna". */
export const overlay = signal(/** @type {string | null} */ (null));

export const closeOverlay = () => {
  overlay.value = null;
};

/** Identifies the question during which an overlay is open. */
const owner = computed(() => `${game.value?.id} ${game.value?.token}`);
// An overlay that is left open does not open again in another game or for another question.
effect(() => {
  if (owner.value) overlay.value = null;
});

const CARD = "card ";

/** Open the overlay of a card. @param {string} number */
export const openCard = (number) => {
  overlay.value = `${CARD}${number}`;
};

/** Return the number of the card whose overlay is open, or "". */
export const openCardNumber = () => (overlay.value?.startsWith(CARD) ? overlay.value.slice(CARD.length) : "");

/**
 * Return the place of a card in a list, and what opens its neighbors: steps, or the arrow keys.
 * @param {string[]} numbers @param {string} number
 */
export function neighborsOf(numbers, number) {
  const at = numbers.indexOf(number);
  /** @param {number} steps */
  const go = (steps) => openCard(numbers[(at + steps + numbers.length) % numbers.length]);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key === "ArrowLeft") go(-1);
    if (event.key === "ArrowRight") go(1);
  };
  return { at, go, onKeyDown };
}

/**
 * @typedef {{
 *   title: string, sub?: string, beside?: boolean, children: Children, onKeyDown?: (event: KeyboardEvent) => void,
 * }} Props
 */

/** Show an overlay with a heading; on a wide screen in the middle, or `beside` the board. @param {Props} props */
export function Overlay({ title, sub, beside = false, children, onKeyDown }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    return () => dialog?.close();
  }, []);
  // If it is opened again before it was removed, the dialog exists but is closed. It is shown at once, because keys
  // pressed before would act on the screen below.
  useLayoutEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  });
  useBackCloses(true, closeOverlay);
  useSettlingAround();
  /** Close unless the dialog was removed: its close event comes late, when another overlay may be open. */
  const onClose = () => box.current && closeOverlay();
  /** Press the primary button on Enter, unless another element has the focus. @param {KeyboardEvent} event */
  const keys = (event) => {
    // The browser's own close event comes later, and keys of the turn would be lost until then.
    if (event.key === "Escape") {
      event.preventDefault();
      closeOverlay();
    }
    if (event.key === "Enter" && !event.repeat && event.target instanceof HTMLHeadingElement) {
      event.preventDefault();
      /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(".primary:not(:disabled)"))?.click();
    }
    onKeyDown?.(event);
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => event.target === box.current && !isSettling() && closeOverlay();
  return html`
    <dialog
      class="slip ${beside ? "beside" : ""}"
      ref=${box}
      aria-labelledby="slip-title"
      onClose=${onClose}
      onClick=${onClick}
      onKeyDown=${keys}
    >
      <div class="slip-in">
        <header class="slip-head">
          <h2 id="slip-title" tabindex="-1" autofocus>
            ${title}${
              sub &&
              html`
                <small>${sub}</small>
              `
            }
          </h2>
          <button type="button" class="btn quiet icon" aria-label=${say("page-close")} onClick=${closeOverlay}>
            <${Icon} name="cross" />
          </button>
        </header>
        ${children}
      </div>
    </dialog>
  `;
}
