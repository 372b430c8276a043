"""The cells of a run: every combination of the varied options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from understudy.core import Illegal, Options, Refused, System
from understudy.core.options.option_text import default_of, read_value, with_option

ALL: Final = "all"
BAD_OPTION: Final = "table-bad-option"
CHANCE_VALUES: Final = ("random",)
"""Values that leave the choice to chance; `all` does not include them."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One combination of options: the varied ones, and all of them."""

    number: int
    chosen: dict[str, object]
    options: dict[str, object]

    @property
    def name(self) -> str:
        """The varied options, e.g. ``map=hellas difficulty=hard``."""
        return " ".join(f"{key}={_text(value)}" for key, value in self.chosen.items())


def _text(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def make_cells(
    system: System, options: Options, varied: Mapping[str, Sequence[object]]
) -> tuple[list[Cell], list[str]]:
    """Return all combinations as cells, and the names of those that the game refuses."""
    cells: list[Cell] = []
    refused: list[str] = []
    reason: Refused | None = None
    for values in product(*varied.values()):
        chosen = dict(zip(varied, values, strict=True))
        varied_options = options
        for key, value in chosen.items():
            varied_options = with_option(varied_options, key, value)
        try:
            completed = system.complete_options(varied_options)
        except Refused as refusal:
            if refusal.message.id == BAD_OPTION:
                # The value is invalid in every combination.
                raise
            reason = refusal
            refused.append(Cell(0, chosen, {}).name)
            continue
        cells.append(Cell(len(cells), chosen, completed))
    if not cells and reason is not None:
        raise reason
    return cells, refused


def values_of(system: System, key: str, given: str) -> list[object]:
    """Return the values of ``KEY=a,b`` or ``KEY=all``; a list is written ``a+b``."""
    default = default_of(system, key)
    if given != ALL:
        return [read_value(system, key, text.strip()) for text in given.split(",")]
    if isinstance(default, bool):
        return [False, True]
    listed = system.options().get(key)
    if isinstance(default, list) or not isinstance(listed, list):
        raise Illegal("terminal-vary-all", option=key)
    return [value for value in listed if value not in CHANCE_VALUES]
