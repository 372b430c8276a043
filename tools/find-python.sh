#!/bin/sh
# Prints the first Python 3.11 or newer; $PYTHON is tried before the usual names.
set -eu

for candidate in ${PYTHON:-} python3 python3.11 python3.12 python3.13 python3.14 python /usr/bin/python3; do
    # Run it: version managers put shims on the PATH that only fail.
    if "$candidate" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$candidate"
        exit 0
    fi
done

cat >&2 <<'END'
Understudy needs Python 3.11 or newer with the `venv` module, which was not found.
Install it (on Debian or Ubuntu: apt-get install python3 python3-pip python3-venv),
or give its path: make PYTHON=/path/to/python3 ...
END
exit 1
