"""Reader for the data tables of Tapestry."""

from __future__ import annotations

from understudy.components.data_tables import Row, read_table


def rows_of(name: str, columns: tuple[str, ...], key: tuple[str, ...]) -> list[Row]:
    """Return the rows of a data table of Tapestry."""
    return read_table("understudy.tapestry", name, columns, key)


def to_id(name: str) -> str:
    """Return a printed name in lower case with underscores."""
    return name.lower().replace(" ", "_").replace("-", "_")


def names_of(row: Row) -> dict[str, str]:
    """Return the English name; those of other languages are in their folders."""
    return {"en": row["English"]}
