"""Which names a game still lacks in which language; they are shown in English meanwhile."""

from __future__ import annotations

from rich.table import Table

from understudy.cli.translations import Translations
from understudy.core import System
from understudy.locales import LANGUAGES


def missing_names(system: System) -> dict[str, dict[str, int]]:
    """By kind: how many names there are, and how many are missing in each language."""
    return {
        kind: {
            "names": len(known),
            **{code: sum(not names.get(code) for names in known.values()) for code in LANGUAGES},
        }
        for kind, known in system.names().items()
    }


def names_table(system: System, words: Translations) -> Table:
    """The same as a table."""
    table = Table(words("terminal-names-kind"), words("terminal-names-all"))
    for code in LANGUAGES:
        table.add_column(words("terminal-names-missing", language=code), justify="right")
    for kind, counts in missing_names(system).items():
        table.add_row(kind, *map(str, counts.values()))
    return table
