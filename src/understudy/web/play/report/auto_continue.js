// Closes a turn report after some seconds, if the setting is on. Any input stops the countdown.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { autoContinue } from "../../app/settings.js";
import { say } from "../../app/translations.js";
import { isStill } from "../../ui/motion.js";

const DELAY_MS = 6000;
const STOP_EVENTS = ["pointerdown", "keydown", "wheel", "touchmove", "focusin"];

/** Return whether the settings of this device allow it. */
const isEnabled = () => autoContinue.value === "six" && !isStill();

/** @typedef {"runs" | "stays"} Countdown "stays" if the player stopped it */

/**
 * Run the countdown if it is allowed. Return its state, or null if there is none.
 * @param {boolean} allowed @param {() => void} onContinue @returns {Countdown | null}
 */
export function useAutoContinue(allowed, onContinue) {
  const [stopped, setStopped] = useState(false);
  const enabled = allowed && isEnabled();
  const runs = enabled && !stopped;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(onContinue, DELAY_MS);
    const stop = () => setStopped(true);
    // Wait, because the heading of the report takes the focus first.
    const listening = setTimeout(() =>
      STOP_EVENTS.forEach((event) => document.addEventListener(event, stop, { passive: true })),
    );
    return () => {
      clearTimeout(timer);
      clearTimeout(listening);
      STOP_EVENTS.forEach((event) => document.removeEventListener(event, stop));
    };
  }, [runs]);
  if (!enabled) return null;
  return runs ? "runs" : "stays";
}

/**
 * Show the countdown and a button that stops it; the button stays, so that no other one gets the click.
 * @param {{ state: Countdown }} props
 */
export const AutoContinue = ({ state }) => html`
  ${
    state === "runs" &&
    html`
      <i class="going-on" aria-hidden="true"></i>
    `
  }
  <button type="button" class="btn stay" aria-pressed=${state === "stays"}>${say("page-stay")}</button>
`;
