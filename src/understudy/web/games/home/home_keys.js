// Shortcuts of the home screen: an element names its key in `data-key`.

import { useEffect } from "preact/hooks";
import { keys } from "../../app/settings.js";

/** Elements that use the keys themselves. */
const TAKES_KEYS = "a, button, summary, input, textarea, select, dialog";

/** Click the element with the pressed key. @param {KeyboardEvent} event */
function onKey(event) {
  if (keys.value === "off" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(TAKES_KEYS))) return;
  const found = /** @type {HTMLElement | null} */ (
    document.querySelector(`.home [data-key="${CSS.escape(event.key.toLowerCase())}"]`)
  );
  if (!found) return;
  event.preventDefault();
  found.click();
}

/** Listen to the shortcuts while the home screen is shown. */
export function useHomeKeys() {
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
