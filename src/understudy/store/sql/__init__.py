"""Saved games in a database: SQLite on this machine, or PostgreSQL."""

from understudy.store.sql.games import SqlStore
from understudy.store.sql.games_folder import data_folder, open_folder
from understudy.store.sql.location import open_database, open_games, open_kept

__all__ = ["SqlStore", "data_folder", "open_database", "open_folder", "open_games", "open_kept"]
