// Keeps the screen on while a game is open.

import { useEffect } from "preact/hooks";

/** Keep the screen on while the component is shown. */
export function useWakeLock() {
  useEffect(() => {
    /** @type {WakeLockSentinel | null | undefined} */
    let lock = null;
    let left = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // Some browsers have no wake lock; others refuse it when the battery is low.
      lock = await navigator.wakeLock?.request("screen").catch(() => null);
      if (left) lock?.release();
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", ask);
      lock?.release();
    };
  }, []);
}
