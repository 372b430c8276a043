// In a club: the links by which others come to a game, to play along or to watch, and making them anew.

import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { Note, Section } from "../ui/option_controls.js";
import { linkAddress } from "../requests/access_secret.js";
import { errorMessage } from "../requests/errors.js";
import { canShare, copyText, share } from "../ui/clipboard.js";
import { Icon, Problem } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { QrCode, encodeQrCode } from "../ui/qr_code.js";
import { say } from "../app/translations.js";

/** @import { GameDocument, Message, Wire } from "../types" */

/** @typedef {keyof Wire["GameLinks"]} Right */

/** @type {Right[]} */
const RIGHTS = ["play", "watch"];

const links = createLoader(api.links);

/** Addresses that lead back to the device itself, whoever opens them. @param {string} host */
const isOwnMachine = (host) => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** That an address is good for this device alone. */
export const LocalAddressNote = () =>
  isOwnMachine(location.hostname) &&
  html`
    <${Note}>${say("page-link-here-only", { host: location.host })}<//>
  `;

/** Before a link is made anew: what becomes of the old one. @param {{ right: Right, onClose: () => void, onRenew: () => void }} props */
function Sure({ right, onClose, onRenew }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  // A dialog that is closed gives the focus back to where it was.
  const close = () => dialog.current?.close();
  const renew = () => {
    close();
    onRenew();
  };
  return html`
    <dialog class="card look-ahead" ref=${dialog} aria-labelledby="renew-title" onClose=${onClose}>
      <h2 id="renew-title">${say("page-invite-renew-title", { right })}</h2>
      <p>${say("page-invite-renew-hint", { right })}</p>
      <div class="go">
        <button type="button" class="btn" onClick=${close}>${say("page-invite-renew-stay")}</button>
        <button type="button" class="btn primary" onClick=${renew}>${say("page-invite-renew")}</button>
      </div>
    </dialog>
  `;
}

/** @param {{ doc: GameDocument, right: Right, code: string, onRenew: (right: Right) => Promise<boolean> }} props */
function Link({ doc, right, code, onRenew }) {
  const [said, setSaid] = useState("");
  const [asking, setAsking] = useState(false);
  const address = linkAddress(document.baseURI, code);
  const squares = useMemo(() => encodeQrCode(address), [address]);
  const title = say(`page-system-${doc.system}`);
  const toClipboard = async () => setSaid(say((await copyText(address)) ? "page-copied" : "page-link-by-hand"));
  const renew = async () => {
    if (await onRenew(right)) setSaid(say("page-invite-renewed"));
  };
  return html`
    <div class="invite">
      <h3>${say(`page-invite-${right}`)}</h3>
      <p class="small muted">${say(`page-invite-${right}-hint`)}</p>
      <input
        class="line-in packed"
        type="text"
        readonly
        aria-label=${say("page-invite-link", { right })}
        value=${address}
        onFocus=${(event) => event.target.select()}
      />
      <div class="take after">
        <button type="button" class="btn" onClick=${toClipboard}>
          <${Icon} name="copy" />
          ${say("page-invite-copy", { right })}
        </button>
        ${
          canShare() &&
          html`
            <button type="button" class="btn" onClick=${() => share({ title, url: address })}>
              <${Icon} name="share" />
              ${say("page-invite-send", { right })}
            </button>
          `
        }
      </div>
      <p class="small muted" role="status">${said}</p>
      ${
        squares &&
        html`
          <details class="fold">
            <summary>
              <${Icon} name="fold" />
              ${say("page-invite-code", { right })}
            </summary>
            <${QrCode} squares=${squares} label=${say("page-invite-code-alt", { right })} />
          </details>
        `
      }
      <button type="button" class="btn quiet link" onClick=${() => setAsking(true)}>
        <${Icon} name="redo" />
        ${say("page-invite-renew-this", { right })}
      </button>
      ${
        asking &&
        html`
          <${Sure} right=${right} onClose=${() => setAsking(false)} onRenew=${renew} />
        `
      }
    </div>
  `;
}

/** @param {{ doc: GameDocument }} props */
export function Invite({ doc }) {
  const [changes, setChanges] = useState(0);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const found = useLoaded(links, doc.id, changes);
  /** @param {Right} right */
  const renew = async (right) => {
    setProblem(null);
    try {
      await api.renewLink(doc.id, right);
      setChanges(changes + 1);
      return true;
    } catch (error) {
      setProblem(errorMessage(error));
      return false;
    }
  };
  return html`
    <${Section} title=${say("page-invite")} hint=${say("page-invite-hint")}>
      <${Problem} message=${problem ?? links.problem.value} />
      <${LocalAddressNote} />
      ${
        found
          ? RIGHTS.map(
              (right) => html`
                <${Link} doc=${doc} right=${right} code=${found[right]} onRenew=${renew} key=${right} />
              `,
            )
          : html`
              <p class="small muted">${say("page-loading")}</p>
            `
      }
    <//>
  `;
}
