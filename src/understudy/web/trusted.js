// The one Trusted Types policy: only scripts that lie beside this page may run. A page may make a policy once.

const beside = (address) => {
  if (!address.startsWith(new URL("./", document.baseURI).href)) throw new TypeError(address);
  return address;
};

const policy = globalThis.trustedTypes?.createPolicy("understudy", { createScriptURL: beside });

/**
 * The address of a script of ours, for a worker.
 * @param {string} name
 */
export function scriptAddress(name) {
  const address = new URL(name, document.baseURI).href;
  return policy ? policy.createScriptURL(address) : address;
}
