"""MarsBot's corporations: number, name, required expansions, quality of the sources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.data_tables import Row
from understudy.mars.printed.allowed_values import CARD_SETS
from understudy.mars.printed.read_tables import names_of, notes_of, rows_of


@dataclass(frozen=True, slots=True)
class PrintedCorporation:
    """The facts of a corporation, without its effects.

    If `needs` names expansions, one of them must be in play. [B p.1]
    """

    names: dict[str, str]
    needs: tuple[str, ...]
    thin_sources: bool


def _corporation_of(row: Row) -> PrintedCorporation:
    needs = tuple(row["needs"].split())
    if not set(needs) <= set(CARD_SETS):
        raise row.error("needs")
    return PrintedCorporation(
        names=names_of(row),
        needs=needs,
        thin_sources=bool(notes_of(row, "thin")["thin"]),
    )


_COLUMNS: Final = ("no.", "English", "needs?", "note?", "product")
PRINTED_CORPORATIONS: Final = {
    row["no."]: _corporation_of(row) for row in rows_of("corporations.txt", _COLUMNS)
}
"""The corporations by printed number."""

CORPORATION_NAMES: Final = {number: one.names for number, one in PRINTED_CORPORATIONS.items()}
