// A sheet that goes on by itself after a while, for those who want that: whatever is touched, pressed or scrolled stops it.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { motion, autoContinue } from "../app/settings.js";
import { say } from "../app/translations.js";

const AFTER = 6000;
const STOPPING = ["pointerdown", "keydown", "wheel", "touchmove", "focusin"];
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether sheets may go on at all on this device. */
const wanted = () => autoContinue.value === "six" && motion.value !== "none" && !still.matches;

/**
 * Go on with what is looked at, unless it is not to be left alone or somebody stays.
 * @param {boolean} alone whether it may be left @param {() => void} go @returns {"runs" | "stays" | null} nothing where it waits anyway
 */
export function useAutoContinue(alone, go) {
  const [stayed, setStayed] = useState(false);
  const can = alone && wanted();
  const runs = can && !stayed;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(go, AFTER);
    const stay = () => setStayed(true);
    // The heading of the sheet takes the focus when it comes.
    const listening = setTimeout(() =>
      STOPPING.forEach((event) => document.addEventListener(event, stay, { passive: true })),
    );
    return () => {
      clearTimeout(timer);
      clearTimeout(listening);
      STOPPING.forEach((event) => document.removeEventListener(event, stay));
    };
  }, [runs]);
  if (!can) return null;
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
