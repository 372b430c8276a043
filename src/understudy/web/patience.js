// Asking again while nobody answers.

import { Away } from "./errors.js";

const RETRY = 1500;

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY));

/**
 * Ask until somebody answers; a refusal is an answer. Gives null once the answer is no longer wanted.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {() => boolean} wanted
 * @param {(away: boolean) => void} tell hears after every attempt whether nobody answered
 * @returns {Promise<T | null>}
 */
export async function untilAnswered(ask, wanted, tell) {
  while (wanted()) {
    try {
      const answer = await ask();
      tell(false);
      return answer;
    } catch (error) {
      const away = error instanceof Away;
      tell(away);
      if (!away) throw error;
    }
    await pause();
  }
  return null;
}
