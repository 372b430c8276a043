// Screen for sharing a game: as a link that holds the whole game, as a QR code, or as a file.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { Note, Section } from "../ui/option_controls.js";
import { canShare, canShareFiles, copyText, download, shareFile, share } from "../ui/clipboard.js";
import { keepStarted } from "./empty_game.js";
import { LocalAddressNote, Invite } from "./invite.js";
import { MAX_LINK_LENGTH, addressOf, pack } from "./link_codec.js";
import { AddressField, Icon, Problem, TopBar } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { fileName } from "./save_file.js";
import { QrCode, encodeQrCode } from "../ui/qr_code.js";
import { currentGame } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { say } from "../app/translations.js";

/** @import { GameDocument } from "../types" */

/** Loads the save of a game and encodes it. The argument is the game's id and its token. */
const packedLoader = createLoader(async (/** @type {string} */ state) => {
  const text = await api.readSave(state.split(" ")[0]);
  return { text, ...(await pack(text)) };
});

/** @param {{ doc: GameDocument, letters: string, digits: string }} props */
function GameLink({ doc, letters, digits }) {
  const [status, setStatus] = useState("");
  const address = addressOf(document.baseURI, letters);
  const qrCode = encodeQrCode(addressOf(document.baseURI, digits));
  if (address.length > MAX_LINK_LENGTH)
    return html`
      <${Note}>${say("page-link-too-long")}<//>
    `;
  const title = say(`page-system-${doc.system}`);
  const copyAddress = async () => setStatus(say((await copyText(address)) ? "page-copied" : "page-link-by-hand"));
  return html`
    ${
      doc.right !== "own" &&
      html`
        <${LocalAddressNote} />
      `
    }
    <div class="take after">
      <button type="button" class="btn" onClick=${copyAddress}>
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
    <p class="small muted" role="status">${status}</p>
    <${AddressField} address=${address} label=${say("page-link-title")} />
    <h2 class="after">${say("page-code-title")}</h2>
    ${
      qrCode
        ? html`
            <p class="small muted">${say("page-code-hint")}</p>
            <${QrCode} code=${qrCode} label=${say("page-code-alt")} />
          `
        : html`
            <${Note}>${say("page-code-too-long")}<//>
          `
    }
  `;
}

export function Share() {
  const doc = currentGame();
  const packed = useLoaded(packedLoader, `${doc.id} ${doc.token}`);
  const name = fileName(doc);
  useEffect(() => keepStarted(doc.id), [doc.id]);
  return html`
    <main class="page">
      <${TopBar}
        title=${say("page-share")}
        sub=${systemOf(doc).title(doc.view)}
        system=${doc.system}
        back=${`#/play/${doc.id}`}
      />
      <${Problem} message=${packedLoader.problem.value} />
      ${
        doc.right === "own" &&
        html`
          <${Invite} doc=${doc} />
        `
      }
      <${Section} title=${say("page-link-title")} hint=${say("page-link-hint")}>
        ${
          packed
            ? html`
                <${GameLink} doc=${doc} letters=${packed.letters} digits=${packed.digits} />
              `
            : html`
                <p class="small muted">${say("page-loading")}</p>
              `
        }
      <//>
      ${
        packed &&
        html`
          <${Section} title=${say("page-file-title")} hint=${say("page-file-hint")}>
            <div class="take">
              <button type="button" class="btn" onClick=${() => download(name, packed.text, "application/json")}>
                <${Icon} name="export" />
                ${say("page-save")}
              </button>
              ${
                canShareFiles() &&
                html`
                  <button type="button" class="btn" onClick=${() => shareFile(name, packed.text)}>
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
