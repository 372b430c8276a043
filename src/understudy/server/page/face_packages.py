"""Faces that other packages bring along: how their games look on the page."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Final

_NAME: Final = re.compile(r"[a-z0-9_-]+")


def faces_of_packages() -> dict[str, Path]:
    """By game the folder ``web`` beside the module of its entry point, if a face lies in it."""
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
