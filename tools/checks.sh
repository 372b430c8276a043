#!/bin/sh
# Every check, cheapest first; stops at the first stage which fails and says how long each took.
set -eu
cd "$(dirname "$0")/.."

PATH="$PWD/.venv/bin:$PATH"
export PATH
# Where an image switches compiled files off, each of the hundreds of servers and commands that tests start would
# compile its modules anew.
unset PYTHONDONTWRITEBYTECODE
PYTHONPYCACHEPREFIX="$PWD/build/pycache"
export PYTHONPYCACHEPREFIX
started=$(date +%s)
times=

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
        printf '\n%sFAILED after %d s: %s\n' "$times" "$(($(date +%s) - begun))" "$name" >&2
        exit "$status"
    fi
}

stage format ruff format --check .
stage "format of the page" sh tools/javascript/format.sh --check
stage lint ruff check .
stage "lint of the page" oxlint --deny-warnings
stage "types of the page" sh tools/javascript/check.sh
stage types mypy --strict
stage imports lint-imports --no-logo
stage browser sh tools/browser.sh
stage PostgreSQL sh tools/postgresql.sh
# Tests of the page wait a good part of their time: one worker more than there are processors.
stage tests pytest -n "$(($(nproc 2> /dev/null || echo 2) + 1))" --maxprocesses 9 --dist worksteal
stage scenarios understudy check --quiet scenarios

printf '\n%s%6d s  everything\n' "$times" "$(($(date +%s) - started))"
sh tools/postgresql.sh --is-here || printf '\nNOT RUN: the tests on PostgreSQL, which is not on this machine.\n'
