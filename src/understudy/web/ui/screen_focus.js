// On a change of screen, set the document title and move the focus to the heading, for screen readers.

import { useEffect, useRef } from "preact/hooks";
import { say } from "../app/translations.js";

/** Whether screens take the focus; the first one leaves it where the browser put it. */
let movesFocus = false;

/** Let later screens take the focus; called when the address changes. */
export function startMovingFocus() {
  movesFocus = true;
}

/** @typedef {{ current: HTMLElement | null }} Heading */

/**
 * Set the document title; return the ref for the heading that takes the focus.
 * @param {string} [screen] name of the screen; the home screen has none
 * @param {string} [system] game of the screen
 * @returns {Heading}
 */
export function useScreen(screen, system) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const game = system && say(`page-system-${system}`);
  const title = screen ? say(game ? "page-title-of-game" : "page-title-of", { screen, game }) : say("page-title");
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // Leave the focus to a part of the screen that has already taken it.
    if (movesFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
