#!/bin/sh
# Compiles the rules in a copy of the source. Nothing is written beside the source.
#   tools/compiled.sh wheel      builds a wheel for this platform and Python in build/compiled
#   tools/compiled.sh [ARGS]     also runs every test on it (ARGS go to pytest)
set -eu
cd "$(dirname "$0")/.."

out=$PWD/build/compiled
rm -rf "$out"
mkdir -p "$out/tree"
cp -R pyproject.toml README.md LICENSE src tools "$out/tree"
find "$out/tree" -name __pycache__ -type d -prune -exec rm -rf {} +
echo "Compiling (takes some minutes) ..."
HATCH_BUILD_HOOK_ENABLE_MYPYC=1 UV_PYTHON_DOWNLOADS=never \
    .venv/bin/uv build --quiet --wheel --python .venv/bin/python --out-dir "$out" "$out/tree"
if [ "${1:-}" = wheel ]; then
    echo "$out"/*.whl
    exit
fi
.venv/bin/python -m zipfile -e "$out"/*.whl "$out/package"
UNDERSTUDY_COMPILED=1 PYTHONPATH="$out/package" .venv/bin/pytest -n auto --maxprocesses 8 --dist worksteal "$@"
