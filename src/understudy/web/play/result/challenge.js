// A challenge: the link to a finished game without its answers, so that someone else plays the same deal.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { errorMessage } from "../../requests/errors.js";
import { say } from "../../app/translations.js";
import { addressOf, pack } from "../../games/link_codec.js";
import { copyText } from "../../ui/clipboard.js";
import { AddressField, Icon, Problem } from "../../ui/controls.js";

/** @import { GameDocument, Message } from "../../types" */

/** Show the button that copies the link, and then the link. @param {{ doc: GameDocument }} props */
export function Challenge({ doc }) {
  const [status, setStatus] = useState("");
  const [address, setAddress] = useState("");
  const [refusal, setRefusal] = useState(/** @type {Message | null} */ (null));
  const copy = async () => {
    try {
      const { letters } = await pack(await api.readStart(doc.id, 0));
      const link = addressOf(document.baseURI, letters);
      setAddress(link);
      setStatus(say((await copyText(link)) ? "page-copied" : "page-link-by-hand"));
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  };
  return html`
    <section class="fs">
      <h2>${say("page-challenge")}</h2>
      <p class="small muted">${say("page-challenge-hint")}</p>
      <${Problem} message=${refusal} />
      <div class="take after">
        <button type="button" class="btn" onClick=${copy}>
          <${Icon} name="copy" />
          ${say("page-challenge-copy")}
        </button>
      </div>
      ${
        address &&
        html`
          <${AddressField} address=${address} label=${say("page-link-title")} />
        `
      }
      <p class="small muted" role="status">${status}</p>
    </section>
  `;
}
