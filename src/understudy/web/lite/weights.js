// Weights of the expert: downloaded when a hint or a review first needs them, and then kept for use without a network.

import { WEIGHTS_CACHE } from "./storage_names.js";

/** @import { Progress } from "../requests/backend.js" */

const SITE = new URL("../", import.meta.url);
const FOLDER = new URL("weights/", SITE).href;
const MEGABYTE = 1e6;

/**
 * Return the stored file, or null if there is none. @param {string} address
 * @returns {Promise<Response | null>}
 */
async function findStored(address) {
  try {
    return (await (await caches.open(WEIGHTS_CACHE)).match(address)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Store a file, and delete those of other versions; failing only means another download.
 * @param {string} address @param {Uint8Array<ArrayBuffer>} content @param {string[]} current files of this version
 */
async function store(address, content, current) {
  try {
    const cache = await caches.open(WEIGHTS_CACHE);
    const wanted = new Set(current.map((file) => new URL(file, SITE).href));
    const outdated = (await cache.keys()).filter(({ url }) => url.startsWith(FOLDER) && !wanted.has(url));
    await Promise.all(outdated.map((one) => cache.delete(one)));
    await cache.put(address, new Response(content));
  } catch {
    // The storage is full or blocked.
  }
}

/**
 * Return the bytes of a response, reporting how many have arrived.
 * @param {Response} response @param {(progress: Progress) => void} onProgress
 */
async function readBytes(response, onProgress) {
  const total = Number(response.headers.get("content-length") ?? 0);
  /** @type {Uint8Array[]} */
  const parts = [];
  let done = 0;
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    done += part.value.byteLength;
    if (total) {
      const megabytes = { done: done / MEGABYTE, total: total / MEGABYTE };
      onProgress({ share: Math.min(1, done / total), ...megabytes, advice: true });
    }
  }
  return new Uint8Array(await new Blob(/** @type {BlobPart[]} */ (parts)).arrayBuffer());
}

/**
 * Return weights of the expert; reject if they cannot be downloaded.
 * @param {Record<string, string>} files of all weights, by name
 * @param {string} name @param {(progress: Progress) => void} onProgress
 */
export async function readWeights(files, name, onProgress) {
  const address = new URL(files[name], SITE).href;
  const stored = await findStored(address);
  if (stored) return new Uint8Array(await stored.arrayBuffer());
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${files[name]}: ${response.status}`);
  const content = await readBytes(response, onProgress);
  await store(address, content, Object.values(files));
  return content;
}
