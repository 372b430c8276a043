"""Reading and writing the files that a command names."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from understudy.core import Illegal, Session, Unreadable, load


def write_file(path: Path, content: bytes) -> None:
    """Write a file completely or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(content)
        os.replace(part, path)
    except (OSError, ValueError) as error:
        # A null character in the name is a ValueError.
        with suppress(OSError, ValueError):
            part.unlink()
        reason = getattr(error, "strerror", None) or str(error)
        raise Illegal("terminal-cannot-write", file=str(path), reason=reason) from None


def read_game(path: Path) -> Session:
    """Return the game of a save file."""
    try:
        saved = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable("terminal-cannot-read", file=str(path), reason=reason) from None
    return load(saved)
