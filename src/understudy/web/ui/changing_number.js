// A number that counts from its old value to the new one, with the difference beside it for a moment.

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { number } from "../app/translations.js";
import { motionMs } from "./motion.js";

const COUNT_MS = 700;
const DIFFERENCE_MS = 3000;

/** Return a number with its sign. @param {number} value */
export const signed = (value) => (value < 0 ? number(value) : `+${number(value)}`);

/**
 * Show a number. It counts in steps of `step`; `as` is its element and `cls` that element's class.
 * @param {{ value: number, format?: (value: number) => string, step?: number, as?: string, cls?: string }} props
 */
export function ChangingNumber({ value, format = number, step = 1, as = "b", cls }) {
  const before = useRef(value);
  const [shown, setShown] = useState(value);
  const [difference, setDifference] = useState(0);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = value;
    if (from === value) return undefined;
    setDifference(value - from);
    const duration = motionMs(COUNT_MS);
    const started = performance.now();
    let frame = 0;
    /** @param {number} now */
    const count = (now) => {
      const part = duration > 0 ? Math.min(1, Math.max(0, now - started) / duration) : 1;
      setShown(part < 1 ? from + Math.round(((value - from) * part) / step) * step : value);
      if (part < 1) frame = requestAnimationFrame(count);
    };
    count(started);
    const hiding = setTimeout(() => setDifference(0), DIFFERENCE_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(hiding);
    };
  }, [value]);
  return html`
    <${as} class=${cls}>${format(shown)}<//>
    ${
      difference !== 0 &&
      html`
        <span class="difference ${difference < 0 ? "less" : ""}" aria-hidden="true">${signed(difference)}</span>
      `
    }
  `;
}
