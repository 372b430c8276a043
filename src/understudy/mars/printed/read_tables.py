"""Reading the printed tables of this game."""

from __future__ import annotations

from understudy.components.data_tables import Row, read_table, read_text
from understudy.mars.printed.allowed_values import CARD_SETS


def data_text(name: str) -> str:
    """A data file of this game as it is."""
    return read_text("understudy.mars", name)


def rows_of(name: str, columns: tuple[str, ...], key: tuple[str, ...] = ("no.",)) -> list[Row]:
    """The rows of a printed table of this game."""
    return read_table("understudy.mars", name, columns, key)


def names_of(row: Row, **columns: str) -> dict[str, str]:
    """The printed names by language, as far as they are known."""
    return {language: row[column] for language, column in columns.items() if row[column]}


def notes_of(row: Row, *known: str) -> dict[str, list[str]]:
    """The words of a note by their first part: `thin`; `with:venus` has a value.

    A word that is known with a colon at its end needs a value behind it, another has none.
    """
    notes: dict[str, list[str]] = {kind.rstrip(":"): [] for kind in known}
    for word in row["note"].split():
        kind, colon, value = word.partition(":")
        if kind + colon not in known or bool(colon) != bool(value):
            raise row.error("note")
        if kind == "with" and value not in CARD_SETS:
            raise row.error("note")
        notes[kind].append(value or kind)
    return notes
