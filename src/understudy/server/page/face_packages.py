"""Find the faces (screens) of games in installed packages."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Final

_NAME: Final = re.compile(r"[a-z0-9_-]+")


def faces_of_packages() -> dict[str, Path]:
    """Return, by game, the folder ``web`` next to its entry point if it contains a face."""
    found = {}
    for entry in entry_points(group="understudy.games"):
        folder = files(entry.module) / "web"
        if (
            isinstance(folder, Path)
            and (folder / "face.js").is_file()
            and _NAME.fullmatch(entry.name)
        ):
            found[entry.name] = folder
    return found
