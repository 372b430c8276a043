// Python with the engine in it: from memory that was kept, or loaded plainly and its memory kept for the next start.

import { MEMORY_CACHE } from "./storage_names.js";

/** @import { Engine } from "./transactions.js" */

/** @import { BuildInfo } from "./build_info.js" */

const SITE = new URL("../", import.meta.url);
const ENGINE = "python/engine.zip.txt";
const LIBRARY = "python/library.zip.txt";
const ENGINE_PATH = "/engine.zip";
/** Which share of the first start is fetching; the rest is waking Python and the engine. */
const FETCH_SHARE = 0.6;
const STARTED_SHARE = 0.8;
const LOADED_SHARE = 0.85;
/** How much memory is reserved at a time. */
const RESERVE_STEP = 1 << 20;

/** @param {string} name */
const fetchFile = (name) =>
  fetch(new URL(name, SITE)).then((response) => {
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  });

/** Count what is fetched from now on, also by others. @param {number} size @param {(share: number) => void} onProgress */
function countFetched(size, onProgress) {
  const originalFetch = self.fetch.bind(self);
  let sum = 0;
  self.fetch = async (...what) => {
    const response = await originalFetch(...what);
    if (!response.body) return response;
    const counting = new TransformStream({
      transform(chunk, controller) {
        sum += chunk.byteLength;
        onProgress(FETCH_SHARE * Math.min(1, sum / size));
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counting), response);
  };
}

/** A module of Python's own. @param {string} name @returns {Promise<any>} */
const importScript = (name) => import(new URL(`python/${name}`, SITE).href);

const memoryCache = {
  /** @param {string} key @returns {Promise<Uint8Array | null>} */
  async read(key) {
    try {
      const found = await (await caches.open(MEMORY_CACHE)).match(new URL(`memory/${key}`, SITE));
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    } catch {
      return null;
    }
  },
  /** @param {string} key @param {Uint8Array<ArrayBuffer>} memory */
  async write(key, memory) {
    await this.forget();
    await (await caches.open(MEMORY_CACHE)).put(new URL(`memory/${key}`, SITE), new Response(memory));
  },
  /** That of another version, or one that is of no use. */
  async forget() {
    const cache = await caches.open(MEMORY_CACHE);
    const mine = (await cache.keys()).filter(({ url }) => url.startsWith(new URL("memory/", SITE).href));
    await Promise.all(mine.map((one) => cache.delete(one)));
  },
};

/** Python as scripts; they come while its memory is read. */
function importScripts() {
  const modules = Promise.all([importScript("pyodide.mjs"), importScript("pyodide.asm.mjs")]);
  // Whoever waits for them hears of it.
  modules.catch(() => {});
  return modules;
}

/** Python; with `memory` as it was when that was kept. @param {BuildInfo} made @param {ReturnType<typeof importScripts>} scripts @param {Uint8Array | null} memory */
async function startPython({ lock }, scripts, memory) {
  const [{ loadPyodide }, { default: createPyodideModule }] = await scripts;
  /** @param {object} settings */
  const create = async (settings) => {
    const created = await createPyodideModule(settings);
    // Restoring does not make room by itself.
    const { _malloc: reserve } = created;
    for (const { length } = memory ?? []; created.HEAPU8.length < length;) reserve(RESERVE_STEP);
    return created;
  };
  return loadPyodide({
    indexURL: new URL("python/", SITE).href,
    stdLibURL: new URL(LIBRARY, SITE).href,
    lockFileContents: lock,
    stdout: () => {},
    stderr: () => {},
    createPyodideModule: create,
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
  });
}

/** @param {any} python @param {Promise<ArrayBuffer>} zip @returns {Promise<any>} */
async function importEngine(python, zip) {
  // Files are no part of what is kept.
  python.FS.writeFile(ENGINE_PATH, new Uint8Array(await zip));
  return python.pyimport("understudy.lite");
}

/** @param {BuildInfo} buildInfo @param {(share: number) => void} onProgress hears how far the first start is @returns {Promise<Engine>} */
export async function startEngine(buildInfo, onProgress) {
  const scripts = importScripts();
  const memory = await memoryCache.read(buildInfo.key);
  if (memory) {
    try {
      const zip = fetchFile(ENGINE).then((response) => response.arrayBuffer());
      return (await importEngine(await startPython(buildInfo, scripts, memory), zip)).Engine();
    } catch {
      await memoryCache.forget().catch(() => {});
    }
  }
  onProgress(0);
  countFetched(buildInfo.size, onProgress);
  const zip = fetchFile(ENGINE).then((response) => response.arrayBuffer());
  const python = await startPython(buildInfo, scripts, null);
  onProgress(STARTED_SHARE);
  python.runPython(`import sys; sys.path.insert(0, "${ENGINE_PATH}")`);
  const lite = await importEngine(python, zip);
  onProgress(LOADED_SHARE);
  lite.warm();
  lite.destroy();
  storeMemory(buildInfo.key, python);
  onProgress(1);
  return python.pyimport("understudy.lite").Engine();
}

/** Keep the memory for the next start; without it that takes longer, and nothing else. @param {string} key @param {any} python */
function storeMemory(key, python) {
  try {
    memoryCache.write(key, python.makeMemorySnapshot()).catch(() => {});
  } catch {
    // This Python cannot be kept.
  }
}
