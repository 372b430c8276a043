// A code to scan, always dark on light.

import { generate } from "lean-qr";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";

/** White around a code, in its own squares: without it cameras do not find its edge. */
const MARGIN = 4;

/** The squares of a code; null if it would be too large. @param {string} address */
export function encodeQrCode(address) {
  try {
    return generate(address);
  } catch {
    return null;
  }
}

/** @param {{ squares: ReturnType<typeof generate>, label: string }} props */
export function QrCode({ squares, label }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useEffect(() => {
    if (canvas.current) squares.toCanvas(canvas.current, { pad: MARGIN, on: [0, 0, 0], off: [255, 255, 255] });
  }, [squares]);
  return html`
    <canvas class="code" ref=${canvas} role="img" aria-label=${label}></canvas>
  `;
}
