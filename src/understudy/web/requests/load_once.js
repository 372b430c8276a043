// What a screen reads once: the newest call counts, and while nobody answers it is asked again.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { UNAVAILABLE, errorMessage } from "./errors.js";
import { retryAfterLimit, retryUntilAvailable } from "./retry.js";
import { localStore } from "../app/storage.js";

/** @import { Message } from "../types" */

/**
 * @template T
 * @typedef {object} Loader
 * @property {(valueFor?: unknown) => T | null} about what was read last about this
 * @property {import("@preact/signals").Signal<Message | null>} problem why there is nothing
 * @property {(...args: unknown[]) => () => void} start read, until told to stop; the first argument says about what
 */

/**
 * @template T
 * @param {(...args: any[]) => Promise<T | undefined>} ask undefined leaves what was read before
 * @param {string} [keep] under what name this device keeps it, to be shown while nobody answers
 * @returns {Loader<T>}
 */
export function createLoader(ask, keep) {
  const found = signal({ about: /** @type {unknown} */ (undefined), value: /** @type {T | null} */ (null) });
  const problem = signal(/** @type {Message | null} */ (null));
  let newest = /** @type {object | null} */ (null);

  /** @param {object} mine @param {unknown[]} args */
  async function read(mine, args) {
    const wanted = () => newest === mine;
    try {
      const value = await retryAfterLimit(
        () =>
          retryUntilAvailable(
            () => ask(...args),
            wanted,
            (away) => {
              if (!wanted()) return;
              problem.value = away ? UNAVAILABLE : null;
              const kept = away && keep && found.peek().value === null ? localStore.read(keep) : null;
              if (kept) found.value = { about: args[0], value: kept };
            },
          ),
        wanted,
        (words) => {
          if (wanted()) problem.value = words;
        },
      );
      if (!wanted() || value === undefined) return;
      found.value = { about: args[0], value };
      if (keep) localStore.write(keep, value);
    } catch (error) {
      if (wanted()) problem.value = errorMessage(error);
    }
  }

  return {
    problem,
    about: (about) => (found.value.about === about ? found.value.value : null),
    start(...args) {
      const mine = {};
      newest = mine;
      problem.value = null;
      read(mine, args);
      return () => {
        if (newest === mine) newest = null;
      };
    },
  };
}

/**
 * Read while a screen is shown, and anew when an argument changes.
 * @template T
 * @param {Loader<T>} source
 * @param {unknown[]} args
 * @returns {T | null}
 */
export function useLoaded(source, ...args) {
  useEffect(() => source.start(...args), args);
  return source.about(args[0]);
}
