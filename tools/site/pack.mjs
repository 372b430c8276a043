// Runs pack.py in the Python of the page, which compiles for exactly this version.
// node pack.mjs PYODIDE ENGINE.zip OUT: writes OUT/engine.zip and OUT/library.zip.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const [pyodide, engine, out] = argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const { info } = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf-8"));
const python = await loadPyodide({ indexURL: `${pyodide}/`, lockFileContents: JSON.stringify({ info, packages: {} }) });
python.FS.writeFile("/engine.zip", readFileSync(engine));
python.FS.writeFile("/stdlib.zip", readFileSync(join(pyodide, "python_stdlib.zip")));
python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf-8"));
for (const name of ["engine.zip", "library.zip"]) writeFileSync(join(out, name), python.FS.readFile(`/out/${name}`));
