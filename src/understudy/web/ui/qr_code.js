// QR codes, always dark on light.

import { generate } from "lean-qr";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";

/** Modules of white around a code; cameras need them to find it. */
const MARGIN = 4;

/** Return the QR code of an address, or null if it is too long. @param {string} address */
export function encodeQrCode(address) {
  try {
    return generate(address);
  } catch {
    return null;
  }
}

/** @param {{ code: ReturnType<typeof generate>, label: string }} props */
export function QrCode({ code, label }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useEffect(() => {
    if (canvas.current) code.toCanvas(canvas.current, { pad: MARGIN, on: [0, 0, 0], off: [255, 255, 255] });
  }, [code]);
  return html`
    <canvas class="code" ref=${canvas} role="img" aria-label=${label}></canvas>
  `;
}
