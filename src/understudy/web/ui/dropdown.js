// A button that opens a list of links and buttons below it.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./controls.js";

/** @import { Children } from "../types" */

/**
 * Show the button, and the list while it is open.
 * @param {{ label: string, icon: string, closesOnChoice?: boolean, children?: Children }} props
 */
export function Dropdown({ label, icon, closesOnChoice, children }) {
  const [open, setOpen] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const escape = (event) => event.key === "Escape" && setOpen(false);
    /** @param {PointerEvent} event */
    const clickOutside = (event) => !box.current?.contains(/** @type {Node} */ (event.target)) && setOpen(false);
    document.addEventListener("keydown", escape);
    document.addEventListener("pointerdown", clickOutside);
    return () => {
      document.removeEventListener("keydown", escape);
      document.removeEventListener("pointerdown", clickOutside);
    };
  }, []);
  return html`
    <div class="menu" ref=${box}>
      <button
        type="button"
        class="btn quiet icon"
        aria-label=${label}
        aria-expanded=${open}
        onClick=${() => setOpen(!open)}
      >
        <${Icon} name=${icon} />
      </button>
      ${
        open &&
        html`
          <div class="menu-list card" onClick=${closesOnChoice ? () => setOpen(false) : undefined}>${children}</div>
        `
      }
    </div>
  `;
}
