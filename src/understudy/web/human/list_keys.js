// Digits and arrow keys in every list of the screen game: offered cards, choices, actions, spaces of the map.

import { useEffect } from "preact/hooks";
import { keys } from "../app/settings.js";

/** What a digit selects, by what is on the screen: the items of an open overlay, else those of the question. */
const IN_OVERLAY = "dialog.slip[open] :is(.thing, .choice, .pick > input, .lying .btn):enabled";
const IN_QUESTION = ":is(.prompt .choice, .hand .pick > input):enabled";
/** Digits for the first ten items. */
const DIGITS = [..."1234567890"];
/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Return the items that can be selected now. */
function items() {
  const inOverlay = document.querySelector("dialog[open]") !== null;
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(inOverlay ? IN_OVERLAY : IN_QUESTION)]);
  return found.filter((one) => one.checkVisibility());
}

/** Return the element that shows the digit of an item. @param {HTMLElement} item */
const labelOf = (item) => (item instanceof HTMLInputElement ? (item.parentElement ?? item) : item);

/** Show the digits beside the items; the style sheet shows them where there is a keyboard. */
function showDigits() {
  const labels = items().slice(0, DIGITS.length).map(labelOf);
  for (const old of document.querySelectorAll("[data-digit]"))
    if (!labels.includes(/** @type {HTMLElement} */ (old))) old.removeAttribute("data-digit");
  labels.forEach((label, n) => {
    if (label.dataset.digit !== DIGITS[n]) label.dataset.digit = DIGITS[n];
  });
}

/** Move the focus to another item, or into the map if a space is asked for. @param {KeyboardEvent} event */
function moveFocus(event) {
  const step = STEPS[event.key];
  if (!step || !(event.target instanceof HTMLElement) || event.target.closest("[role=tablist], select")) return;
  const all = items();
  const at = all.indexOf(event.target);
  const free = event.target === document.body || event.target.closest("h1, h2") !== null;
  const space = document.querySelector(".prompt.for-space") && document.querySelector(".space.can");
  // A radio button moves the choice itself.
  if (at < 0 ? !free : event.target.matches("[type=radio]")) return;
  const next = at < 0 ? (space ?? all[step > 0 ? 0 : all.length - 1]) : all[(at + step + all.length) % all.length];
  if (!next) return;
  /** @type {HTMLElement} */ (next).focus();
  event.preventDefault();
}

/** Select an item by its digit. @param {KeyboardEvent} event */
function select(event) {
  const item = items()[DIGITS.indexOf(event.key)];
  if (!item) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  item.click();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (keys.peek() === "off" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest("input:not([type=radio], [type=checkbox]), textarea"))
    return;
  if (!event.repeat && DIGITS.includes(event.key)) select(event);
  else moveFocus(event);
}

/** Handle the keys of lists while the game is shown. */
export function useListKeys() {
  useEffect(() => {
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(showDigits);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    document.addEventListener("keydown", onKey);
    showDigits();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
}
