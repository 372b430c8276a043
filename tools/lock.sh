#!/bin/sh
# Resolves pyproject.toml into requirements.lock, for every platform, with hashes and without hosts.
# UPGRADE=1 moves everything to its newest allowed version.
set -eu
cd "$(dirname "$0")/.."

sh tools/environment.sh
export UV_PYTHON_DOWNLOADS=never
unset VIRTUAL_ENV
.venv/bin/uv pip compile pyproject.toml --python .venv/bin/python --extra dev --universal \
    --generate-hashes --no-annotate --no-header --no-emit-index-url --quiet \
    ${UPGRADE:+--upgrade} --output-file requirements.lock
sh tools/environment.sh
