"""The cells of a run: every combination of the options that are varied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from understudy.table import Illegal, Options, Refused, System

ALL: Final = "all"
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


def design(
    system: System, options: Options, varied: Mapping[str, Sequence[object]]
) -> tuple[list[Cell], list[str]]:
    """The cells of a full factorial design, and the names of those the rules do not allow."""
    cells: list[Cell] = []
    refused: list[str] = []
    reason: Refused | None = None
    for values in product(*varied.values()):
        chosen = dict(zip(varied, values, strict=True))
        try:
            settled = system.settle({**options, **chosen})
        except Refused as refusal:
            reason = refusal
            refused.append(Cell(0, chosen, {}).name)
            continue
        cells.append(Cell(len(cells), chosen, settled))
    if not cells and reason is not None:
        raise reason
    return cells, refused


def values_of(system: System, key: str, given: str) -> list[object]:
    """The values of ``KEY=a,b`` or ``KEY=all``; a list is written with plus signs: ``a+b``."""
    known = system.options()
    defaults = known["defaults"]
    assert isinstance(defaults, Mapping)
    if key not in defaults or isinstance(defaults[key], Mapping):
        raise Illegal("table-unknown-option", option=key)
    default = defaults[key]
    if given == ALL:
        if isinstance(default, bool):
            return [False, True]
        listed = known.get(key)
        if isinstance(default, list) or not isinstance(listed, list):
            raise Illegal("terminal-vary-all", option=key)
        return [value for value in listed if value not in DRAWN]
    return [_value(key, text.strip(), default) for text in given.split(",")]


def _value(key: str, text: str, default: object) -> object:
    match default:
        case bool():
            if text not in ("true", "false"):
                raise Illegal("terminal-option-yes-no", option=key, value=text)
            return text == "true"
        case int():
            if not text.isdecimal():
                raise Illegal("terminal-option-number", option=key, value=text)
            return int(text)
        case list():
            return [part for part in text.split("+") if part]
        case _:
            return text
