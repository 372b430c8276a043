// Registers the service worker, which lets the page open without the server.

import { signal } from "@preact/signals";
import { loaded } from "understudy/backend";
import { scriptAddress } from "./trusted_types.js";

/** Whether a newer version of the page is cached and waits for the next start. */
export const updateWaiting = signal(false);

/**
 * Set `updateWaiting` whenever a newer version waits.
 * @param {ServiceWorkerRegistration | undefined} registration undefined in browsers that may not store anything
 */
function watchForUpdates(registration) {
  if (!registration) return;
  const checkWaiting = () => {
    updateWaiting.value = Boolean(registration.waiting && navigator.serviceWorker.controller);
  };
  checkWaiting();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", checkWaiting),
  );
  document.addEventListener("visibilitychange", () => {
    // Check again, because the page may stay open for days.
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

const register = () => navigator.serviceWorker.register(scriptAddress("worker.js")).then(watchForUpdates, () => {});

/** Register it later: caching files must not compete with the first view and the engine for the network. */
const registerSoon = () => loaded.then(() => setTimeout(register, 500));

/** Register the service worker, where the browser supports it; it requires HTTPS or localhost. */
export function registerServiceWorker() {
  if (!navigator.serviceWorker) return;
  if (document.readyState === "complete") registerSoon();
  else window.addEventListener("load", registerSoon, { once: true });
}
