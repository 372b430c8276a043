// Which view of the table is looked at.

import { signal } from "@preact/signals";

/** The view that was chosen; a game without it shows its first. */
export const tab = signal("");
