// A helper behind the page keeps everything it needs, so that it opens without the server too.

const WORKER = "worker.js";

/** Only our own worker may become a script. */
const trusted = (address) => globalThis.trustedTypes
  ?.createPolicy("understudy", { createScriptURL: () => address }).createScriptURL(address) ?? address;

const register = () => navigator.serviceWorker.register(trusted(new URL(WORKER, document.baseURI).href)).catch(() => {});

/** Browsers allow it only to pages that came over a safe way; the others work as before. */
export function install() {
  if (!navigator.serviceWorker) return;
  // The first view comes first.
  if (document.readyState === "complete") setTimeout(register, 500);
  else window.addEventListener("load", () => setTimeout(register, 500), { once: true });
}
