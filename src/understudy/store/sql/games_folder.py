"""The folder of saved games on this machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from understudy.core import Refused
from understudy.store.sql.database.sqlite import Sqlite
from understudy.store.sql.database.transactions import Database
from understudy.store.sql.games import SqlStore

FILE_NAME: Final = "games.sqlite3"
MAC_FOLDER: Final = "~/Library/Application Support/Understudy"


def open_folder(folder: Path | None = None) -> SqlStore:
    """The store in this folder, or in the usual one; made if there is none."""
    folder = folder or data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("store-not-writable", path=str(folder)) from error
    return SqlStore(Database(Sqlite(folder / FILE_NAME)))


def has_games(folder: Path | None = None) -> bool:
    """Whether games are kept there already."""
    return ((folder or data_folder()) / FILE_NAME).exists()


def data_folder(dirs: type[PlatformDirsABC] = PlatformDirs) -> Path:
    """The folder for saved games: ``UNDERSTUDY_DATA``, or where this platform keeps such things."""
    if chosen := os.environ.get("UNDERSTUDY_DATA"):
        return Path(chosen)
    try:
        # Games on a Mac stay where they are found, even if XDG_DATA_HOME is set there later.
        if dirs is MacOS and (found := Path(MAC_FOLDER).expanduser()).exists():
            return found
        name = "understudy" if dirs is Unix else "Understudy"
        return dirs(name, appauthor=False).user_data_path
    except RuntimeError:
        # Nobody knows whose home it would be.
        raise Refused("store-no-home") from None
