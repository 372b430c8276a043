"""The folder of saved games."""

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
    """Open the store in this folder or the default one; create it if necessary."""
    folder = folder or data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("store-not-writable", path=str(folder)) from error
    return SqlStore(Database(Sqlite(folder / FILE_NAME)))


def has_games(folder: Path | None = None) -> bool:
    """Return whether the folder has a database of games."""
    return ((folder or data_folder()) / FILE_NAME).exists()


def data_folder(dirs: type[PlatformDirsABC] = PlatformDirs) -> Path:
    """Return the folder for saved games: ``UNDERSTUDY_DATA``, or the platform's data folder."""
    if chosen := os.environ.get("UNDERSTUDY_DATA"):
        return Path(chosen)
    try:
        # On a Mac existing games are still found after XDG_DATA_HOME is set.
        if dirs is MacOS and (found := Path(MAC_FOLDER).expanduser()).exists():
            return found
        name = "understudy" if dirs is Unix else "Understudy"
        return dirs(name, appauthor=False).user_data_path
    except RuntimeError:
        raise Refused("store-no-home") from None
