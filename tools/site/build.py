"""The files of the site: the page, Python, the engine and the messages."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.site.bundle import START as FIRST_MODULES
from tools.site.bundle import bundled
from tools.site.engine import PACKAGE, PYODIDE, archives, weights
from tools.site.messages import for_site
from tools.site.packs import FOLDER as PACKS_FOLDER
from tools.site.packs import packs
from understudy.expert.calibration import fingerprint
from understudy.server.page.assets import content_hash
from understudy.server.page.page import WORKER, Page, service_worker_text
from understudy.service import Service
from understudy.service.endpoints.catalogue import static_paths
from understudy.store import KeyValueStore, MemoryTextStore

PYTHON: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
START: Final = "index.html"
PYTHON_FOLDER: Final = "python/"
"""Folder of the files that only the first start downloads."""

WEIGHTS_FOLDER: Final = "weights/"
"""Folder of the files that are downloaded when the expert is first asked."""

REPLACED_MODULES: Final = {"understudy/backend": "./lite/backend.js"}
"""Modules of the page that the site replaces."""

UNUSED_MODULES: Final = frozenset({"requests/backend.js", "requests/shared_stream.js"})

_NOT_IN_META: Final = re.compile(r" frame-ancestors [^;]*;")
"""A directive that is not allowed in a policy within the page."""

_PRELOADED: Final = re.compile(r'(<link rel="modulepreload"[^>]*>\s*)+')
_FIRST_MODULE: Final = f'<link rel="modulepreload" href="./{FIRST_MODULES}.js">\n    '
_CHARSET: Final = '<meta charset="utf-8">'


def site_files() -> dict[str, bytes]:
    """Return every file by path, including the service worker with the hashes of the others."""
    page = Page(imports=REPLACED_MODULES, waiting="lite-needs")
    index = page.index()
    assert index is not None
    files = {START: _index_file(index.content)}
    for name in page.names():
        asset = page.find(name)
        if asset is not None and name not in UNUSED_MODULES:
            files[name] = asset.content
    python = {f"{PYTHON_FOLDER}{name}": (PYODIDE / name).read_bytes() for name in PYTHON}
    # Hosts compress files with this ending.
    python |= {f"{PYTHON_FOLDER}{name}.txt": content for name, content in archives().items()}
    expert = {_weights_file(name, content): content for name, content in weights().items()}
    files = bundled(files, page.imports())
    files |= {**python, **expert, "lite/made.json": _build_info(python)}
    files |= static_data_files()
    return with_worker(files)


def with_worker(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files and the service worker that caches them."""
    worker = (PACKAGE / "web" / WORKER).read_bytes()
    cached = {
        "./" if name == START else name: content
        for name, content in files.items()
        if name != WORKER and not name.startswith((WEIGHTS_FOLDER, PACKS_FOLDER))
    }
    packed = list(packs(cached))
    packed_files = {address: content for address, content, _ in packed}
    text = service_worker_text(worker, cached, [about for _, _, about in packed])
    return {**files, **packed_files, WORKER: text}


def write_site(files: Mapping[str, bytes], folder: Path) -> None:
    """Write these files to the folder and remove all others."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def headers() -> dict[str, str]:
    """Return the recommended HTTP headers of a host. The site also works without them."""
    return {
        "Content-Security-Policy": policy(),
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }


def policy() -> str:
    """Return the content security policy, which allows the page's scripts and WebAssembly."""
    own = Page(imports=REPLACED_MODULES).policy()
    return own.replace("script-src ", "script-src 'wasm-unsafe-eval' ")


def _weights_file(name: str, content: bytes) -> str:
    """Return the path of a file of weights; it changes with the content."""
    return f"{WEIGHTS_FOLDER}{name}-{fingerprint(content)}.npz"


def _build_info(python: Mapping[str, bytes]) -> bytes:
    """Return the cache key of the engine, the files to load, and the package list.

    Pyodide needs the package list, which is empty.
    """
    hashes = "".join(map(content_hash, python.values()))
    key = hashlib.blake2b(hashes.encode(), digest_size=8).hexdigest()
    sizes = {name: len(file) for name, file in python.items() if not name.endswith(".mjs")}
    info = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"]
    lock = json.dumps({"info": info, "packages": {}})
    expert = {name: _weights_file(name, content) for name, content in weights().items()}
    return json.dumps({"key": key, "sizes": sizes, "lock": lock, "weights": expert}).encode()


def static_data_files() -> dict[str, bytes]:
    """Return the responses of endpoints with static data."""
    service = Service(KeyValueStore(MemoryTextStore()))
    texts = {path: service.answer("GET", path).to_text() for path in static_paths()}
    return {f"lasting{path}.txt": for_site(path, text).encode() for path, text in texts.items()}


def _index_file(index: bytes) -> bytes:
    """Return the index page with its policy and joined modules."""
    allowed = _NOT_IN_META.sub("", policy())
    meta = f'{_CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="{allowed}">'
    return _PRELOADED.sub(_FIRST_MODULE, index.decode(), 1).replace(_CHARSET, meta).encode()
