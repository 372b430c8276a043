// Script of handover.html: activates the waiting newer version of the page, then reloads.

/** Milliseconds until the page reloads in any case. */
const TIMEOUT = 10_000;
/** Milliseconds that the older worker needs to become idle. */
const SETTLE_TIME = 200;
/** Milliseconds between messages to the older worker; some browsers notice only after an event that it is idle. */
const NUDGE_INTERVAL = 2000;

/** @param {number} time in milliseconds */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Activate the newer version. Resolves when it is active, or after the timeout. @param {ServiceWorker} newer */
const activation = (newer) =>
  new Promise((resolve) => {
    newer.addEventListener("statechange", () => newer.state !== "activating" && resolve(null));
    newer.postMessage("start", []);
    setInterval(() => navigator.serviceWorker.controller?.postMessage("nothing more", []), NUDGE_INTERVAL);
    setTimeout(resolve, TIMEOUT);
  });

/** Activate the waiting version, if there is one, and reload the page. */
async function switchVersion() {
  const registration = await navigator.serviceWorker.getRegistration();
  await pause(SETTLE_TIME);
  if (registration?.waiting) await activation(registration.waiting);
  location.reload();
}

switchVersion();
