"""Saved games in a database: SQLite on this machine."""

from understudy.store.sql.folder import data_folder, open_folder
from understudy.store.sql.games import SqlStore

__all__ = ["SqlStore", "data_folder", "open_folder"]
