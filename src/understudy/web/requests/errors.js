// What went wrong, and how it is said to people.

/** @import { Message } from "../types" */

/** Somebody answered, and refused; perhaps only for so many seconds. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Message} reason
   * @param {number} [wait]
   */
  constructor(status, reason, wait = 0) {
    super(reason.id);
    this.status = status;
    this.reason = reason;
    this.wait = wait;
  }
}

/** Nobody answered. */
export class ServerUnavailable extends Error {}

/** @type {Message} */
export const UNAVAILABLE = { id: "page-away", args: {} };

/**
 * What went wrong, in words.
 * @param {unknown} error
 * @returns {Message}
 */
export function errorMessage(error) {
  if (error instanceof Refused) return error.reason;
  if (error instanceof ServerUnavailable) return UNAVAILABLE;
  return unexpectedStatus(0);
}

/**
 * An answer without words of its own.
 * @param {number} status
 * @returns {Message}
 */
export const unexpectedStatus = (status) => ({ id: "page-unexpected", args: { status } });
