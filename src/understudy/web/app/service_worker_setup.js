// A helper behind the page keeps everything it needs, so that it opens without the server too.

import { signal } from "@preact/signals";
import { scriptAddress } from "./trusted_types.js";

/** A newer version of the page is here and waits for the next start. */
export const updateWaiting = signal(false);

/** @param {ServiceWorkerRegistration | undefined} registration some browsers that may not keep anything give none */
function watchForUpdates(registration) {
  if (!registration) return;
  const look = () => {
    updateWaiting.value = Boolean(registration.waiting && navigator.serviceWorker.controller);
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    // A page that is never closed hears of newer versions too.
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

const register = () => navigator.serviceWorker.register(scriptAddress("worker.js")).then(watchForUpdates, () => {});

/** Browsers allow it only to pages that came over a safe way; the others work as before. */
export function registerServiceWorker() {
  if (!navigator.serviceWorker) return;
  // The first view comes first.
  if (document.readyState === "complete") setTimeout(register, 500);
  else window.addEventListener("load", () => setTimeout(register, 500), { once: true });
}
