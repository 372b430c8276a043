// A game for somebody else: as a link with the whole game in it, as a code to scan, as a file.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { Note, Section } from "../ui/option_controls.js";
import { canShare, canShareFiles, copyText, download, shareFile, share } from "../ui/clipboard.js";
import { LocalAddressNote, Invite } from "./invite.js";
import { LONGEST_LINK, addressOf, pack } from "./link_codec.js";
import { Icon, Problem, TopBar } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { fileName } from "./save_file.js";
import { QrCode, encodeQrCode } from "../ui/qr_code.js";
import { currentGame } from "../play/current_game.js";
import { systemOf } from "../app/faces.js";
import { say } from "../app/translations.js";

/** @import { GameDocument } from "../types" */

/** The game as a file, and packed: asked for whenever it changes. */
const packed = createLoader(async (/** @type {string} */ state) => {
  const text = await api.readSave(state.split(" ")[0]);
  return { text, ...(await pack(text)) };
});

/** @param {{ doc: GameDocument, letters: string, digits: string }} props */
function Link({ doc, letters, digits }) {
  const [said, setSaid] = useState("");
  const address = addressOf(document.baseURI, letters);
  const squares = encodeQrCode(addressOf(document.baseURI, digits));
  if (address.length > LONGEST_LINK)
    return html`
      <${Note}>${say("page-link-too-long")}<//>
    `;
  const title = say(`page-system-${doc.system}`);
  const toClipboard = async () => setSaid(say((await copyText(address)) ? "page-copied" : "page-link-by-hand"));
  return html`
    ${
      doc.right !== "own" &&
      html`
        <${LocalAddressNote} />
      `
    }
    <div class="take after">
      <button type="button" class="btn" onClick=${toClipboard}>
        <${Icon} name="book" />
        ${say("page-link-copy")}
      </button>
      ${
        canShare() &&
        html`
          <button type="button" class="btn" onClick=${() => share({ title, url: address })}>
            <${Icon} name="share" />
            ${say("page-link-send")}
          </button>
        `
      }
    </div>
    <p class="small muted" role="status">${said}</p>
    <input
      class="line-in packed"
      type="text"
      readonly
      aria-label=${say("page-link-title")}
      value=${address}
      onFocus=${(event) => event.target.select()}
    />
    <h2 class="after">${say("page-code-title")}</h2>
    ${
      squares
        ? html`
            <p class="small muted">${say("page-code-hint")}</p>
            <${QrCode} squares=${squares} label=${say("page-code-alt")} />
          `
        : html`
            <${Note}>${say("page-code-too-long")}<//>
          `
    }
  `;
}

export function Share() {
  const doc = currentGame();
  const found = useLoaded(packed, `${doc.id} ${doc.token}`);
  const name = fileName(doc);
  return html`
    <main class="page">
      <${TopBar}
        title=${say("page-share")}
        sub=${systemOf(doc).title(doc.view)}
        system=${doc.system}
        back=${`#/play/${doc.id}`}
      />
      <${Problem} message=${packed.problem.value} />
      ${
        doc.right === "own" &&
        html`
          <${Invite} doc=${doc} />
        `
      }
      <${Section} title=${say("page-link-title")} hint=${say("page-link-hint")}>
        ${
          found
            ? html`
                <${Link} doc=${doc} letters=${found.letters} digits=${found.digits} />
              `
            : html`
                <p class="small muted">${say("page-loading")}</p>
              `
        }
      <//>
      ${
        found &&
        html`
          <${Section} title=${say("page-file-title")} hint=${say("page-file-hint")}>
            <div class="take">
              <button type="button" class="btn" onClick=${() => download(name, found.text, "application/json")}>
                <${Icon} name="export" />
                ${say("page-save")}
              </button>
              ${
                canShareFiles() &&
                html`
                  <button type="button" class="btn" onClick=${() => shareFile(name, found.text)}>
                    <${Icon} name="share" />
                    ${say("page-send-file")}
                  </button>
                `
              }
            </div>
          <//>
        `
      }
    </main>
  `;
}
