// What the server writes before the text of the page's worker.

/** Made of the bytes of all files. */
declare const VERSION: string;
/** The names of all files but the worker's own. */
declare const FILES: string[];
