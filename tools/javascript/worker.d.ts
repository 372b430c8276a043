// Constants that the server writes before the text of the service worker.

/** Hash of all files. */
declare const VERSION: string;
/** Hashes of the cached files by path. */
declare const FILES: Record<string, string>;
/** A file that holds others, one after the other: each with its path, media type and number of bytes. */
interface Pack {
    address: string;
    integrity: string;
    files: [string, string, number][];
}
declare const PACKS: Pack[];
