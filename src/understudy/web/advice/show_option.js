// Shows the control of a hinted answer, without pressing it.

import { closeOverlay } from "../human/overlay.js";

/** Close the hint, then scroll to a control of the question and focus it. @param {string} selector */
export function showOption(selector) {
  closeOverlay();
  // The closing overlay returns the focus to the button that opened it.
  requestAnimationFrame(() => {
    const control = /** @type {HTMLElement | null} */ (document.querySelector(`.prompt ${selector}`));
    control?.scrollIntoView({ block: "nearest" });
    control?.focus({ focusVisible: true, preventScroll: true });
  });
}
