// The screen stays on while the game is open: hands on cardboard do not tap.

import { useEffect } from "preact/hooks";

export function useWakeLock() {
  useEffect(() => {
    /** @type {WakeLockSentinel | null | undefined} */
    let lock = null;
    let left = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // Not every browser has it, and a nearly empty battery refuses.
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
