// Python with the engine in it: from memory that was kept, or loaded plainly and its memory kept for the next start.

import { MEMORY_CACHE } from "./storage_names.js";

/** @import { Engine } from "./transactions.js" */

/** @import { BuildInfo } from "./build_info.js" */

const SITE = new URL("../", import.meta.url);
const ENGINE = "python/engine.zip.txt";
const LIBRARY = "python/library.zip.txt";
const ROOM = "/engine.zip";
/** Which share of the first start is fetching; the rest is waking Python and the engine. */
const FETCHING = 0.6;
const WOKEN = 0.8;
const LOADED = 0.85;
/** How much memory is reserved at a time. */
const STEP = 1 << 20;

/** @param {string} name */
const fetched = (name) =>
  fetch(new URL(name, SITE)).then((response) => {
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  });

/** Count what is fetched from now on, also by others. @param {number} size @param {(share: number) => void} tell */
function count(size, tell) {
  const plainly = self.fetch.bind(self);
  let sum = 0;
  self.fetch = async (...what) => {
    const response = await plainly(...what);
    if (!response.body) return response;
    const counting = new TransformStream({
      transform(chunk, controller) {
        sum += chunk.byteLength;
        tell(FETCHING * Math.min(1, sum / size));
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counting), response);
  };
}

/** A module of Python's own. @param {string} name @returns {Promise<any>} */
const module = (name) => import(new URL(`python/${name}`, SITE).href);

const kept = {
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
function scripts() {
  const coming = Promise.all([module("pyodide.mjs"), module("pyodide.asm.mjs")]);
  // Whoever waits for them hears of it.
  coming.catch(() => {});
  return coming;
}

/**
 * Python; with `memory` as it was when that was kept.
 * @param {BuildInfo} made @param {ReturnType<typeof scripts>} coming @param {Uint8Array | null} memory
 */
async function wakePython({ lock }, coming, memory) {
  const [{ loadPyodide }, { default: createPyodideModule }] = await coming;
  /** @param {object} settings */
  const create = async (settings) => {
    const created = await createPyodideModule(settings);
    // Restoring does not make room by itself.
    const { _malloc: reserve } = created;
    for (const { length } = memory ?? []; created.HEAPU8.length < length;) reserve(STEP);
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
async function engineIn(python, zip) {
  // Files are no part of what is kept.
  python.FS.writeFile(ROOM, new Uint8Array(await zip));
  return python.pyimport("understudy.lite");
}

/** @param {BuildInfo} made @param {(share: number) => void} tell hears how far the first start is @returns {Promise<Engine>} */
export async function startEngine(made, tell) {
  const coming = scripts();
  const memory = await kept.read(made.key);
  if (memory) {
    try {
      const zip = fetched(ENGINE).then((response) => response.arrayBuffer());
      return (await engineIn(await wakePython(made, coming, memory), zip)).Engine();
    } catch {
      await kept.forget().catch(() => {});
    }
  }
  tell(0);
  count(made.size, tell);
  const zip = fetched(ENGINE).then((response) => response.arrayBuffer());
  const python = await wakePython(made, coming, null);
  tell(WOKEN);
  python.runPython(`import sys; sys.path.insert(0, "${ROOM}")`);
  const lite = await engineIn(python, zip);
  tell(LOADED);
  lite.warm();
  lite.destroy();
  keep(made.key, python);
  tell(1);
  return python.pyimport("understudy.lite").Engine();
}

/** Keep the memory for the next start; without it that takes longer, and nothing else. @param {string} key @param {any} python */
function keep(key, python) {
  try {
    kept.write(key, python.makeMemorySnapshot()).catch(() => {});
  } catch {
    // This Python cannot be kept.
  }
}
