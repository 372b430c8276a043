// node bundle.mjs ROLLUP FOLDER < plan: joins the modules of a folder into a few, and writes their texts as JSON.
// The plan: `imports` are the bare names. Each of `entries` can be imported by its path. `chunks` are names with the
// modules that begin them: a module belongs to the first chunk that imports it, to the second one if several others
// import it, and to `later` if it is imported only at run time. `alone` are workers and small scripts, which share
// nothing with the page.

import { readFileSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import { argv, stdout } from "node:process";
import { pathToFileURL } from "node:url";

const [rollupModule, folder] = argv.slice(2).map((path) => resolve(path));
const { rollup } = await import(pathToFileURL(rollupModule).href);
const { imports, entries, chunks, later, alone } = JSON.parse(readFileSync(0, "utf-8"));

/** Finds modules by their bare names, and keeps the addresses that modules make from their own. */
const plugin = {
  name: "site",
  resolveId: (name) => (Object.hasOwn(imports, name) ? join(folder, imports[name]) : null),
  resolveImportMeta(property, { chunkId, moduleId }) {
    if (property !== "url") return null;
    const address = posix.relative(dirname(chunkId), relative(folder, moduleId));
    return `new URL(${JSON.stringify(address)}, import.meta.url).href`;
  },
};

/** Return the paths of the modules that a module imports, directly or indirectly, and its own. */
function reached(name, getModuleInfo) {
  const found = new Set();
  const pending = [join(folder, name)];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    pending.push(...(getModuleInfo(path)?.importedIds ?? []));
  }
  return found;
}

/** @type {[string, Set<string>][] | undefined} */
let members;

/** Return the name of the chunk of a module. The first entry stays alone: others must not wait for it. */
function manualChunks(path, { getModuleInfo }) {
  if (path === join(folder, entries[0])) return null;
  members ??= chunks.map(([name, begin]) => [name, reached(begin, getModuleInfo)]);
  const [first, second, ...others] = members;
  for (const [name, paths] of [first, second]) if (paths.has(path)) return name;
  const found = others.filter(([, paths]) => paths.has(path));
  if (found.length > 1) return second[0];
  return found[0]?.[0] ?? later;
}

/** Join modules; return their texts and paths. */
async function joined(names, output) {
  const bundle = await rollup({
    input: Object.fromEntries(names.map((name) => [name.replace(/\.js$/, ""), join(folder, name)])),
    plugins: [plugin],
    onLog(_, { message }) {
      throw new Error(message);
    },
  });
  const form = {
    format: "es",
    hoistTransitiveImports: false,
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
  };
  const { output: made } = await bundle.generate({ ...form, ...output });
  return made.map(({ fileName, code }) => [fileName, code]);
}

const texts = await joined(entries, { manualChunks });
for (const name of alone) texts.push(...(await joined([name], {})));
stdout.write(JSON.stringify(Object.fromEntries(texts)));
