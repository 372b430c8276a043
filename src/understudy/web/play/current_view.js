// The chosen view of the game screen, and how much fits on the screen.

import { signal } from "@preact/signals";

/** Id of the chosen view; a game without it shows its first one. */
export const tab = signal("");

/** Return a signal that says whether the screen fits a media query. @param {string} query */
function fits(query) {
  const screen = matchMedia(query);
  const result = signal(screen.matches);
  screen.addEventListener("change", () => {
    result.value = screen.matches;
  });
  return result;
}

/** Whether the views fit next to each other. */
export const wide = fits("(min-width: 67.5em)");
/** Whether the board fits beside one other view, above the question: an upright tablet. */
export const boardBeside = fits("(min-width: 45em) and (max-width: 67.4375em) and (min-height: 50em)");
