// Starts the Python of a built site as web/lite/start_python.js does, begins a game of each kind and answers once.
// node lite.mjs FOLDER: the folder `python` of the site; prints the version of Python.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import process, { argv } from "node:process";
import { pathToFileURL } from "node:url";

const [folder] = argv.slice(2);
const { lock } = JSON.parse(readFileSync(join(folder, "../lite/made.json"), "utf-8"));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: join(folder, "library.zip.txt"),
  lockFileContents: lock,
});
python.FS.writeFile("/engine.zip", readFileSync(join(folder, "engine.zip.txt")));
python.runPython(`
import sys
sys.path.insert(0, "/engine.zip")
import stored_methods
stored_methods.use_stored_methods()
import json
from understudy.lite import Engine

engine = Engine()
for system, options in (("mars", {}), ("mars", {"you": "played"}), ("tapestry", {})):
    body = json.dumps({"system": system, "options": options, "seed": 7})
    game = json.loads(json.loads(engine.ask("POST", "games", body))["text"])
    question = game["question"]
    answer = question["default"] or question["options"][0]
    body = json.dumps({"token": game["token"], "answer": answer, "key": "one"})
    reply = json.loads(engine.ask("POST", "games/" + game["id"] + "/answers", body))
    assert reply["status"] == 200, reply
`);
process.stdout.write(python.runPython("'%d.%d' % sys.version_info[:2]"));
