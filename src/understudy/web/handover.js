// Between two versions of the page: the newer one, which waits, takes over; then the page starts.

const PATIENCE = 10_000;
const NUDGE = 300;

/** Settles when the newer version has taken over, or after a while in any case. @param {ServiceWorker} newer */
const takesOver = (newer) => new Promise((resolve) => {
  newer.addEventListener("statechange", () => newer.state !== "activating" && resolve(null));
  newer.postMessage("start", []);
  // Some browsers look only after an event whether the older version has nothing more to do.
  setInterval(() => navigator.serviceWorker.controller?.postMessage("nothing more", []), NUDGE);
  setTimeout(resolve, PATIENCE);
});

async function handOver() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) await takesOver(registration.waiting);
  location.reload();
}

handOver();
