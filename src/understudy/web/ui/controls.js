// Controls that all screens use.

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

/** Show the mark of a side: color, pattern, and its letter or `mark`. @param {{ side: string, mark?: string }} props */
export const Owner = ({ side, mark }) => html`
  <span class="owner ${side}" aria-hidden="true"><b>${mark ?? letter(side)}</b></span>
`;

/** Show the marks of several sides. @param {{ sides: string[] }} props */
export const Owners = ({ sides }) =>
  sides.map(
    (side) => html`
      <${Owner} side=${side} key=${side} />
    `,
  );

/** What to do about a message, below it. @type {Record<string, () => Children>} */
const WAYS_OUT = {
  "lite-full": () => html`
    <a class="btn quiet" href="#/files">${say("page-files")}</a>
    <a class="btn quiet" href="#/">${say("page-home")}</a>
  `,
  "lite-offline": () => html`
    <button type="button" class="btn quiet" onClick=${() => location.reload()}>${say("page-try-again")}</button>
  `,
};

/** Show a message, and what can be done about it. @param {{ message: Message }} props */
export const MessageText = ({ message }) => html`
  <span>
    ${say(message.id, message.args)}${
      WAYS_OUT[message.id] &&
      html`
        <span class="ways-out">${WAYS_OUT[message.id]()}</span>
      `
    }
  </span>
`;

/** Show an error, announced at once by screen readers. @param {{ message: Message | null }} props */
export const Problem = ({ message }) =>
  message &&
  html`
    <p class="note" role="alert">
      <${Icon} name="warning" />
      <${MessageText} message=${message} />
    </p>
  `;

/** Warn that the browser stores nothing, until the player closes the warning. */
export const StorageWarning = () =>
  storageUnavailable.value &&
  !warningDismissed.value &&
  html`
    <p class="note">
      <${Icon} name="warning" />
      <span>
        ${say("page-forgetful")}
        <span class="ways-out">
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
      </span>
    </p>
  `;

/** File types of saves; some systems share JSON as plain text. */
const ACCEPTED = ".json,.txt,application/json,text/plain";

/**
 * Add a hidden input for a file; a click on it opens the dialog of the system.
 * @param {{ input: { current: HTMLInputElement | null }, onFile: (file: File) => void }} props
 */
export function FileInput({ input, onFile }) {
  /** @param {Event & { target: HTMLInputElement }} event */
  const handleChange = ({ target }) => {
    const file = target.files?.[0];
    // Reset the input, so that the same file can be chosen again.
    if (file)
      Promise.resolve(onFile(file)).finally(() => {
        target.value = "";
      });
  };
  return html`
    <input ref=${input} type="file" accept=${ACCEPTED} hidden onChange=${handleChange} />
  `;
}

/** Show a button that opens a file. @param {{ text: string, onFile: (file: File) => void }} props */
export function FileButton({ text, onFile }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`
    <button type="button" class="btn wide" onClick=${() => input.current?.click()}>
      <${Icon} name="import" />
      ${text}
    </button>
    <${FileInput} input=${input} onFile=${onFile} />
  `;
}

/**
 * Show an address to copy by hand; it is selected when it gets the focus.
 * @param {{ address: string, label: string }} props
 */
export const AddressField = ({ address, label }) => html`
  <input
    class="line-in packed"
    type="text"
    readonly
    aria-label=${label}
    value=${address}
    onFocus=${(event) => event.target.select()}
  />
`;

/** Go back, or to the home screen if there is no history. */
function goBack() {
  if (history.length > 1) history.back();
  else location.hash = "#/";
}

/**
 * `system` is the game of the screen; `back` is the target of the back button, null goes back in the history.
 * @typedef {{
 *   title: string, sub?: string, system?: string, back?: string | null, children?: Children,
 * }} TopBarProps
 */

/** Return the address of the help: on a screen of a game that of the game. */
const helpAddress = () => `${/^#\/play\/[^/]+/.exec(location.hash)?.[0] ?? "#"}/help`;

/** Show a link to the help, except on the help itself. */
const HelpLink = () =>
  helpAddress() !== location.hash &&
  html`
    <a class="btn quiet icon" href=${helpAddress()} aria-label=${say("help-title")}><${Icon} name="why" /></a>
  `;

/** Show the bar at the top of every screen except the game screen. @param {TopBarProps} props */
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
        <${HelpLink} />
      </div>
    </header>
  `;
}

/** Show the text of an option, with its hint. @param {Pick<Option, "text" | "hint">} props */
export const OptionText = ({ text, hint }) => html`
  <span>
    ${text}${
      hint &&
      html`
        <small>${hint}</small>
      `
    }
  </span>
`;

/**
 * @typedef {{
 *   name: string, label: string, options: Option[], value: string | null,
 *   onPick: (id: string) => void, segmented?: boolean,
 * }} RadiosProps
 */

/** Show a choice of one option as radio buttons that look like chips or segments. @param {RadiosProps} props */
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
          <${OptionText} text=${text} hint=${hint} />
        </label>
      `,
    )}
  </div>
`;
