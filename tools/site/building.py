"""All files of the page that needs no server: the page itself, Python, the engine, the words."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.site.engine import PACKAGE, PYODIDE, archives
from tools.site.words import needs, spoken
from understudy.server.page.assets import content_hash
from understudy.server.page.page import WORKER, Page, service_worker_text
from understudy.service import Service
from understudy.service.endpoints.catalogue import static_paths
from understudy.store import KeyValueStore, MemoryTextStore

PYTHON: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
START: Final = "index.html"
FETCHED: Final = "python/"
"""Where everything lies that the first start fetches beside the page."""

INSTEAD: Final = {"understudy/backend": "./lite/backend.js"}
"""The modules of the page that are others here."""

NOT_HERE: Final = frozenset({"requests/backend.js", "requests/shared_stream.js"})

_META_CANNOT: Final = re.compile(r" frame-ancestors [^;]*;")
"""What a policy that stands in the page itself may not say."""


_CHARSET: Final = '<meta charset="utf-8">'
_EMPTY: Final = '<div id="app"></div>'


def site_files() -> dict[str, bytes]:
    """Every file by its path, the service worker with all the others' hashes among them."""
    page = Page(imports=INSTEAD)
    index = page.index()
    assert index is not None
    files = {START: _first_file(index.content)}
    for name in page.names():
        asset = page.find(name)
        if asset is not None and name not in NOT_HERE:
            files[name] = asset.content
    python = {f"{FETCHED}{name}": (PYODIDE / name).read_bytes() for name in PYTHON}
    # By this ending every host takes them for something that is worth compressing.
    python |= {f"{FETCHED}{name}.txt": content for name, content in archives().items()}
    files |= {**python, "lite/made.json": _made(python)}
    files |= lasting_files()
    return with_worker(files)


def with_worker(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files and the service worker that keeps just these."""
    worker = (PACKAGE / "web" / WORKER).read_bytes()
    kept = {"./" if name == START else name: files[name] for name in files if name != WORKER}
    return {**files, WORKER: service_worker_text(worker, kept)}


def write_site(files: Mapping[str, bytes], folder: Path) -> None:
    """Make the folder hold these files and nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def headers() -> dict[str, str]:
    """What a host should send beside each file. None of it is needed to play."""
    return {
        "Content-Security-Policy": policy(),
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }


def policy() -> str:
    """The content security policy: the page's own scripts may run, and Python."""
    own = Page(imports=INSTEAD).policy()
    return own.replace("script-src ", "script-src 'wasm-unsafe-eval' ")


def _made(python: Mapping[str, bytes]) -> bytes:
    """By what the memory of this engine is kept, how much the first start has to fetch, and what
    Python wants to know of packages: that there are none.
    """
    hashes = "".join(map(content_hash, python.values()))
    key = hashlib.blake2b(hashes.encode(), digest_size=8).hexdigest()
    size = sum(len(content) for name, content in python.items() if not name.endswith(".mjs"))
    info = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"]
    lock = json.dumps({"info": info, "packages": {}})
    return json.dumps({"key": key, "size": size, "lock": lock}).encode()


def lasting_files() -> dict[str, bytes]:
    """What never changes, as any desk would answer it."""
    desk = Service(KeyValueStore(MemoryTextStore()))
    found = {path: desk.answer("GET", path).to_text() for path in static_paths()}
    return {f"lasting{path}.txt": spoken(path, text).encode() for path, text in found.items()}


def _first_file(index: bytes) -> bytes:
    """The page says itself what may run in it, and what it needs as long as nothing does."""
    allowed = _META_CANNOT.sub("", policy())
    meta = f'{_CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="{allowed}">'
    text = index.decode().replace(_CHARSET, meta)
    return text.replace(_EMPTY, _EMPTY.replace("></", f">{needs()}</")).encode()
