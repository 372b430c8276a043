"""Reading the printed tables of this game."""

from __future__ import annotations

from understudy.components.data_tables import Row, read_table


def rows_of(name: str, columns: tuple[str, ...], key: tuple[str, ...]) -> list[Row]:
    """The rows of a printed table of this game."""
    return read_table("understudy.tapestry", name, columns, key)


def to_id(name: str) -> str:
    """A printed name in small letters with underscores."""
    return name.lower().replace(" ", "_").replace("-", "_")


def names_of(row: Row) -> dict[str, str]:
    """The names by language, as far as they are known."""
    columns = {"en": "English", "cs": "Czech", "fr": "French"}
    found = {language: row.cells.get(column) for language, column in columns.items()}
    return {language: name for language, name in found.items() if name}
