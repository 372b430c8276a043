// What the server writes before the text of the page's worker.

/** Made of the bytes of all files. */
declare const VERSION: string;
/** What the worker keeps, by path: the hash of its content. */
declare const FILES: Record<string, string>;
