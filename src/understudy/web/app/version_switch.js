// Between two versions of the page: the newer one, which waits, takes over; then the page starts.

const PATIENCE = 10_000;
/** How long an older version needs to notice that it has nothing more to do; some look only after an event. */
const REST = 200;
const NUDGE = 2000;

/** @param {number} time in milliseconds */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Settles when the newer version has taken over, or after a while in any case. @param {ServiceWorker} newer */
const takesOver = (newer) =>
  new Promise((resolve) => {
    newer.addEventListener("statechange", () => newer.state !== "activating" && resolve(null));
    newer.postMessage("start", []);
    setInterval(() => navigator.serviceWorker.controller?.postMessage("nothing more", []), NUDGE);
    setTimeout(resolve, PATIENCE);
  });

async function handOver() {
  const registration = await navigator.serviceWorker.getRegistration();
  await pause(REST);
  if (registration?.waiting) await takesOver(registration.waiting);
  location.reload();
}

handOver();
