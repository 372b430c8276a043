// A change of screen, told to everybody: the title says what is shown, and the focus goes to its heading.

import { useEffect, useRef } from "preact/hooks";
import { say } from "../app/translations.js";

/** The screen with which the page starts leaves the focus where the browser put it. */
let movesFocus = false;

/** The address has changed: from now on the focus follows. */
export function startMovingFocus() {
  movesFocus = true;
}

/** @typedef {{ current: HTMLElement | null }} Heading */

/**
 * What a screen is called; for the heading it gives what the focus goes to.
 * @param {string} [screen] without a name it is the first one
 * @param {string} [system] the game it is about
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
    // A part of the screen that wants it more has it already.
    if (movesFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
