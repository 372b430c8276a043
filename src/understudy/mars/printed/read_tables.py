"""Reading the printed tables of this game."""

from __future__ import annotations

from understudy.components.data_tables import Row, read_table, read_text
from understudy.mars.printed.allowed_values import CARD_SETS


def data_text(name: str) -> str:
    """Return the text of a data file."""
    return read_text("understudy.mars", name)


def rows_of(name: str, columns: tuple[str, ...], key: tuple[str, ...] = ("no.",)) -> list[Row]:
    """Return the rows of a printed table."""
    return read_table("understudy.mars", name, columns, key)


def names_of(row: Row) -> dict[str, str]:
    """Return the English name; those of other languages are in their folders."""
    return {"en": row["English"]}


def notes_of(row: Row, *known: str) -> dict[str, list[str]]:
    """Return the words of a note by their first part: `thin`, or `with:venus` with a value.

    A known word that ends in a colon requires a value; any other has none.
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
