// Everything this browser keeps for us. One that is full or refuses keeps nothing, and the page still plays and says so.

import { signal } from "@preact/signals";

/** Whether this browser has refused to keep something. */
export const storageUnavailable = signal(false);
/** Whether somebody has read that. */
export const warningDismissed = signal(false);

/**
 * Values by key, as JSON; null where there is nothing, or nothing that can be read.
 * @param {() => Storage} area the browser may refuse even to name it
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
      // It is forgotten with the page.
      storageUnavailable.value = true;
    }
  },
});

/** Kept on this device. */
export const localStore = jsonStore(() => localStorage);
/** Kept in this tab, over a reload. */
export const sessionStore = jsonStore(() => sessionStorage);

/** Whether something is an object with names in it. @param {unknown} value @returns {value is Record<string, any>} */
export const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

const CACHE = "understudy-games";

/** @param {string} key */
const address = (key) => new URL(`last/${encodeURIComponent(key)}`, document.baseURI).href;

/** Large things, kept on this device; browsers offer the shelf only to pages that came over a safe way. */
export const documentCache = {
  /** @param {string} key @returns {Promise<any>} */
  async read(key) {
    try {
      const found = await (await caches.open(CACHE)).match(address(key));
      return found ? await found.json() : null;
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
      // Where there is no shelf at all, nobody was promised one.
      if (error instanceof DOMException && error.name === "QuotaExceededError") storageUnavailable.value = true;
    }
  },
};
