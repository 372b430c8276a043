// Keys for those who have a keyboard: one letter each, a list of them, and a way to be rid of them.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { keys } from "./settings.js";
import { game } from "../play/current_game.js";
import { systemOf } from "./faces.js";
import { say } from "./translations.js";

const shown = signal(false);

/** Press the first of these that is there and can be pressed. @param {string} selector */
const press = (selector) => {
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  found.find((one) => one.checkVisibility() && !one.matches(":disabled"))?.click();
};

/** @param {string} selector */
const focus = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();

/** By key what it does. @type {Record<string, () => void>} */
const DEEDS = {
  "?": () => {
    shown.value = true;
  },
  n: () => press(".sheet .go .primary, .prompt .go .primary"),
  u: () => press(".play .undo"),
  r: () => press(".play .redo"),
  b: () => press("#tab-board"),
  m: () => press("#tab-bot"),
  j: () => press("#tab-journal"),
  f: () => press(".prompt .fold-prompt"),
  "/": () => focus(".finder-in input"),
  h: () => {
    location.hash = "#/";
  },
};
const LIST = Object.keys(DEEDS);

/** Whether a key is meant for what has the focus. @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof Element &&
  target.closest("input:not([type=radio], [type=checkbox]), textarea, select, dialog") !== null;

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (keys.value === "off" || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target))
    return;
  const deed = DEEDS[event.key];
  if (!deed) return;
  event.preventDefault();
  deed();
}

/** Keys of the game on the screen. @returns {[key: string, words: string][]} */
function ofTheGame() {
  const doc = game.value;
  return doc ? systemOf(doc).keys(doc.view) : [];
}

/** The keys and what they do. */
export const ShortcutList = () => html`
  <dl class="keys">
    ${[
      ...ofTheGame(),
      ...LIST.map((key) => [key, say(`page-key-${key === "?" ? "list" : key === "/" ? "find" : key}`)]),
    ].map(
      ([key, words]) => html`
        <div key=${key}>
          <dt><kbd>${key}</kbd></dt>
          <dd>${words}</dd>
        </div>
      `,
    )}
  </dl>
`;

/** Listens, and shows the list when it is asked for. */
export function Shortcuts() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // A screen that is seen listens already.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    if (shown.value) dialog.current?.showModal();
  }, [shown.value]);
  return (
    shown.value &&
    html`
      <dialog
        class="card keys-list"
        ref=${dialog}
        aria-labelledby="keys-title"
        onClose=${() => {
          shown.value = false;
        }}
      >
        <h2 id="keys-title">${say("page-keys")}</h2>
        <${ShortcutList} />
        <form method="dialog"><button class="btn primary wide">${say("page-close")}</button></form>
      </dialog>
    `
  );
}
