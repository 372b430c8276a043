# Sourced by scripts that need programs which Debian packages.

# apt_get ARGUMENTS: runs apt-get without questions.
apt_get() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 "$@" < /dev/null
}

can_install() {
    [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null 2>&1
}

# apt_install PACKAGE...: installs packages; shows the log only if that fails.
apt_install() {
    echo "Installing $* for the tests ..."
    log=$(mktemp)
    status=0
    { apt_get update && apt_get install -y --no-install-recommends "$@"; } > "$log" 2>&1 || status=$?
    [ "$status" -eq 0 ] || tail -n 20 "$log" >&2
    rm -f "$log"
    return "$status"
}

# not_found MESSAGE: warns that tests cannot run; fails in CI.
not_found() {
    echo "WARNING: $1" >&2
    [ "${CI:-}" != true ]
}
