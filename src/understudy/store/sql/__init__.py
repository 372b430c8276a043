"""Store of games in a database: a SQLite file or PostgreSQL."""

from understudy.store.sql.games import SqlStore
from understudy.store.sql.games_folder import data_folder, open_folder
from understudy.store.sql.location import open_database, open_existing_store, open_store

__all__ = [
    "SqlStore",
    "data_folder",
    "open_database",
    "open_existing_store",
    "open_folder",
    "open_store",
]
