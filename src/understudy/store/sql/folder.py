"""The folder of saved games on this machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from understudy.store.sql.games import SqlStore
from understudy.table import Refused

FILE_NAME: Final = "games.sqlite3"


def open_folder(folder: Path | None = None) -> SqlStore:
    """The store in this folder, or in the usual one; made if there is none."""
    folder = folder or data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("store-not-writable", path=str(folder)) from error
    path = folder / FILE_NAME
    url = URL.create("sqlite", database=str(path))
    return SqlStore(url.render_as_string(hide_password=False), str(path))


def data_folder(
    environ: Mapping[str, str] | None = None,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """The folder for saved games: ``UNDERSTUDY_DATA``, or where this platform keeps such things."""
    environ = os.environ if environ is None else environ
    if chosen := environ.get("UNDERSTUDY_DATA"):
        return Path(chosen)
    home = home or Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Understudy"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Understudy"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "understudy"
