// Storage of the browser. If it is full or refused, the page still works and shows a warning.

import { signal } from "@preact/signals";

/** Whether the browser refused to store something. */
export const storageUnavailable = signal(false);
/** Whether the player has closed the warning about it. */
export const warningDismissed = signal(false);

/**
 * Return a store of JSON values by key; a missing or unreadable value reads as null.
 * @param {() => Storage} area a function, because reading the property itself may throw
 */
const jsonStore = (area) => ({
  /** @param {string} key @returns {any} */
  read(key) {
    try {
      return JSON.parse(area().getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  /**
   * @param {string} key
   * @param {unknown} value
   */
  write(key, value) {
    try {
      area().setItem(key, JSON.stringify(value));
    } catch {
      // The value lasts until the page is closed.
      storageUnavailable.value = true;
    }
  },
});

/** Values stored on this device. */
export const localStore = jsonStore(() => localStorage);
/** Values stored for this tab; they survive a reload. */
export const sessionStore = jsonStore(() => sessionStorage);

/**
 * Return whether a value is an object but not an array.
 * @param {unknown} value @returns {value is Record<string, any>}
 */
export const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

const CACHE = "understudy-games";

/** Return the cache address of a key. @param {string} key */
const address = (key) => new URL(`last/${encodeURIComponent(key)}`, document.baseURI).href;

/** Large JSON values, stored on this device in the Cache API; browsers offer it only over HTTPS or on localhost. */
export const documentCache = {
  /** @param {string} key @returns {Promise<any>} */
  async read(key) {
    try {
      const response = await (await caches.open(CACHE)).match(address(key));
      return response ? await response.json() : null;
    } catch {
      return null;
    }
  },
  /**
   * @param {string} key
   * @param {unknown} value
   */
  async write(key, value) {
    try {
      await (await caches.open(CACHE)).put(address(key), new Response(JSON.stringify(value)));
    } catch (error) {
      // Warn only about a full cache; browsers without the Cache API are expected.
      if (error instanceof DOMException && error.name === "QuotaExceededError") storageUnavailable.value = true;
    }
  },
};
