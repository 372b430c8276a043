#!/bin/sh
# Resolves the dependencies of pyproject.toml for all platforms, with hashes and without index URLs:
# requirements.lock has all of them, requirements-play.lock and requirements-site.lock those that
# `make play` and `make site` need.
# UPGRADE=1 upgrades everything to the newest allowed version.
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
resolve --extra source --extra players --constraints requirements.lock --output-file requirements-play.lock
resolve --extra site --constraints requirements.lock --output-file requirements-site.lock
sh tools/environment.sh
