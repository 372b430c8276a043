// A sheet that comes up over the table; Escape, the cross and a tap beside it put it away.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/controls.js";
import { say } from "../../app/translations.js";
import { sheet } from "./answer_queue.js";

/** @import { Children } from "../../types" */

const close = () => {
  sheet.value = null;
};

/** @param {{ title: string, sub?: string, children: Children, onKeyDown?: (event: KeyboardEvent) => void }} props */
export function Overlay({ title, sub, children, onKeyDown }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    return () => dialog?.close();
  }, []);
  // Asked for again before it was taken away, it is there but closed.
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  });
  /** The dialog of a sheet that is gone tells so late; another one may be open by then. */
  const closed = () => box.current && close();
  /** Enter presses the filled button, unless something else has the focus. @param {KeyboardEvent} event */
  const keys = (event) => {
    // Left to itself the browser tells of it only later, and keys of the turn would be lost until then.
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
    if (event.key === "Enter" && event.target instanceof HTMLHeadingElement) {
      event.preventDefault();
      /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(".primary:not(:disabled)"))?.click();
    }
    onKeyDown?.(event);
  };
  /** @param {MouseEvent} event */
  const beside = (event) => event.target === box.current && close();
  return html`
    <dialog class="slip" ref=${box} aria-labelledby="slip-title" onClose=${closed} onClick=${beside} onKeyDown=${keys}>
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
          <button type="button" class="btn quiet icon" aria-label=${say("page-close")} onClick=${close}>
            <${Icon} name="cross" />
          </button>
        </header>
        ${children}
      </div>
    </dialog>
  `;
}
