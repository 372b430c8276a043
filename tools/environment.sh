#!/bin/sh
# Creates or updates .venv, with Understudy installed as an editable package.
#   tools/environment.sh         exactly the packages of requirements.lock
#   tools/environment.sh play    at least those of requirements-play.lock; other packages stay
#   tools/environment.sh site    at least those of requirements-site.lock; other packages stay
# A stamp of all inputs lets the next run end at once.
set -eu
cd "$(dirname "$0")/.."

venv=.venv
all=requirements.lock
play=requirements-play.lock
site=requirements-site.lock
case "${1:-}" in
    "") wanted=$all ;;
    play) wanted=$play ;;
    site) wanted=$site ;;
    *) echo "usage: tools/environment.sh [play | site]" >&2; exit 2 ;;
esac
export UV_PYTHON_DOWNLOADS=never
export UV_NO_PROGRESS=1
unset VIRTUAL_ENV PYTHONHOME PYTHONPATH

stamp() {
    echo "$venv/$1.stamp"
}

fingerprint() {
    # Includes the path, because the scripts of an environment contain it.
    { pwd; cat "$1" pyproject.toml tools/environment.sh; } | cksum
}

if [ -f "$(stamp $wanted)" ] && [ "$(cat "$(stamp $wanted)")" = "$(fingerprint $wanted)" ] &&
    "$venv/bin/python" -c '' 2>/dev/null; then
    exit 0
fi

python=$(sh tools/find-python.sh)
echo "Setting up $venv with $("$python" -V) ..."
rm -f "$(stamp $all)" "$(stamp $wanted)"

install_uv() {
    # Take uv from the lock file, so that its version and hash are fixed too.
    awk '/^[^ ]/ { uv = /^uv==/ } uv' $wanted > "$venv/uv.lock.txt"
    set -- install --quiet --disable-pip-version-check --require-hashes -r "$venv/uv.lock.txt"
    # The system's pip (22.3 or newer) can install into another environment. That does not need
    # ensurepip, which is a separate package on Debian.
    if "$python" -m pip --python "$venv/bin/python" "$@" 2> "$venv/pip.log"; then
        return
    fi
    if "$venv/bin/python" -m ensurepip --default-pip > /dev/null 2>&1; then
        "$venv/bin/python" -m pip "$@"
        return
    fi
    cat "$venv/pip.log" >&2
    echo "pip could not be used. On Debian or Ubuntu: apt-get install python3-pip" >&2
    exit 1
}

if ! "$venv/bin/python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    "$python" -m venv --clear --without-pip "$venv"
fi
version=$(sed -n 's/^uv==\([^ ]*\).*/\1/p' $wanted)
case "$("$venv/bin/python" -m uv --version 2>/dev/null)" in
    "uv $version"*) ;;
    *) install_uv ;;
esac

uv() { "$venv/bin/python" -m uv "$@"; }
if [ $wanted = $all ]; then
    uv pip sync --quiet --python "$venv/bin/python" --require-hashes $all
else
    # The distribution was called understudy before; the script of the same name belongs to both.
    uv pip uninstall --quiet --python "$venv/bin/python" understudy
    uv pip install --quiet --python "$venv/bin/python" --require-hashes --requirements $wanted
fi
uv pip install --quiet --python "$venv/bin/python" --no-deps --no-build-isolation --editable .

fingerprint $wanted > "$(stamp $wanted)"
# requirements.lock includes the other two, with the same versions.
if [ $wanted = $all ]; then
    for part in $play $site; do fingerprint $part > "$(stamp $part)"; done
fi
