"""Files of the page, cached in memory until they change on disk."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Final

from understudy.service.wire.etags import content_etag

# Listed here, because the platform's own table differs between systems.
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_TYPE_COMMENTS: Final = re.compile(rb"/\*\*.*?\*/", re.DOTALL)
"""JSDoc comments: a tenth of the page, and useless to a browser."""

_VENDOR: Final = "vendor"
_ALREADY_COMPRESSED: Final = frozenset({".png", ".woff2"})


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is sent; `stamp` is its modification time and size."""

    stamp: tuple[int, int]
    media_type: str
    content: bytes
    compressed: bytes | None
    etag: str


class Files:
    """Files of a folder, and of the faces in other packages, by game."""

    def __init__(self, folder: Path, others: Mapping[str, Path]) -> None:
        # A package cannot replace a folder of the page.
        self._others = {name: path for name, path in others.items() if not (folder / name).exists()}
        self._folder = folder
        self._assets: dict[str, Asset] = {}

    def faces(self) -> list[str]:
        """Return the games with a face: each folder that contains `face.js`."""
        own = (path.parent.name for path in self._folder.glob("*/face.js"))
        return sorted({*own, *self._others})

    def names(self, suffixes: frozenset[str]) -> Iterator[str]:
        for prefix, folder in (("", self._folder), *self._others.items()):
            for path in sorted(folder.rglob("*")):
                if path.suffix in suffixes:
                    yield (PurePath(prefix) / path.relative_to(folder)).as_posix()

    def read(self, name: str) -> Asset | None:
        first, _, rest = name.partition("/")
        other = self._others.get(first)
        path = other / rest if other else self._folder / name
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            cached = self._assets.get(name)
            if cached and cached.stamp == stamp:
                return cached
            content = path.read_bytes()
            if other is None and first != _VENDOR and path.suffix == ".js":
                content = strip_type_comments(content)
        except (OSError, ValueError):
            return None
        asset = make_asset(stamp, name, content)
        self._assets[name] = asset
        return asset


def strip_type_comments(module: bytes) -> bytes:
    """Return the module without JSDoc comments; line numbers do not change."""
    return _TYPE_COMMENTS.sub(lambda found: b"\n" * found[0].count(b"\n") or b" ", module)


def make_asset(stamp: tuple[int, int], name: str, content: bytes) -> Asset:
    """Return a file with its media type, compressed content and ETag."""
    suffix = PurePath(name).suffix.lower()
    media_type = MEDIA_TYPES.get(suffix, "application/octet-stream")
    compressed = None if suffix in _ALREADY_COMPRESSED else gzip.compress(content, 9, mtime=0)
    if compressed and len(compressed) >= len(content):
        compressed = None
    return Asset(stamp, media_type, content, compressed, content_etag(content))


def content_hash(content: bytes) -> str:
    """Return the hash of content as used in security policies and `integrity` attributes."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
