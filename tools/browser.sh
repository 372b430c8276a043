#!/bin/sh
# Makes a Chromium available for the browser tests.
set -eu

found() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        if command -v "$name" > /dev/null 2>&1; then
            return 0
        fi
    done
    return 1
}

apt() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 "$@" \
        < /dev/null
}

found && exit 0

if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null 2>&1; then
    echo "Installing Debian's chromium for the browser tests ..."
    log=$(mktemp)
    # The shell without windows takes two thirds of the time of the whole browser; not every release
    # has it. A bare machine has no fonts at all, and Chromium only recommends some.
    if ! { apt update && {
        apt install -y --no-install-recommends chromium-headless-shell fonts-liberation ||
            apt install -y --no-install-recommends chromium fonts-liberation
    }; } > "$log" 2>&1; then
        tail -n 20 "$log" >&2
    fi
    rm -f "$log"
    found && exit 0
fi

cat >&2 <<'END'
WARNING: no Chromium on the PATH, so the browser tests cannot run.
Install chromium or google-chrome (on Debian: apt-get install chromium) and try again.
END
[ "${CI:-}" = true ] && exit 1
exit 0
