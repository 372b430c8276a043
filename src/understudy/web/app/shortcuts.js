// Keyboard shortcuts of single keys, and the dialog that lists them. They can be switched off in the settings.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { keys } from "./settings.js";
import { game } from "../play/game_state/current_game.js";
import { systemOf } from "./faces.js";
import { say } from "./translations.js";
import { useBackCloses } from "../ui/back_button.js";

const listShown = signal(false);

/** Return the open dialog; what is behind it takes no input. @returns {HTMLElement | null} */
const openDialog = () => document.querySelector("dialog[open]");

/** Click the first visible, enabled element, of the dialog if one is open. @param {string} selector */
const press = (selector) => {
  const found = /** @type {HTMLElement[]} */ ([...(openDialog() ?? document).querySelectorAll(selector)]);
  found.find((one) => one.checkVisibility() && !one.matches(":disabled"))?.click();
};

/** @param {string} selector */
const focus = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();

/** Actions by key. @type {Record<string, () => void>} */
const SHORTCUTS = {
  "?": () => {
    listShown.value = true;
  },
  n: () => press(".report .go .primary, .prompt .go .primary"),
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
/** The main button below a report or question. */
const PRIMARY = ".report .go .primary, .prompt .go .primary, .prompt .primary";
/** Elements that use the Enter key themselves. */
const TAKES_ENTER = "a, button, summary, textarea, select, .space, input:not([type=radio], [type=checkbox])";

/** Press the main button on Enter, unless the focused element uses the key. @param {KeyboardEvent} event */
function onEnter(event) {
  if (!(event.target instanceof Element) || event.target.closest(TAKES_ENTER)) return;
  event.preventDefault();
  press(openDialog() ? ".primary" : PRIMARY);
}

/** Return the shared shortcuts that the open game does not use for something else and that do something in it. */
function sharedKeys() {
  const own = gameKeys();
  const taken = own.map(([key]) => key);
  return Object.keys(SHORTCUTS).filter((key) => !taken.includes(key) && !(own.length > 0 && NOT_WITH_VIEWS.has(key)));
}
/** Shortcuts without a use in games whose face has its own questions. */
const NOT_WITH_VIEWS = new Set(["f", "/"]);

/** Return whether the focused element takes text or is in a dialog. @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof Element &&
  target.closest("input:not([type=radio], [type=checkbox]), textarea, select, dialog") !== null;

/** Return whether the game on the screen uses a key itself. @param {string} key */
const isTakenByGame = (key) => document.querySelector(".play") !== null && gameKeys().some(([own]) => own === key);

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (keys.value === "off" || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target))
    return;
  if (event.defaultPrevented) return;
  if (event.key === "Enter") onEnter(event);
  if (openDialog()) return;
  const action = isTakenByGame(event.key) ? undefined : SHORTCUTS[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Return the shortcuts of the current game. @returns {[key: string, description: string][]} */
function gameKeys() {
  const doc = game.value;
  return doc ? systemOf(doc).keys(doc.view) : [];
}

/** Show all shortcuts with what they do. */
export const ShortcutList = () => html`
  <dl class="keys">
    ${[
      ...gameKeys(),
      ...sharedKeys().map((key) => [key, say(`page-key-${key === "?" ? "list" : key === "/" ? "find" : key}`)]),
    ].map(
      ([key, text]) => html`
        <div key=${key}>
          <dt><kbd>${key}</kbd></dt>
          <dd>${text}</dd>
        </div>
      `,
    )}
  </dl>
`;

/** Listen to shortcuts, and show their list on request. */
export function Shortcuts() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // A layout effect listens before the screen is painted.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    if (listShown.value) dialog.current?.showModal();
  }, [listShown.value]);
  const close = () => {
    listShown.value = false;
  };
  useBackCloses(listShown.value, close);
  return (
    listShown.value &&
    html`
      <dialog class="card keys-list" ref=${dialog} aria-labelledby="keys-title" onClose=${close}>
        <h2 id="keys-title">${say("page-keys")}</h2>
        <${ShortcutList} />
        <form method="dialog"><button class="btn primary wide">${say("page-close")}</button></form>
      </dialog>
    `
  );
}
