// Errors of requests, and their messages.

/** @import { Message } from "../types" */

/** The server refused the request; after `wait` seconds it may be repeated, if that is not 0. */
export class Refused extends Error {
  /** @param {number} status @param {Message} reason @param {number} [wait] */
  constructor(status, reason, wait = 0) {
    super(reason.id);
    this.status = status;
    this.reason = reason;
    this.wait = wait;
  }
}

/** The server did not answer. */
export class ServerUnavailable extends Error {}

/** @type {Message} */
export const UNAVAILABLE = { id: "page-away", args: {} };

/** Return the message of an error. @param {unknown} error @returns {Message} */
export function errorMessage(error) {
  if (error instanceof Refused) return error.reason;
  if (error instanceof ServerUnavailable) return UNAVAILABLE;
  return unexpectedStatus(0);
}

/** Return the message for a response without one. @param {number} status @returns {Message} */
export const unexpectedStatus = (status) => ({ id: "page-unexpected", args: { status } });
