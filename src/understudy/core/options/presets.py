"""Presets: options under a name, for players who do not want to choose each option.

A game lists its own presets as data (``options()["presets"]``). Two presets exist for every game
and come from earlier games: `last` and `owned`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from understudy.core.errors import Illegal
from understudy.core.system import Options, System

FIRST: Final = "first"
LAST: Final = "last"
OWNED: Final = "owned"
BOXES: Final = "expansions"
"""The option with the boxes that a player can own."""


def preset_names(system: System) -> list[str]:
    """Return the names of all presets of a game."""
    known = system.options()
    boxes = [OWNED] if BOXES in known else []
    return [*_presets(known), *boxes, LAST]


def preset_options(system: System, name: str, earlier: Sequence[Options]) -> dict[str, object]:
    """Return the options of a preset; `earlier` are those of earlier games, the newest first.

    `last` takes the options of the newest game. `owned` is a first game with all boxes that the
    earlier games used.
    """
    if name not in preset_names(system):
        raise Illegal("table-unknown-preset", name=name, known=", ".join(preset_names(system)))
    known = system.options()
    if name in _presets(known):
        return dict(_presets(known)[name])
    if not earlier:
        raise Illegal("table-preset-without-games", name=name)
    if name == LAST:
        return dict(earlier[0])
    used = {box for options in earlier for box in _boxes(options)}
    boxes: Any = known[BOXES]
    return {**_presets(known).get(FIRST, {}), BOXES: [box for box in boxes if box in used]}


def _presets(known: Mapping[str, Any]) -> Mapping[str, Options]:
    presets: Mapping[str, Options] = known.get("presets", {})
    return presets


def _boxes(options: Options) -> list[str]:
    boxes = options.get(BOXES, [])
    return [str(box) for box in boxes] if isinstance(boxes, list) else []
