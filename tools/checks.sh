#!/bin/sh
# Runs the checks, fastest first. Stops at the first failure; prints how long each stage took.
#   tools/checks.sh          every check
#   tools/checks.sh quick    without browser tests, PostgreSQL, samples of soak tests and slow tests
set -eu
cd "$(dirname "$0")/.."

case "${1:-}" in
    "") quick= ;;
    quick) quick=yes ;;
    *) echo "usage: tools/checks.sh [quick]" >&2; exit 2 ;;
esac
PATH="$PWD/.venv/bin:$PATH"
export PATH
# Tests start hundreds of servers and commands, which must not compile their modules each time.
unset PYTHONDONTWRITEBYTECODE
PYTHONPYCACHEPREFIX="$PWD/build/pycache"
export PYTHONPYCACHEPREFIX
started=$(date +%s)
times=

# stage NAME COMMAND...: runs a command and records its time.
stage() {
    name=$1
    shift
    printf '\n== %s\n' "$name"
    begun=$(date +%s)
    if "$@" < /dev/null; then
        times="$times$(printf '%6d s  %s' "$(($(date +%s) - begun))" "$name")
"
    else
        status=$?
        kill "$collecting" 2> /dev/null || true
        printf '\n%sFAILED after %d s: %s\n' "$times" "$(($(date +%s) - begun))" "$name" >&2
        exit "$status"
    fi
}

# Many tests wait for servers and pages: use two workers more than there are processors.
tests() {
    wait "$collecting" || true
    stage tests pytest -n "$(($(nproc 2> /dev/null || echo 2) + 2))" --maxprocesses 10 --dist worksteal "$@"
}

# The modules are compiled once, on another processor, and not by each worker.
pytest --collect-only --quiet > /dev/null 2>&1 &
collecting=$!

stage format ruff format --check .
stage "format of the page" sh tools/javascript/format.sh --check
stage lint ruff check .
stage "lint of the page" oxlint --deny-warnings
stage "types of the page" sh tools/javascript/check.sh
stage types mypy --strict
stage imports lint-imports --no-logo
if [ "$quick" ]; then
    UNDERSTUDY_POSTGRESQL_TESTS=off
    export UNDERSTUDY_POSTGRESQL_TESTS
    tests -m "not (browser or soak or slow)" -r fE
else
    stage browser sh tools/browser.sh
    stage PostgreSQL sh tools/postgresql.sh
    tests --durations 20
fi
stage scenarios understudy check --quiet scenarios

printf '\n%s%6d s  total\n' "$times" "$(($(date +%s) - started))"
if [ "$quick" ]; then
    printf '\nQuick checks only: "make test" also runs browser tests, PostgreSQL, samples of soak tests and slow tests.\n'
elif ! sh tools/postgresql.sh --is-here; then
    printf '\nNOT RUN: the tests on PostgreSQL, which is not on this machine.\n'
fi
