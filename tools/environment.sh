#!/bin/sh
# Fills .venv, and puts Understudy itself into it, editable.
#   tools/environment.sh         exactly what requirements.lock names: everything
#   tools/environment.sh play    at least what requirements-play.lock names; what is there besides stays
# A stamp of everything that decides the outcome lets the next run end at once.
set -eu
cd "$(dirname "$0")/.."

venv=.venv
everything=requirements.lock
part=requirements-play.lock
case "${1:-}" in
    "") wanted=$everything ;;
    play) wanted=$part ;;
    *) echo "usage: tools/environment.sh [play]" >&2; exit 2 ;;
esac
export UV_PYTHON_DOWNLOADS=never
export UV_NO_PROGRESS=1
unset VIRTUAL_ENV PYTHONHOME PYTHONPATH

stamp() {
    echo "$venv/$1.stamp"
}

fingerprint() {
    # The path counts too: scripts in an environment do not survive moving it.
    { pwd; cat "$1" pyproject.toml tools/environment.sh; } | cksum
}

if [ -f "$(stamp $wanted)" ] && [ "$(cat "$(stamp $wanted)")" = "$(fingerprint $wanted)" ] &&
    "$venv/bin/python" -c '' 2>/dev/null; then
    exit 0
fi

python=$(sh tools/find-python.sh)
echo "Setting up $venv with $("$python" -V) ..."
rm -f "$(stamp $everything)" "$(stamp $part)"

install_uv() {
    # The lock's own entry, so that uv is pinned and checked like everything else.
    awk '/^[^ ]/ { uv = /^uv==/ } uv' $wanted > "$venv/uv.lock.txt"
    set -- install --quiet --disable-pip-version-check --require-hashes -r "$venv/uv.lock.txt"
    # The machine's pip can fill another environment (from 22.3 on); that needs no ensurepip,
    # which Debian ships apart.
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
if [ $wanted = $everything ]; then
    uv pip sync --quiet --python "$venv/bin/python" --require-hashes $everything
else
    uv pip install --quiet --python "$venv/bin/python" --require-hashes --requirements $part
fi
uv pip install --quiet --python "$venv/bin/python" --no-deps --no-build-isolation --editable .

# Everything holds the part, at the same versions.
[ $wanted = $part ] || fingerprint $everything > "$(stamp $everything)"
fingerprint $part > "$(stamp $part)"
