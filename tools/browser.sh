#!/bin/sh
# Installs the browsers of the tests if they are missing.
#   tools/browser.sh           Chromium
#   tools/browser.sh others    Firefox and WebKit
set -eu
. "$(dirname "$0")/apt.sh"

others_found() {
    { command -v firefox-esr || command -v firefox; } > /dev/null 2>&1 &&
        command -v WebKitWebDriver > /dev/null 2>&1 && command -v Xvfb > /dev/null 2>&1
}

if [ "${1:-}" = others ]; then
    others_found && exit 0
    ! can_install || apt_install firefox-esr webkit2gtk-driver xvfb || true
    others_found && exit 0
    not_found "Firefox or WebKit is missing, so their tests cannot run.
Install them (on Debian: apt-get install firefox-esr webkit2gtk-driver xvfb) and try again."
    exit
fi

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
