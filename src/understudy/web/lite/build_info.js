// Information about the engine, written when the site is built.

/**
 * Cache key of the engine's memory, bytes of the files to fetch by name, Pyodide's lock file, and the files of the
 * expert's weights by name.
 * @typedef {{ key: string, sizes: Record<string, number>, lock: string, weights: Record<string, string> }} BuildInfo
 */

/** @returns {Promise<BuildInfo>} */
export const readBuildInfo = async () => (await fetch(new URL("made.json", import.meta.url))).json();
