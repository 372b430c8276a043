// Import modules when they are needed, also over a bad connection.

const RETRY_MS = 1500;
const ATTEMPTS = 4;

/**
 * Import a module, and repeat that if it cannot be fetched. Some browsers remember a failed import; then only loading
 * the page again helps.
 * @template T
 * @param {() => Promise<T>} load
 * @param {() => void} [reload]
 * @returns {Promise<T>}
 */
export async function loadModule(load, reload = () => location.reload()) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      // Browsers throw a TypeError if a module cannot be fetched.
      if (!(error instanceof TypeError)) throw error;
      if (attempt % ATTEMPTS === 0) reload();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
