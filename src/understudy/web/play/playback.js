// Plays finished turns of the bot on the board, step by step, before or beside their report. Any touch or key ends it.

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isSettling } from "../prompt/settling.js";
import { motionMs } from "../ui/motion.js";

/** @import { Step } from "../types" */

const STEP_MS = 650;
/** The longest playback; turns with many steps play faster. */
const MAX_MS = 5000;
const END_EVENTS = ["pointerdown", "keydown"];

/** Number of journal steps that the board shows during a playback, or null: all of them. */
export const stepsShown = signal(/** @type {number | null} */ (null));

/** What has been played since the page was opened. @type {Set<string>} */
const played = new Set();

/** End the playback: show all steps. */
export const endPlayback = () => {
  stepsShown.value = null;
};

/** End the playback unless the input was meant for what was there before. */
const skip = () => !isSettling() && endPlayback();

/**
 * Play these steps once; `key` identifies them. Nothing is played without motion.
 * @param {string} key @param {Step[]} steps
 */
export function usePlayback(key, steps) {
  useLayoutEffect(() => {
    const pace = Math.min(motionMs(STEP_MS), MAX_MS / steps.length);
    if (steps.length === 0 || pace === 0 || played.has(key)) return undefined;
    played.add(key);
    stepsShown.value = steps[0].number;
    let next = 0;
    const timer = setInterval(() => {
      if (stepsShown.peek() === null) return;
      stepsShown.value = next < steps.length ? steps[next].number + 1 : null;
      next += 1;
    }, pace);
    END_EVENTS.forEach((event) => document.addEventListener(event, skip, true));
    return () => {
      clearInterval(timer);
      END_EVENTS.forEach((event) => document.removeEventListener(event, skip, true));
      endPlayback();
    };
  }, [key]);
}
