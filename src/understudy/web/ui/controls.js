// Small parts every screen uses.

import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { useScreen } from "./screen_focus.js";
import { storageUnavailable, warningDismissed } from "../app/storage.js";
import { symbolAddress } from "./symbols.js";
import { letter, say } from "../app/translations.js";

/** @import { Children, Message, Option } from "../types" */

/** @param {{ name: string }} props */
export const Icon = ({ name }) => html`
  <svg class="i" aria-hidden="true" viewBox="0 0 24 24"><use href=${symbolAddress(name)} /></svg>
`;

/** The mark of a side: colour, pattern, letter; that of another game may have another letter. @param {{ side: string, mark?: string }} props */
export const Owner = ({ side, mark }) => html`
  <span class="owner ${side}" aria-hidden="true"><b>${mark ?? letter(side)}</b></span>
`;

/** The marks of a turn: usually one, of both bots where they move together. @param {{ sides: string[] }} props */
export const Owners = ({ sides }) =>
  sides.map(
    (side) => html`
      <${Owner} side=${side} key=${side} />
    `,
  );

/** Where there is no room left, games can still be saved to a file. */
const NO_ROOM = "lite-full";

/** What went wrong, and the way out if there is one. @param {{ message: Message }} props */
export const MessageText = ({ message }) => html`
  <span>
    ${say(message.id, message.args)}${
      message.id === NO_ROOM &&
      html`
        <a class="btn quiet" href="#/files">${say("page-files")}</a>
      `
    }
  </span>
`;

/** What went wrong, said at once. @param {{message: Message | null}} props */
export const Problem = ({ message }) =>
  message &&
  html`
    <p class="note" role="alert">
      <${Icon} name="warning" />
      <${MessageText} message=${message} />
    </p>
  `;

/** A browser that keeps nothing, until somebody has read it. */
export const StorageWarning = () =>
  storageUnavailable.value &&
  !warningDismissed.value &&
  html`
    <p class="note">
      <${Icon} name="warning" />
      <span>
        ${say("page-forgetful")}
        <button
          type="button"
          class="btn quiet"
          onClick=${() => {
            warningDismissed.value = true;
          }}
        >
          ${say("page-understood")}
        </button>
      </span>
    </p>
  `;

/** Some systems pass a save file on as plain text. */
const FILES = ".json,.txt,application/json,text/plain";

/** A button that opens a file of games. @param {{ text: string, onFile: (file: File) => void }} props */
export function FileButton({ text, onFile }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** @param {Event & { target: HTMLInputElement }} event */
  const chosen = ({ target }) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    if (file)
      Promise.resolve(onFile(file)).finally(() => {
        target.value = "";
      });
  };
  return html`
    <button type="button" class="btn wide" onClick=${() => input.current?.click()}>
      <${Icon} name="import" />
      ${text}
    </button>
    <input ref=${input} type="file" accept=${FILES} hidden onChange=${chosen} />
  `;
}

/** To wherever one came from; a page opened by its address has nowhere but home. */
function goBack() {
  if (history.length > 1) history.back();
  else location.hash = "#/";
}

/**
 * The bar at the top of every screen but Play; `back` null leads to where one came from, `system` is the game it is about.
 * @param {{ title: string, sub?: string, system?: string, back?: string | null, children?: Children }} props
 */
export function TopBar({ title, sub, system, back = "#/", children }) {
  const heading = useScreen(title, system);
  return html`
    <header class="head">
      <div class="head-row">
        ${
          back === null
            ? html`
                <button type="button" class="btn quiet icon" aria-label=${say("page-back")} onClick=${goBack}>
                  <${Icon} name="back" />
                </button>
              `
            : html`
                <a class="btn quiet icon" href=${back} aria-label=${say("page-back")}><${Icon} name="back" /></a>
              `
        }
        <div class="head-title">
          <h1 tabindex="-1" ref=${heading}>${title}</h1>
          ${
            sub &&
            html`
              <span>${sub}</span>
            `
          }
        </div>
        ${children}
      </div>
    </header>
  `;
}

/**
 * One of several, as radio buttons that look like chips or segments.
 * @param {{ name: string, label: string, options: Option[], value: string | null, onPick: (id: string) => void, segmented?: boolean }} props
 */
export const Radios = ({ name, label, options, value, onPick, segmented = false }) => html`
  <div class=${segmented ? "seg" : "opts"} role="radiogroup" aria-label=${label}>
    ${options.map(
      ({ id, text, icon, hint }) => html`
        <label class=${segmented ? "" : "opt"} key=${id}>
          <input type="radio" name=${name} value=${id} checked=${id === value} onChange=${() => onPick(id)} />
          ${
            icon &&
            html`
              <${Icon} name=${icon} />
            `
          }
          <span>
            ${text}${
              hint &&
              html`
                <small>${hint}</small>
              `
            }
          </span>
        </label>
      `,
    )}
  </div>
`;
