"""Opening of the store in a folder or at a database address."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from understudy.core import Refused
from understudy.store.sql.database.postgresql import Postgresql
from understudy.store.sql.database.transactions import Database
from understudy.store.sql.games import SqlStore
from understudy.store.sql.games_folder import data_folder, has_games, open_folder

VARIABLE: Final = "UNDERSTUDY_DATABASE"


def open_store(folder: Path | None = None, address: str | None = None) -> SqlStore:
    """Open the store at this address or ``UNDERSTUDY_DATABASE``; without one, in the folder."""
    address = address or os.environ.get(VARIABLE)
    return open_database(address) if address else open_folder(folder)


def open_existing_store(folder: Path | None = None, address: str | None = None) -> SqlStore:
    """Open the store like `open_store`, but raise `Refused` if the folder has no games."""
    if not (address or os.environ.get(VARIABLE) or has_games(folder)):
        raise Refused("store-nothing-kept", path=str(folder or data_folder()))
    return open_store(folder, address)


def open_database(address: str) -> SqlStore:
    """Open the store in the PostgreSQL database at this address."""
    return SqlStore(Database(Postgresql(address)))
