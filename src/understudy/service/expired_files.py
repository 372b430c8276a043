"""Files of expired games: a save file, and beside it what a save file lacks."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from understudy.core import Unreadable, load
from understudy.service.endpoints.save_files import save_file
from understudy.store import Store, StoredGame
from understudy.store.protocol import ExpiredGame

ABOUT: Final = ".about"
"""The suffix of the second file: id, title, times and lists of the game."""


def write_expired(folder: Path, stored: StoredGame, expired: ExpiredGame) -> Iterator[Path]:
    """Write both files, complete and synced to disk, and yield their paths."""
    name, text = save_file(stored.id, stored.session)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / name
    yield _write(path.with_suffix(ABOUT), json.dumps(asdict(expired)))
    yield _write(path, text)


def _write(path: Path, text: str) -> Path:
    temporary = path.with_suffix(".new")
    with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
    return path


def bring_back(store: Store, folder: Path) -> Iterator[tuple[Path, bool]]:
    """Store all expired games of a folder again; yield each file, and whether its game was missing.

    The files stay. Raise `Unreadable` at a damaged file; the games before it are stored.
    """
    assert store.idle is not None
    for about in sorted(folder.glob(f"*{ABOUT}")):
        path = about.with_suffix(".json")
        expired = _read_about(about)
        session = load(path.read_bytes())
        view = session.system.view(session.position)
        yield path, store.idle.bring_back(session, view, expired)


def _read_about(path: Path) -> ExpiredGame:
    try:
        match json.loads(path.read_bytes()):
            case {
                "id": str(id),
                "title": str(title),
                "created": str(created),
                "updated": str(updated),
                "rights": {**rights},
            } if all(type(right) is int for right in rights.values()):
                by_device = {str(device): int(str(right)) for device, right in rights.items()}
                return ExpiredGame(id, title, created, updated, by_device)
    except ValueError:
        pass
    raise Unreadable("table-save-not-ours")
