// Constants that the server writes before the text of the service worker.

/** Hash of all files. */
declare const VERSION: string;
/** Hashes of the cached files by path. */
declare const FILES: Record<string, string>;
