// The hint that the page works without network, and the button that installs it.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { Icon } from "../../ui/controls.js";
import { say } from "../../app/translations.js";

/** @typedef {Event & { prompt: () => Promise<unknown> }} InstallEvent */

/** The event by which a browser offers to install the page; some browsers never send it. */
const offer = signal(/** @type {InstallEvent | null} */ (null));

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.value = /** @type {InstallEvent} */ (event);
});
addEventListener("appinstalled", () => {
  offer.value = null;
});

const install = async () => {
  await offer.peek()?.prompt();
  offer.value = null;
};

/** Show the hint where the browser can keep the page; it requires HTTPS or localhost. */
export const InstallHint = () =>
  Boolean(navigator.serviceWorker) &&
  html`
    <p class="install small">
      <${Icon} name="import" />
      <span>${say("page-home-offline")}</span>
      ${
        offer.value
          ? html`
              <button type="button" class="btn link quiet" onClick=${install}>${say("page-home-install")}</button>
            `
          : !matchMedia("(display-mode: standalone)").matches &&
            html`
              <span class="muted">${say("page-home-install-hint")}</span>
            `
      }
    </p>
  `;
