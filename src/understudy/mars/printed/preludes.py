"""Your prelude cards; MarsBot has none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.mars.printed.reading import names_of, rows_of
from understudy.mars.printed.vocabulary import CARD_SETS, TAGS


@dataclass(frozen=True, slots=True)
class Prelude:
    """A prelude card of yours: some corporations of MarsBot watch its tags."""

    number: str
    set: str
    tags: tuple[str, ...]
    names: dict[str, str]
    holds: str = ""


def _preludes() -> dict[str, Prelude]:
    preludes: dict[str, Prelude] = {}
    for row in rows_of("preludes.txt", ("no.", "set", "tags?", "English", "French?")):
        number, set_name = row["no."], row.one_of("set", CARD_SETS)
        names = names_of(row, en="English", fr="French")
        preludes[number] = Prelude(number, set_name, row.words("tags", TAGS), names)
    return preludes


PRELUDES: Final = _preludes()
