// Information about the engine, written when the site is built.

/**
 * Cache key of the engine's memory, bytes of the files to fetch by name, and Pyodide's lock file.
 * @typedef {{ key: string, sizes: Record<string, number>, lock: string }} BuildInfo
 */

/** @returns {Promise<BuildInfo>} */
export const readBuildInfo = async () => (await fetch(new URL("made.json", import.meta.url))).json();
