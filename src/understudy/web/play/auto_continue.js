// A sheet that goes on by itself after a while, for those who want that: whatever is touched, pressed or scrolled stops it.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { motion, autoContinue } from "../app/settings.js";
import { say } from "../app/translations.js";

const DELAY_MS = 6000;
const STOP_EVENTS = ["pointerdown", "keydown", "wheel", "touchmove", "focusin"];
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether sheets may go on at all on this device. */
const isEnabled = () => autoContinue.value === "six" && motion.value !== "none" && !reducedMotion.matches;

/** Go on with what is looked at, unless it is not to be left alone or somebody stays. @param {boolean} allowed whether it may be left @param {() => void} onContinue @returns {"runs" | "stays" | null} nothing where it waits anyway */
export function useAutoContinue(allowed, onContinue) {
  const [stopped, setStopped] = useState(false);
  const enabled = allowed && isEnabled();
  const runs = enabled && !stopped;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(onContinue, DELAY_MS);
    const stop = () => setStopped(true);
    // The heading of the sheet takes the focus when it comes.
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

/** How much time is left, and the way to stop it; the button keeps its place, so that no finger meets another one there. @param {{ going: "runs" | "stays" }} props */
export const AutoContinue = ({ going }) => html`
  ${
    going === "runs" &&
    html`
      <i class="going-on" aria-hidden="true"></i>
    `
  }
  <button type="button" class="btn stay" aria-pressed=${going === "stays"}>${say("page-stay")}</button>
`;
