// Which view of the table is looked at, and how much room there is for it.

import { signal } from "@preact/signals";

/** The view that was chosen; a game without it shows its first. */
export const tab = signal("");

const screen = matchMedia("(min-width: 67.5em)");

/** Whether all views have room beside each other. */
export const wide = signal(screen.matches);
screen.addEventListener("change", () => {
  wide.value = screen.matches;
});
