"""The corporations, by number and name."""

from __future__ import annotations

from typing import Final

from understudy.mars.printed.reading import names_of, rows_of


def _corporation_names() -> dict[str, dict[str, str]]:
    rows = rows_of("corporations.txt", ("no.", "English", "Czech?", "product"))
    return {row["no."]: names_of(row, en="English", cs="Czech") for row in rows}


CORPORATION_NAMES: Final = _corporation_names()
