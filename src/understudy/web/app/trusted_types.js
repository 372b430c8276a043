// The one Trusted Types policy: only scripts that lie beside this page may run. A page may make a policy once.

/** @typedef {{ createScriptURL: (address: string) => string }} Policy */

/** @param {string} address */
const beside = (address) => {
  if (!address.startsWith(new URL("./", document.baseURI).href)) throw new TypeError(address);
  return address;
};

/** What not every browser has. @typedef {{ trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }} Trusting */

const { trustedTypes } = /** @type {Trusting} */ (/** @type {unknown} */ (globalThis));

const policy = trustedTypes?.createPolicy("understudy", { createScriptURL: beside });

/**
 * The address of a script of ours, for a worker.
 * @param {string} name
 */
export function scriptAddress(name) {
  const address = new URL(name, document.baseURI).href;
  return policy ? policy.createScriptURL(address) : address;
}
