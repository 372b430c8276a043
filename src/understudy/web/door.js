// The door of a table that others can reach: its secret comes with the address, and from then on the browser keeps it.

import { signal } from "@preact/signals";

/** Whether we stand outside: whoever keeps the games has not seen the secret from us. */
export const outside = signal(false);

/** The secret in an address; null if there is none. @param {string} address @returns {string | null} */
export const secretIn = (address) => /[#?&]secret=([^&\s]*)/.exec(address)?.[1] ?? null;
