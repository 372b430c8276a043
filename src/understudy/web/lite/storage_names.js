// Names of locks, channels and caches; different for each folder of the host that has a page.

/** Folder of the page. */
export const FOLDER = new URL("../", import.meta.url).pathname;
/** Lock that orders the requests of all tabs. */
export const REQUEST_LOCK = `understudy-queue ${FOLDER}`;
/** Broadcast channel of changes. */
export const CHANGES_CHANNEL = `understudy-news ${FOLDER}`;
/** Cache of memory snapshots of Python with the engine. */
export const MEMORY_CACHE = "understudy-memory";
/** Cache of the expert's weights. */
export const WEIGHTS_CACHE = "understudy-weights";
