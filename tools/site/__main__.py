"""Build the site into ``build/site``: ``python -m tools.site [--serve] [--brotli]``."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.site.build import headers, site_files, write_site
from tools.site.engine import ROOT
from tools.site.sizes import size_table
from tools.site.static_server import serve

OUT = ROOT / "build" / "site"


def main() -> None:
    """Rebuild the folder; a running server serves the new files."""
    parser = argparse.ArgumentParser(prog="make site", description=__doc__)
    parser.add_argument("--serve", action="store_true", help="serve it on this machine")
    parser.add_argument("--brotli", action="store_true", help="write a .br file for each file")
    parser.add_argument("--port", type=int, default=8641)
    options = parser.parse_args()
    files = site_files()
    write_site(files, OUT)
    print(f"{OUT.relative_to(Path.cwd())}: {len(files)} files")
    print(size_table(OUT, list(files), keep=options.brotli))
    if options.serve:
        serve(OUT, options.port, headers())


if __name__ == "__main__":
    main()
