"""The command `names`: counts names that are not yet translated and shown in English."""

from __future__ import annotations

from rich.table import Table

from understudy.cli.translations import Translations
from understudy.core import System
from understudy.locales import languages
from understudy.locales.names import names_of_system


def missing_names(system: System) -> dict[str, dict[str, int]]:
    """Return the number of names of each kind, and how many each language lacks."""
    return {
        kind: {
            "names": len(known),
            **{code: sum(not names.get(code) for names in known.values()) for code in languages()},
        }
        for kind, known in names_of_system(system).items()
    }


def names_table(system: System, words: Translations) -> Table:
    """Return the result of `missing_names` as a table."""
    table = Table(words("terminal-names-kind"), words("terminal-names-all"))
    for code in languages():
        table.add_column(words("terminal-names-missing", language=code), justify="right")
    for kind, counts in missing_names(system).items():
        table.add_row(kind, *map(str, counts.values()))
    return table
