#!/bin/sh
# Resolves pyproject.toml, for every platform, with hashes and without hosts: requirements.lock has everything,
# requirements-play.lock the part of it that `make play` needs.
# UPGRADE=1 moves everything to its newest allowed version.
set -eu
cd "$(dirname "$0")/.."

sh tools/environment.sh
export UV_PYTHON_DOWNLOADS=never
unset VIRTUAL_ENV

resolve() {
    .venv/bin/uv pip compile pyproject.toml --python .venv/bin/python --universal \
        --generate-hashes --no-annotate --no-header --no-emit-index-url --quiet "$@"
}

resolve --extra dev ${UPGRADE:+--upgrade} --output-file requirements.lock
resolve --extra source --constraints requirements.lock --output-file requirements-play.lock
sh tools/environment.sh
