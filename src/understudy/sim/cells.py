"""The cells of a run: every combination of the options that are varied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from understudy.core import Illegal, Options, Refused, System
from understudy.core.options.option_text import default_of, read_value, with_option

ALL: Final = "all"
BAD_OPTION: Final = "table-bad-option"
DRAWN: Final = ("random",)
"""Values that leave the choice to chance: `all` does not mean them."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One combination: what was varied, and the whole options that follow."""

    number: int
    chosen: dict[str, object]
    options: dict[str, object]

    @property
    def name(self) -> str:
        """What tells this cell from the others, e.g. ``map=hellas difficulty=hard``."""
        return " ".join(f"{key}={_text(value)}" for key, value in self.chosen.items())


def _text(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def make_cells(
    system: System, options: Options, varied: Mapping[str, Sequence[object]]
) -> tuple[list[Cell], list[str]]:
    """The cells of a full factorial design, and the names of those the rules do not allow."""
    cells: list[Cell] = []
    refused: list[str] = []
    reason: Refused | None = None
    for values in product(*varied.values()):
        chosen = dict(zip(varied, values, strict=True))
        whole = options
        for key, value in chosen.items():
            whole = with_option(whole, key, value)
        try:
            settled = system.complete_options(whole)
        except Refused as refusal:
            if refusal.message.id == BAD_OPTION:
                # No combination can have this value: it is a slip.
                raise
            reason = refusal
            refused.append(Cell(0, chosen, {}).name)
            continue
        cells.append(Cell(len(cells), chosen, settled))
    if not cells and reason is not None:
        raise reason
    return cells, refused


def values_of(system: System, key: str, given: str) -> list[object]:
    """The values of ``KEY=a,b`` or ``KEY=all``; a list is written with plus signs: ``a+b``."""
    default = default_of(system, key)
    if given != ALL:
        return [read_value(system, key, text.strip()) for text in given.split(",")]
    if isinstance(default, bool):
        return [False, True]
    listed = system.options().get(key)
    if isinstance(default, list) or not isinstance(listed, list):
        raise Illegal("terminal-vary-all", option=key)
    return [value for value in listed if value not in DRAWN]
