// The door of a table that others can reach: its secret comes with the address, and from then on the browser keeps it.

import { signal } from "@preact/signals";

/** Whether we stand outside: whoever keeps the games has not seen the secret from us. */
export const loginRequired = signal(false);

/** The key of a link that was opened last and has not led to its game yet. */
export const linkKey = signal(/** @type {string | null} */ (null));

/** The key of a link in an address; null if there is none. @param {string} address @returns {string | null} */
export const linkKeyIn = (address) => /[#?&]join=([^&\s]*)/.exec(address)?.[1] ?? null;

/** The address that leads to a game by its key, which is sent nowhere before it is opened. @param {string} base @param {string} key */
export const linkAddress = (base, key) => `${new URL("./", base).href}#join=${key}`;

/** The secret in an address; null if there is none. @param {string} address @returns {string | null} */
export const secretIn = (address) => /[#?&]secret=([^&\s]*)/.exec(address)?.[1] ?? null;
