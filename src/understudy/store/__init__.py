"""Saved games: the tape of each game in a database, one commit a move."""

from understudy.store.games import Kept, Listed, Store
from understudy.store.place import data_folder
from understudy.store.sheets import Sheet, Sheets

__all__ = ["Kept", "Listed", "Sheet", "Sheets", "Store", "data_folder"]
