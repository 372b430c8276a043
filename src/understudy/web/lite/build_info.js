// Information about the engine, written when the site is built.

/**
 * Cache key of the engine's memory, size of the files to fetch in bytes, and Pyodide's lock file.
 * @typedef {{ key: string, size: number, lock: string }} BuildInfo
 */

/** @returns {Promise<BuildInfo>} */
export const readBuildInfo = async () => (await fetch(new URL("made.json", import.meta.url))).json();
