// Asking again while nobody answers.

import { ServerUnavailable, Refused } from "./errors.js";

/** @import { Message } from "../types" */

const RETRY = 1500;

/** @param {number} [time] milliseconds @returns {Promise<void>} */
const pause = (time = RETRY) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Ask again, when it is time, whoever says that it is too much for now. Gives null once the answer is no longer wanted.
 * @template T
 * @param {() => Promise<T | null>} ask
 * @param {() => boolean} wanted
 * @param {(words: Message | null) => void} tell hears why we wait, and when that is over
 * @returns {Promise<T | null>}
 */
export async function retryAfterLimit(ask, wanted, tell) {
  while (wanted()) {
    try {
      const answer = await ask();
      tell(null);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused && error.wait > 0)) throw error;
      if (wanted()) tell(error.reason);
      await pause(Math.max(RETRY, 1000 * error.wait));
    }
  }
  return null;
}

/**
 * Ask until somebody answers; a refusal is an answer. Gives null once the answer is no longer wanted.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {() => boolean} wanted
 * @param {(away: boolean) => void} tell hears after every attempt whether nobody answered
 * @returns {Promise<T | null>}
 */
export async function retryUntilAvailable(ask, wanted, tell) {
  while (wanted()) {
    try {
      const answer = await ask();
      tell(false);
      return answer;
    } catch (error) {
      const away = error instanceof ServerUnavailable;
      tell(away);
      if (!away) throw error;
    }
    await pause();
  }
  return null;
}
