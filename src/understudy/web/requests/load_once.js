// Loaders: load a value for a screen, retry while the server is unavailable, and ignore outdated responses.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { UNAVAILABLE, errorMessage } from "./errors.js";
import { retryAfterLimit, retryUntilAvailable } from "./retry.js";
import { localStore } from "../app/storage.js";

/** @import { Message } from "../types" */

/**
 * @template T
 * @typedef {object} Loader
 * @property {(subject?: unknown) => T | null} valueFor returns the loaded value if it is about this subject
 * @property {import("@preact/signals").Signal<Message | null>} problem why nothing is loaded
 * @property {(...args: unknown[]) => () => void} start loads, and returns a function that stops; the first argument is
 *   the subject
 */

/**
 * Return a loader.
 * @template T
 * @param {(...args: any[]) => Promise<T | undefined>} load undefined leaves the value unchanged
 * @param {string} [cacheKey] key in the local storage; the stored value is shown while the server is unavailable
 * @returns {Loader<T>}
 */
export function createLoader(load, cacheKey) {
  const loaded = signal({ subject: /** @type {unknown} */ (undefined), value: /** @type {T | null} */ (null) });
  const problem = signal(/** @type {Message | null} */ (null));
  let latest = /** @type {object | null} */ (null);

  /** @param {object} request @param {unknown[]} args */
  async function run(request, args) {
    const isLatest = () => latest === request;
    try {
      const value = await retryAfterLimit(
        () =>
          retryUntilAvailable(
            () => load(...args),
            isLatest,
            (unavailable) => {
              if (!isLatest()) return;
              problem.value = unavailable ? UNAVAILABLE : null;
              const stored = unavailable && cacheKey && loaded.peek().value === null ? localStore.read(cacheKey) : null;
              if (stored) loaded.value = { subject: args[0], value: stored };
            },
          ),
        isLatest,
        (reason) => {
          if (isLatest()) problem.value = reason;
        },
      );
      if (!isLatest() || value === undefined) return;
      loaded.value = { subject: args[0], value };
      if (cacheKey) localStore.write(cacheKey, value);
    } catch (error) {
      if (isLatest()) problem.value = errorMessage(error);
    }
  }

  return {
    problem,
    valueFor: (subject) => (loaded.value.subject === subject ? loaded.value.value : null),
    start(...args) {
      const request = {};
      latest = request;
      problem.value = null;
      run(request, args);
      return () => {
        if (latest === request) latest = null;
      };
    },
  };
}

/**
 * Load while a component is shown, and again when an argument changes. Return the loaded value, or null.
 * @template T
 * @param {Loader<T>} loader @param {unknown[]} args @returns {T | null}
 */
export function useLoaded(loader, ...args) {
  useEffect(() => loader.start(...args), args);
  return loader.valueFor(args[0]);
}
