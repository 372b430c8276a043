// A game for somebody else: as a link with the whole game in it, as a code to scan, as a file.

import { generate } from "lean-qr";
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "./api.js";
import { Note, Section } from "./choosing.js";
import { canSend, canSendFiles, copy, download, sendFile, sendWords } from "./export.js";
import { LONGEST_LINK, addressOf, pack } from "./packing.js";
import { Icon, Problem, TopBar } from "./parts.js";
import { reading, useReading } from "./reading.js";
import { fileName } from "./savefile.js";
import { theGame } from "./store.js";
import { systemOf } from "./systems.js";
import { say } from "./words.js";

/** @import { GameDocument } from "./shapes" */

/** White around a code, in its own squares: without it cameras do not find its edge. */
const MARGIN = 4;

/** The game as a file, and packed: asked for whenever it changes. */
const packed = reading(async (/** @type {string} */ state) => {
  const text = await api.save(state.split(" ")[0]);
  return { text, ...await pack(text) };
});

/** Addresses that lead back to the device itself, whoever opens them. @param {string} host */
const isOwnMachine = (host) => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** The squares of a code; null if it would be too large. @param {string} address */
function squaresOf(address) {
  try {
    return generate(address);
  } catch {
    return null;
  }
}

/** A code to scan, always dark on light. @param {{ squares: ReturnType<typeof generate> }} props */
function Code({ squares }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useEffect(() => {
    if (canvas.current) squares.toCanvas(canvas.current, { pad: MARGIN, on: [0, 0, 0], off: [255, 255, 255] });
  }, [squares]);
  return html`<canvas class="code" ref=${canvas} role="img" aria-label=${say("page-code-alt")}></canvas>`;
}

/** @param {{ doc: GameDocument, letters: string, digits: string }} props */
function Link({ doc, letters, digits }) {
  const [said, setSaid] = useState("");
  const address = addressOf(document.baseURI, letters);
  const squares = squaresOf(addressOf(document.baseURI, digits));
  if (address.length > LONGEST_LINK) return html`<${Note}>${say("page-link-too-long")}</${Note}>`;
  const title = say(`page-system-${doc.system}`);
  const toClipboard = async () => setSaid(say(await copy(address) ? "page-copied" : "page-link-by-hand"));
  return html`
    ${isOwnMachine(location.hostname) && html`<${Note}>${say("page-link-here-only", { host: location.host })}</${Note}>`}
    <div class="take after">
      <button type="button" class="btn" onClick=${toClipboard}><${Icon} name="book" />${say("page-link-copy")}</button>
      ${canSend() && html`<button type="button" class="btn" onClick=${() => sendWords({ title, url: address })}><${Icon} name="share" />${say("page-link-send")}</button>`}</div>
    <p class="small muted" role="status">${said}</p>
    <input class="line-in packed" type="text" readonly aria-label=${say("page-link-title")} value=${address} onFocus=${(event) => event.target.select()} />
    <h2 class="after">${say("page-code-title")}</h2>
    ${squares ? html`<p class="small muted">${say("page-code-hint")}</p><${Code} squares=${squares} />` : html`<${Note}>${say("page-code-too-long")}</${Note}>`}`;
}

export function PassOn() {
  const doc = theGame();
  const found = useReading(packed, `${doc.id} ${doc.token}`);
  const name = fileName(doc);
  return html`<main class="page">
    <${TopBar} title=${say("page-share")} sub=${systemOf(doc).title(doc.view)} system=${doc.system} back=${`#/play/${doc.id}`} />
    <${Problem} message=${packed.problem.value} />
    <${Section} title=${say("page-link-title")} hint=${say("page-link-hint")}>
      ${found ? html`<${Link} doc=${doc} letters=${found.letters} digits=${found.digits} />` : html`<p class="small muted">${say("page-loading")}</p>`}
    </${Section}>
    ${found && html`<${Section} title=${say("page-file-title")} hint=${say("page-file-hint")}><div class="take">
      <button type="button" class="btn" onClick=${() => download(name, found.text, "application/json")}><${Icon} name="export" />${say("page-save")}</button>
      ${canSendFiles() && html`<button type="button" class="btn" onClick=${() => sendFile(name, found.text)}><${Icon} name="share" />${say("page-send-file")}</button>`}
    </div></${Section}>`}
  </main>`;
}
