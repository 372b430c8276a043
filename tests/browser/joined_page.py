"""A server whose page has its modules and stylesheets joined, as in Lite.

Each test opens the page in a new browser, which would fetch 250 files one by one: more than half of
the processor time that loading the page takes.
"""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.serving import Server, started
from tools.site.bundle import bundled, is_module
from tools.site.engine import ROOT
from understudy.server.page.page import LITE, WEB_FOLDER, Page

ENTRIES = ("requests/backend.js",)
"""Modules that scripts of tests import by their path."""


def is_joined(name: str) -> bool:
    """Return whether a file is a module or a stylesheet."""
    return is_module(name) or name.endswith(".css")


def write_joined_page(folder: Path) -> None:
    """Write the files of the page with joined modules and stylesheets."""
    subprocess.run(["sh", str(ROOT / "tools" / "javascript" / "install.sh")], check=True)
    page = Page()
    files = {path.name: path.read_bytes() for path in WEB_FOLDER.glob("*.html")}
    for name in page.names():
        asset = page.find(name)
        if asset is not None and is_joined(name) and not name.startswith(LITE):
            files[name] = asset.content
    shutil.copytree(WEB_FOLDER, folder)
    for name in filter(is_joined, files):
        (folder / name).unlink()
    for name, content in bundled(files, page.imports(), ENTRIES, workers=()).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


@contextmanager
def serving_joined(web: Path, data: Path, *options: str) -> Iterator[Server]:
    """Yield a running server with the page in the folder `web`."""
    server = Server(data, *options)
    server.program = (str(Path(__file__).with_name("serve_folder.py")), str(web))
    with started(server):
        yield server
