"""Copies of a position have every field; simulation and undo rely on them."""

from dataclasses import fields
from typing import Any

import pytest

from tests.attributes import attributes
from tests.copies import check_copy
from understudy.mars.options import EXPANSIONS
from understudy.mars.state import Game
from understudy.mars.system import GAME

SEAT = attributes("mars/seat", "Seat") | attributes("mars/terraforming_side", "TerraformingSide")
FIXED = {"side", "cite", "library"}
"""Fields of a side that its constructor sets and no rule changes."""
DERIVED = {"known_obstacles"}
"""Fields that a copy computes again."""
SHARED = {"triggers", "modifiers"}
"""Fields of the played side that are replaced, never changed."""


def position(**options: Any) -> Game:
    everything = {
        "expansions": list(EXPANSIONS),
        "colonies": ["luna", "ceres"],
        "milestones": ["mayor", "gardener", "legend", "tycoon", "builder"],
        "awards": ["miner", "banker", "landlord", "scientist", "thermalist"],
        "corporation": "C06",
    }
    return GAME.new({**everything, **options})


@pytest.mark.parametrize("part", ["planet", "bot", "turmoil", "game", "colony"])
def test_every_field_is_copied(part: str) -> None:
    game = position()
    parts: dict[str, Any] = {"game": game, "colony": game.colonies[0]}
    state = parts[part] if part in parts else getattr(game, part)
    check_copy(state, [field.name for field in fields(state)])


def test_every_field_of_decks_and_tracks_is_copied() -> None:
    game = position()
    check_copy(game.project, attributes("components/deck", "Deck"))
    check_copy(game.bot.tracks[0], attributes("components/track", "Track"))


def test_every_field_of_the_reported_side_is_copied() -> None:
    names = SEAT | attributes("mars/companion/reported_side", "ReportedSide")
    check_copy(position().you, names - FIXED)


def test_every_field_of_the_played_side_is_copied() -> None:
    names = SEAT | attributes("mars/human/state/side", "Human")
    check_copy(position(you="played").you, names - FIXED - DERIVED, SHARED)
