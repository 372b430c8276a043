// A new question and an overlay that opens or closes ignore taps and keys for a moment, so that a second one meant for
// what was there before does nothing. The style sheet turns off the taps on the controls of the game.

import { useLayoutEffect } from "preact/hooks";

const DELAY_MS = 400;

/** Return the delay. Tests that play many questions set a shorter one as the global `understudySettlingMs`. */
const delay = () => /** @type {{ understudySettlingMs?: number }} */ (globalThis).understudySettlingMs ?? DELAY_MS;

const root = document.documentElement;
let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);

/** Ignore input until the delay has passed. */
function settle() {
  clearTimeout(timer);
  if (delay() === 0) return;
  root.dataset.settling = "";
  timer = setTimeout(() => {
    delete root.dataset.settling;
  }, delay());
}

/** Ignore input for a moment when the key changes: the key identifies what is asked. @param {string} key */
export const useSettling = (key) => useLayoutEffect(settle, [key]);

/** Ignore input for a moment when the component appears and when it disappears. */
export const useSettlingAround = () =>
  useLayoutEffect(() => {
    settle();
    return settle;
  }, []);

/** Return whether input is ignored now. */
export const isSettling = () => root.dataset.settling !== undefined;

/** Return whether a text field has the focus. @param {EventTarget | null} target */
const isTextField = (target) =>
  target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea, select") !== null;

/** Ignore keys that press a button and shortcuts; others move the focus or type text. @param {KeyboardEvent} event */
function ignoreKey(event) {
  if (!isSettling() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== "Enter" && (event.key.length > 1 || isTextField(event.target))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

// Firefox presses a button when the space bar is released.
for (const type of /** @type {const} */ (["keydown", "keyup"])) document.addEventListener(type, ignoreKey, true);
