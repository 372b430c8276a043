"""Copies of a position have every field; simulation and undo rely on them."""

from dataclasses import fields
from typing import Any

import pytest

from tests.copies import check_copy
from understudy.tapestry.system import GAME


@pytest.mark.parametrize("part", ["game", "land", "automa", "mat", "human"])
def test_every_field_is_copied(part: str) -> None:
    game = GAME.new({})
    parts: dict[str, Any] = {"game": game, "human": game.humans[0]}
    state = parts[part] if part in parts else getattr(game, part)
    check_copy(state, [field.name for field in fields(state)])


@pytest.mark.parametrize("part", ["side", "city", "civ"])
def test_every_field_of_a_played_side_is_copied(part: str) -> None:
    side: Any = GAME.new({"you": "played"}).humans[0]
    state = side if part == "side" else getattr(side, part)
    check_copy(state, [field.name for field in fields(state)])
