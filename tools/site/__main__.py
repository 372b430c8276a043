"""``python -m tools.site [--serve] [--brotli]``: builds ``build/site``, and serves it here."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.site.building import headers, site_files, write_site
from tools.site.engine import ROOT
from tools.site.serving import serve
from tools.site.weighing import weighed

OUT = ROOT / "build" / "site"


def main() -> None:
    """Build the folder anew; a page that is being served goes on from the new one."""
    parser = argparse.ArgumentParser(prog="make site", description=__doc__)
    parser.add_argument("--serve", action="store_true", help="serve it on this machine")
    parser.add_argument("--brotli", action="store_true", help="leave a .br beside each file")
    parser.add_argument("--port", type=int, default=8641)
    asked = parser.parse_args()
    files = site_files()
    write_site(files, OUT)
    print(f"{OUT.relative_to(Path.cwd())}: {len(files)} files")
    print(weighed(OUT, list(files), keep=asked.brotli))
    if asked.serve:
        serve(OUT, asked.port, headers())


if __name__ == "__main__":
    main()
