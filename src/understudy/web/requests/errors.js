// What went wrong, and how it is said to people.

/** @import { Message } from "../types" */

/** Somebody answered, and refused; perhaps only for so many seconds. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Message} words
   * @param {number} [wait]
   */
  constructor(status, words, wait = 0) {
    super(words.id);
    this.status = status;
    this.words = words;
    this.wait = wait;
  }
}

/** Nobody answered. */
export class ServerUnavailable extends Error {}

/** @type {Message} */
export const AWAY = { id: "page-away", args: {} };

/**
 * What went wrong, in words.
 * @param {unknown} error
 * @returns {Message}
 */
export function wordsOf(error) {
  if (error instanceof Refused) return error.words;
  if (error instanceof ServerUnavailable) return AWAY;
  return unexpected(0);
}

/**
 * An answer without words of its own.
 * @param {number} status
 * @returns {Message}
 */
export const unexpected = (status) => ({ id: "page-unexpected", args: { status } });
