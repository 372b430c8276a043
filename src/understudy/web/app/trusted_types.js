// The only Trusted Types policy: worker scripts must come from the folder of the page.

/** @typedef {{ createScriptURL: (address: string) => string }} Policy */

/** Return the address of a script below the page's folder; throw for any other. @param {string} address */
const checkAddress = (address) => {
  if (!address.startsWith(new URL("./", document.baseURI).href)) throw new TypeError(address);
  return address;
};

/**
 * Not every browser has Trusted Types.
 * @typedef {{ trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }} WithTrustedTypes
 */

const { trustedTypes } = /** @type {WithTrustedTypes} */ (/** @type {unknown} */ (globalThis));

const policy = trustedTypes?.createPolicy("understudy", { createScriptURL: checkAddress });

/** Return the address of a worker script of the page. @param {string} name */
export function scriptAddress(name) {
  const address = new URL(name, document.baseURI).href;
  return policy ? policy.createScriptURL(address) : address;
}
