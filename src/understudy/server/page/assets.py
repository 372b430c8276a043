"""The files of the page as they are sent: read from the disk, again only when they have changed."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Final

from understudy.service.wire.etags import content_tag

# Named here, since what the platform believes about file endings differs.
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
_TYPES: Final = re.compile(rb"/\*\*.*?\*/", re.DOTALL)
"""Types and words about them: a tenth of the page, and nothing to a browser."""

_VENDOR: Final = "vendor"
_COMPRESSED_ALREADY: Final = frozenset({".png", ".woff2"})


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is sent."""

    stamp: tuple[int, int]
    media_type: str
    content: bytes
    compressed: bytes | None
    tag: str


class Files:
    """The files of a folder, and of the faces that other packages bring along, by game."""

    def __init__(self, folder: Path, others: Mapping[str, Path]) -> None:
        # What the page has itself is not replaced.
        self._others = {name: path for name, path in others.items() if not (folder / name).exists()}
        self._folder = folder
        self._assets: dict[str, Asset] = {}

    def faces(self) -> list[str]:
        """The games with a face: each in a folder of its own, with a module of that name."""
        own = (path.parent.name for path in self._folder.glob("*/face.js"))
        return sorted({*own, *self._others})

    def names(self, kinds: frozenset[str]) -> Iterator[str]:
        """The files of these kinds."""
        for prefix, folder in (("", self._folder), *self._others.items()):
            for path in sorted(folder.rglob("*")):
                if path.suffix in kinds:
                    yield (PurePath(prefix) / path.relative_to(folder)).as_posix()

    def read(self, name: str) -> Asset | None:
        """The file of this name, or none."""
        first, _, rest = name.partition("/")
        other = self._others.get(first)
        path = other / rest if other else self._folder / name
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            known = self._assets.get(name)
            if known and known.stamp == stamp:
                return known
            content = path.read_bytes()
            if other is None and first != _VENDOR and path.suffix == ".js":
                content = strip_type_comments(content)
        except (OSError, ValueError):
            return None
        asset = make_asset(stamp, name, content)
        self._assets[name] = asset
        return asset


def strip_type_comments(module: bytes) -> bytes:
    """A module of ours as a browser needs it; every line stays where it was."""
    return _TYPES.sub(lambda found: b"\n" * found[0].count(b"\n") or b" ", module)


def make_asset(stamp: tuple[int, int], name: str, content: bytes) -> Asset:
    """A file of this name with this content."""
    ending = PurePath(name).suffix.lower()
    media_type = MEDIA_TYPES.get(ending, "application/octet-stream")
    small = None if ending in _COMPRESSED_ALREADY else gzip.compress(content, 9, mtime=0)
    compressed = small if small and len(small) < len(content) else None
    return Asset(stamp, media_type, content, compressed, content_tag(content))


def content_hash(content: bytes) -> str:
    """By what a browser recognises content, in a policy or a request."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
