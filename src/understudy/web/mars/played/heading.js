// The words of a question; they have the focus when what was pressed last is no more.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";

/** @import { Children } from "../../shapes" */

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
  return html`<h2 class="q" tabindex="-1" ref=${heading}>${children}</h2>`;
}
