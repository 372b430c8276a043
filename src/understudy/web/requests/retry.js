// Retries of requests.

import { ServerUnavailable, Refused } from "./errors.js";

/** @import { Message } from "../types" */

const RETRY_MS = 1500;

/** Wait. @param {number} [time] milliseconds @returns {Promise<void>} */
const pause = (time = RETRY_MS) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Send a request, and repeat it after the given time if it exceeds a rate limit. Return null once the result is not
 * wanted any more.
 * @template T
 * @param {() => Promise<T | null>} ask
 * @param {() => boolean} isWanted
 * @param {(reason: Message | null) => void} onLimit is called with the reason for waiting, and with null at the end
 * @returns {Promise<T | null>}
 */
export async function retryAfterLimit(ask, isWanted, onLimit) {
  while (isWanted()) {
    try {
      const result = await ask();
      onLimit(null);
      return result;
    } catch (error) {
      if (!(error instanceof Refused && error.wait > 0)) throw error;
      if (isWanted()) onLimit(error.reason);
      await pause(Math.max(RETRY_MS, 1000 * error.wait));
    }
  }
  return null;
}

/**
 * Send a request, and repeat it while the server is unavailable; a refusal is thrown. Return null once the result is
 * not wanted any more.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {() => boolean} isWanted
 * @param {(unavailable: boolean) => void} onStatus is called after every attempt
 * @returns {Promise<T | null>}
 */
export async function retryUntilAvailable(ask, isWanted, onStatus) {
  while (isWanted()) {
    try {
      const result = await ask();
      onStatus(false);
      return result;
    } catch (error) {
      const unavailable = error instanceof ServerUnavailable;
      onStatus(unavailable);
      if (!unavailable) throw error;
    }
    await pause();
  }
  return null;
}
