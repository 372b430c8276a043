// Where things are kept and told. Every folder that a page lies in has its own, also beside others of the same host.

/** The folder of the page. */
export const FOLDER = new URL("../", import.meta.url).pathname;
/** All tabs stand in this queue. */
export const REQUEST_LOCK = `understudy-queue ${FOLDER}`;
/** Here they tell each other of changes. */
export const CHANGES_CHANNEL = `understudy-news ${FOLDER}`;
/** Python with the engine in it, as it was when it had just been loaded. */
export const MEMORY_CACHE = "understudy-memory";
