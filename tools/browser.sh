#!/bin/sh
# Installs Chromium for the browser tests if it is missing.
set -eu
. "$(dirname "$0")/apt.sh"

found() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" > /dev/null 2>&1 && return 0
    done
    return 1
}

found && exit 0
if can_install; then
    # The headless shell installs in two thirds of the time, but not every release has it. Chromium only recommends
    # fonts, and a bare machine has none.
    apt_install chromium-headless-shell fonts-liberation 2> /dev/null ||
        apt_install chromium fonts-liberation || true
    found && exit 0
fi
not_found "no Chromium on the PATH, so the browser tests cannot run.
Install chromium or google-chrome (on Debian: apt-get install chromium) and try again."
