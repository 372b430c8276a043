// Starts Python with the engine: from a stored snapshot of its memory, or from its files, storing a snapshot.

import { arithmetic } from "./arithmetic.js";
import { reportProgress, startDownloads, stopReporting } from "./downloads.js";
import { MEMORY_CACHE } from "./storage_names.js";

/** @import { Engine } from "./transactions.js" */
/** @import { BuildInfo } from "./build_info.js" */
/** @import { Progress } from "../requests/backend.js" */

const SITE = new URL("../", import.meta.url);
const ENGINE = "python/engine.zip.txt";
const LIBRARY = "python/library.zip.txt";
const WASM = "python/pyodide.asm.wasm";
const ENGINE_PATH = "/engine.zip";
const PREPARE_IMPORTS = `
import sys
sys.path.insert(0, "${ENGINE_PATH}")
import stored_methods
stored_methods.use_stored_methods()
`;
/** Progress after fetching the files and starting Python. */
const FETCH_SHARE = 0.6;
const PYTHON_SHARE = 0.8;
/** Bytes of memory reserved at a time. */
const RESERVE_STEP = 1 << 20;

/** Fetch a file of the site; throw if that fails. @param {string} name */
const fetchFile = (name) =>
  fetch(new URL(name, SITE)).then((response) => {
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  });

/** Read the archive of the engine. */
const readEngine = () => fetchFile(ENGINE).then((response) => response.arrayBuffer());

/** Import a module of Pyodide. @param {string} name @returns {Promise<any>} */
const importScript = (name) => import(new URL(`python/${name}`, SITE).href);

/** Stored snapshots of Python's memory. */
const memoryCache = {
  /** @param {string} key @returns {Promise<Uint8Array | null>} */
  async read(key) {
    try {
      const response = await (await caches.open(MEMORY_CACHE)).match(new URL(`memory/${key}`, SITE));
      return response ? new Uint8Array(await response.arrayBuffer()) : null;
    } catch {
      return null;
    }
  },
  /** @param {string} key @param {Uint8Array<ArrayBuffer>} memory */
  async write(key, memory) {
    await this.forget();
    await (await caches.open(MEMORY_CACHE)).put(new URL(`memory/${key}`, SITE), new Response(memory));
  },
  /** Delete all snapshots: those of other versions, or a broken one. */
  async forget() {
    const cache = await caches.open(MEMORY_CACHE);
    const requests = (await cache.keys()).filter(({ url }) => url.startsWith(new URL("memory/", SITE).href));
    await Promise.all(requests.map((one) => cache.delete(one)));
  },
};

/** Import Pyodide. */
function importPyodide() {
  const modules = Promise.all([importScript("pyodide.mjs"), importScript("pyodide.asm.mjs")]);
  // The caller handles a failure when it awaits them.
  modules.catch(() => {});
  return modules;
}

// They travel while the storage is opened and the snapshot is read.
startDownloads([WASM, LIBRARY, ENGINE]);
const pyodide = importPyodide();

/**
 * Start Python, from a snapshot if there is one.
 * @param {BuildInfo} buildInfo @param {Uint8Array | null} memory
 */
async function startPython({ lock }, memory) {
  const [{ loadPyodide }, { default: createPyodideModule }] = await pyodide;
  /** @param {object} settings */
  const create = async (settings) => {
    const created = await createPyodideModule(settings);
    // Restoring a snapshot does not grow the memory by itself.
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

/** Write the archive of the engine, because a snapshot holds no files. @param {any} python @param {ArrayBuffer} zip */
const writeEngine = (python, zip) => python.FS.writeFile(ENGINE_PATH, new Uint8Array(zip));

/** Return a new engine. @param {any} python @returns {Engine} */
function createEngine(python) {
  const lite = python.pyimport("understudy.lite");
  const engine = lite.Engine(arithmetic);
  // A snapshot must not refer to objects of JavaScript.
  lite.destroy();
  return engine;
}

/** What is done for the next start when the engine has nothing to do: the games are loaded, the memory is stored. */
export class Preparation {
  /** @param {any} python @param {string} key */
  constructor(python, key) {
    this.python = python;
    this.key = key;
    const lite = python.pyimport("understudy.lite");
    this.loading = lite.warm();
    lite.destroy();
  }

  /** Load the next part of the games; return whether all are loaded. @returns {boolean} */
  loadNext() {
    const { done } = this.loading.next();
    if (done) this.loading.destroy();
    return done;
  }

  /** Store the memory, which must not refer to objects of JavaScript. Return a new engine. @param {Engine} engine */
  storeMemory(engine) {
    engine.close();
    engine.destroy();
    storeMemory(this.key, this.python);
    return createEngine(this.python);
  }
}

/**
 * Start Python with the engine. Without a usable snapshot the games are not loaded yet; `preparation` does that.
 * @param {BuildInfo} buildInfo @param {(progress: Progress) => void} onProgress called only without a usable snapshot
 * @returns {Promise<{ engine: Engine, preparation: Preparation | null }>}
 */
export async function startEngine(buildInfo, onProgress) {
  const memory = await memoryCache.read(buildInfo.key);
  if (memory) {
    try {
      const python = await startPython(buildInfo, memory);
      writeEngine(python, await readEngine());
      return { engine: createEngine(python), preparation: null };
    } catch {
      await memoryCache.forget().catch(() => {});
    }
  }
  reportProgress(buildInfo.sizes, (share, done, total) => onProgress({ share: FETCH_SHARE * share, done, total }));
  const zip = readEngine();
  const python = await startPython(buildInfo, null);
  stopReporting();
  onProgress({ share: PYTHON_SHARE });
  writeEngine(python, await zip);
  python.runPython(PREPARE_IMPORTS);
  const engine = createEngine(python);
  onProgress({ share: 1 });
  return { engine, preparation: new Preparation(python, buildInfo.key) };
}

/**
 * Store a snapshot of the memory for the next start; failing only makes that slower.
 * @param {string} key @param {any} python
 */
function storeMemory(key, python) {
  try {
    memoryCache.write(key, python.makeMemorySnapshot()).catch(() => {});
  } catch {
    // This browser cannot make a snapshot.
  }
}
