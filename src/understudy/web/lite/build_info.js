// What the builder of this site knows of its engine.

/** By what its memory is kept, how much there is to fetch, which packages Python has. @typedef {{ key: string, size: number, lock: string }} BuildInfo */

/** @returns {Promise<BuildInfo>} */
export const readBuildInfo = async () => (await fetch(new URL("made.json", import.meta.url))).json();
