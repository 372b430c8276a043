"""Saved games: the tape of each game in a database, one commit a move."""

from understudy.store.games import Kept, Listed, Store
from understudy.store.place import data_folder

__all__ = ["Kept", "Listed", "Store", "data_folder"]
