// The heading of a question, which takes the focus if the pressed button is gone.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { keys } from "../app/settings.js";

/** @import { Children } from "../types" */

/** Show the heading of a question. @param {{ children: Children }} props */
export function Heading({ children }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // An overlay that closes first returns the focus to the element that opened it, if it still exists.
    const timer = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(timer);
  }, []);
  /** Press the primary button of the question on Enter. @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "Enter" || event.repeat || keys.peek() === "off") return;
    event.preventDefault();
    /** @type {HTMLElement | null | undefined} */ (
      heading.current?.closest(".prompt")?.querySelector(".go .primary:not(:disabled)")
    )?.click();
  };
  return html`
    <h2 class="q" tabindex="-1" ref=${heading} onKeyDown=${press}>${children}</h2>
  `;
}
