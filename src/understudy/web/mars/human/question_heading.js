// The words of a question; they have the focus when what was pressed last is no more.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { keys } from "../../app/settings.js";

/** @import { Children } from "../../types" */

/** @param {{ children: Children }} props */
export function Heading({ children }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // A sheet that closes gives the focus back to what opened it, if that is still there.
    const timer = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(timer);
  }, []);
  /** Enter presses the filled button of the question. @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "Enter" || keys.peek() === "off") return;
    event.preventDefault();
    /** @type {HTMLElement | null | undefined} */ (
      heading.current?.closest(".prompt")?.querySelector(".go .primary:not(:disabled)")
    )?.click();
  };
  return html`
    <h2 class="q" tabindex="-1" ref=${heading} onKeyDown=${press}>${children}</h2>
  `;
}
