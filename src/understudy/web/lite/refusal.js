// Error replies of the Lite page, in the form of the HTTP API.

/** @typedef {{ status: number, text: string }} Reply */

/**
 * Return a reply that refuses a request.
 * @param {number} status @param {string} id @param {Record<string, string>} [args] @returns {Reply}
 */
export const refusal = (status, id, args = {}) => ({ status, text: JSON.stringify({ error: { id, args } }) });
