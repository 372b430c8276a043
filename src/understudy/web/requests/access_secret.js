// The access secret and the keys of game links; both come in the address.

import { signal } from "@preact/signals";

/** Whether the server wants the access secret from this device. */
export const loginRequired = signal(false);

/** Key of the last opened link whose game is not shown yet. */
export const linkKey = signal(/** @type {string | null} */ (null));

/** Return the link key in an address, or null. @param {string} address @returns {string | null} */
export const linkKeyIn = (address) => /[#?&]join=([^&\s]*)/.exec(address)?.[1] ?? null;

/**
 * Return the address of a game link; browsers do not send the part after the #.
 * @param {string} base @param {string} key
 */
export const linkAddress = (base, key) => `${new URL("./", base).href}#join=${key}`;

/** Return the secret in an address, or null. @param {string} address @returns {string | null} */
export const secretIn = (address) => /[#?&]secret=([^&\s]*)/.exec(address)?.[1] ?? null;
