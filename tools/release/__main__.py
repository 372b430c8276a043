"""Build and check a release in ``dist``: ``python -m tools.release``. Nothing is published."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.release.archives import (
    ROOT,
    ReleaseError,
    build_archives,
    check_sdist,
    check_wheel,
    tracked_files,
)
from tools.release.smoke import smoke_test

OUT = ROOT / "dist"


def main() -> None:
    """Build both files again, check them, and print their sizes and hashes."""
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout
    shutil.rmtree(OUT, ignore_errors=True)
    try:
        archives = build_archives(OUT)
        tracked = tracked_files()
        check_sdist(archives.sdist, tracked)
        check_wheel(archives.wheel, tracked)
        with TemporaryDirectory() as folder:
            smoke_test(archives.wheel, Path(folder))
    except (ReleaseError, subprocess.SubprocessError) as error:
        shutil.rmtree(OUT, ignore_errors=True)
        sys.exit(f"No release: {error}")
    for path in (archives.wheel, archives.sdist):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB  sha256 {digest}")
    if changed:
        print("Do not publish these files: they contain changes that are not committed.")


if __name__ == "__main__":
    main()
