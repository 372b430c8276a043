// The chosen view of the game screen, and whether the screen is wide.

import { signal } from "@preact/signals";

/** Id of the chosen view; a game without it shows its first one. */
export const tab = signal("");

const screen = matchMedia("(min-width: 67.5em)");

/** Whether the views fit next to each other. */
export const wide = signal(screen.matches);
screen.addEventListener("change", () => {
  wide.value = screen.matches;
});
