// Loads the page again if a module that it imports at the start cannot be fetched. Without it an empty page would stay.

const RETRY_MS = 1500;

// A script that fails does not bubble. Scripts run in order, so this one is ready before the page's own fails.
addEventListener(
  "error",
  (event) => {
    if (event.target instanceof HTMLScriptElement) setTimeout(() => location.reload(), RETRY_MS);
  },
  true,
);
