"""Packs: files that hold several others, for browsers that keep them all without using each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import Final

from understudy.server.page.assets import MEDIA_TYPES, content_hash

FOLDER: Final = "packs/"
LITE: Final = "lite"
REST: Final = "rest"
_LANGUAGES: Final = "lasting/languages/"
_SYSTEMS: Final = "lasting/systems/"
_SINGLE: Final = (
    "./", "app.js", "app.webmanifest", "app/reload_on_failure.js", "favicon.svg", "icons.svg",
    "lite/engine.js", "lasting/systems.txt", "lite/made.json", "python/", "screens.js", "start.js",
    "styles/",
)  # fmt: skip
"""What the first visit downloads on its own, besides the pictures of the games."""


def packs(files: Mapping[str, bytes]) -> Iterator[tuple[str, bytes, dict[str, object]]]:
    """Yield for each pack its path, its content, and what the service worker reads."""
    games = {name.split("/")[0] for name in files if name.endswith("/face.js")}
    groups: dict[str, list[str]] = {}
    for name in sorted(files):
        if group := _group(name, games):
            groups.setdefault(group, []).append(name)
    for group, names in groups.items():
        # Hosts compress files with this ending.
        address = f"{FOLDER}{group}.txt"
        content = b"".join(files[name] for name in names)
        listed = [[name, _media_type(name), len(files[name])] for name in names]
        yield (
            address,
            content,
            {"address": address, "integrity": content_hash(content), "files": listed},
        )


def _group(name: str, games: set[str]) -> str | None:
    """Return the pack of a file, or None if it is downloaded on its own."""
    for folder in (_LANGUAGES, _SYSTEMS):
        if name.startswith(folder):
            return name.removeprefix(folder).split("/")[0].removesuffix(".txt")
    first = name.split("/")[0]
    if first in games and not name.endswith("/door.svg"):
        return first
    if name.startswith(_SINGLE) or name.endswith("/door.svg"):
        return None
    return LITE if name.startswith(f"{LITE}/") else REST


def _media_type(name: str) -> str:
    return MEDIA_TYPES[PurePath(name).suffix]
