#!/bin/sh
# Makes a PostgreSQL server available for the tests, which start one of their own.
# With --is-here it only tells by its status whether there is one.
set -eu

found() {
    command -v initdb > /dev/null 2>&1 && return 0
    for folder in /usr/lib/postgresql/*/bin; do
        [ -x "$folder/initdb" ] && return 0
    done
    return 1
}

apt() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 "$@" \
        < /dev/null
}

found && exit 0
[ "${1:-}" = --is-here ] && exit 1

if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null 2>&1; then
    echo "Installing Debian's postgresql for the tests ..."
    log=$(mktemp)
    # The machine gets the programs, but no server that runs all the time.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf
    if ! { apt update && apt install -y --no-install-recommends postgresql; } > "$log" 2>&1; then
        tail -n 20 "$log" >&2
    fi
    rm -f "$log"
    found && exit 0
fi

cat >&2 <<'END'
WARNING: no PostgreSQL on this machine, so the tests on it cannot run.
Install it (on Debian: apt-get install postgresql) and try again.
END
[ "${CI:-}" = true ] && exit 1
exit 0
