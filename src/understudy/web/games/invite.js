// Links of club mode that let others play or watch a game, and their renewal.

import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { Note, Section } from "../ui/option_controls.js";
import { linkAddress } from "../requests/access_secret.js";
import { errorMessage } from "../requests/errors.js";
import { canShare, copyText, share } from "../ui/clipboard.js";
import { AddressField, Icon, Problem } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { QrCode, encodeQrCode } from "../ui/qr_code.js";
import { useBackCloses } from "../ui/back_button.js";
import { say } from "../app/translations.js";

/** @import { GameDocument, Message, Wire } from "../types" */

/** @typedef {keyof Wire["GameLinks"]} Right */

/** @type {Right[]} */
const RIGHTS = ["play", "watch"];

const linksLoader = createLoader(api.links);

/** Return whether a host is the loopback interface, which other devices cannot reach. @param {string} host */
const isLoopback = (host) => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** Warn that the address works on this device only. */
export const LocalAddressNote = () =>
  isLoopback(location.hostname) &&
  html`
    <${Note}>${say("page-link-here-only", { host: location.host })}<//>
  `;

/**
 * Ask before renewing a link, which invalidates the old one.
 * @param {{ right: Right, onClose: () => void, onRenew: () => void }} props
 */
function ConfirmRenewal({ right, onClose, onRenew }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  // Closing a dialog restores the focus.
  const close = () => dialog.current?.close();
  useBackCloses(true, close);
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

/**
 * @typedef {{
 *   doc: GameDocument, right: Right, linkKey: string, onRenew: (right: Right) => Promise<boolean>,
 * }} LinkProps
 */

/** Show a link with its buttons. @param {LinkProps} props */
function Link({ doc, right, linkKey, onRenew }) {
  const [status, setStatus] = useState("");
  const [confirming, setConfirming] = useState(false);
  const address = linkAddress(document.baseURI, linkKey);
  const qrCode = useMemo(() => encodeQrCode(address), [address]);
  const title = say(`page-system-${doc.system}`);
  const copyAddress = async () => setStatus(say((await copyText(address)) ? "page-copied" : "page-link-by-hand"));
  const renew = async () => {
    if (await onRenew(right)) setStatus(say("page-invite-renewed"));
  };
  return html`
    <div class="invite">
      <h3>${say(`page-invite-${right}`)}</h3>
      <p class="small muted">${say(`page-invite-${right}-hint`)}</p>
      <${AddressField} address=${address} label=${say("page-invite-link", { right })} />
      <div class="take after">
        <button type="button" class="btn" onClick=${copyAddress}>
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
      <p class="small muted" role="status">${status}</p>
      ${
        qrCode &&
        html`
          <details class="fold">
            <summary>
              <${Icon} name="fold" />
              ${say("page-invite-code", { right })}
            </summary>
            <${QrCode} code=${qrCode} label=${say("page-invite-code-alt", { right })} />
          </details>
        `
      }
      <button type="button" class="btn quiet link" onClick=${() => setConfirming(true)}>
        <${Icon} name="redo" />
        ${say("page-invite-renew-this", { right })}
      </button>
      ${
        confirming &&
        html`
          <${ConfirmRenewal} right=${right} onClose=${() => setConfirming(false)} onRenew=${renew} />
        `
      }
    </div>
  `;
}

/** @param {{ doc: GameDocument }} props */
export function Invite({ doc }) {
  const [changes, setChanges] = useState(0);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const keys = useLoaded(linksLoader, doc.id, changes);
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
      <${Problem} message=${problem ?? linksLoader.problem.value} />
      <${LocalAddressNote} />
      ${
        keys
          ? RIGHTS.map(
              (right) => html`
                <${Link} doc=${doc} right=${right} linkKey=${keys[right]} onRenew=${renew} key=${right} />
              `,
            )
          : html`
              <p class="small muted">${say("page-loading")}</p>
            `
      }
    <//>
  `;
}
