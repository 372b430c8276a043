// A helper behind the page keeps everything it needs, so that it opens without the server too.

import { scriptAddress } from "./trusted.js";

const register = () => navigator.serviceWorker.register(scriptAddress("worker.js")).catch(() => {});

/** Browsers allow it only to pages that came over a safe way; the others work as before. */
export function install() {
  if (!navigator.serviceWorker) return;
  // The first view comes first.
  if (document.readyState === "complete") setTimeout(register, 500);
  else window.addEventListener("load", () => setTimeout(register, 500), { once: true });
}
