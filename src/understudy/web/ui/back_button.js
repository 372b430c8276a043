// The Back button of the browser closes an open dialog before it leaves the screen: an open dialog has an entry in the
// history of the browser.

import { useLayoutEffect, useRef } from "preact/hooks";

/** Functions that close the open dialogs, the last opened one last. @type {(() => void)[]} */
const closers = [];
/** Whether the history has an entry for the dialogs. */
let hasEntry = false;
/** Whether that entry is being removed, which takes a moment. */
let isRemoving = false;

/** Add the entry, if a dialog is open. */
function addEntry() {
  if (closers.length === 0 || hasEntry || isRemoving) return;
  history.pushState({ dialog: true }, "");
  hasEntry = true;
}

/** Remove the entry, if no dialog is open. */
function removeEntry() {
  if (closers.length > 0 || !hasEntry) return;
  hasEntry = false;
  // After a change of the address the entry is no longer the last one.
  if (!history.state?.dialog) return;
  isRemoving = true;
  history.back();
}

addEventListener("popstate", () => {
  if (hasEntry) {
    hasEntry = false;
    closers.at(-1)?.();
  }
  isRemoving = false;
  // Another dialog may have been opened, or still be open.
  setTimeout(addEntry);
});

// The page was reloaded while a dialog was open.
if (history.state?.dialog) history.back();

/** Let the Back button close a dialog while it is open. @param {boolean} isOpen @param {() => void} close */
export function useBackCloses(isOpen, close) {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => latest.current();
    closers.push(closer);
    addEntry();
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      // The next dialog may open at the same time and use the entry.
      setTimeout(removeEntry);
    };
  }, [isOpen]);
}
