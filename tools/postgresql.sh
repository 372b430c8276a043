#!/bin/sh
# Installs PostgreSQL for the tests if it is missing; the tests start their own server.
# With --is-here it only returns whether PostgreSQL is installed.
set -eu
. "$(dirname "$0")/apt.sh"

found() {
    command -v initdb > /dev/null 2>&1 && return 0
    for folder in /usr/lib/postgresql/*/bin; do
        [ -x "$folder/initdb" ] && return 0
    done
    return 1
}

found && exit 0
[ "${1:-}" = --is-here ] && exit 1
if can_install; then
    # Install the programs only, without a server that always runs.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf
    apt_install postgresql || true
    found && exit 0
fi
not_found "no PostgreSQL on this machine, so the tests on it cannot run.
Install it (on Debian: apt-get install postgresql) and try again."
