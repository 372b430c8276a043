"""Milestones and awards: what each counts for you and for MarsBot (section 16)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from understudy.mars.state import Game

Evaluation = Callable[["Game"], int]

PUBLIC: Final[dict[str, Evaluation]] = {
    "tr": lambda game: game.rival.tr,
    "cities": lambda game: (
        (game.planet.cities & game.planet.human_tiles).bit_count() + game.rival.off_map_cities
    ),
    "greeneries": lambda game: (game.planet.greeneries & game.planet.human_tiles).bit_count(),
    "tiles": lambda game: game.planet.human_tiles.bit_count() + game.rival.off_map_cities,
}
"""What the app sees of you without asking."""


@dataclass(frozen=True, slots=True)
class Milestone:
    """You reach `threshold` of `counts`; MarsBot is measured by `bot`, which is true when met."""

    name: str
    counts: str
    threshold: int
    bot: Callable[[Game], bool]


@dataclass(frozen=True, slots=True)
class Award:
    """You have the sum of `counts` (`final` at the end, if that differs); MarsBot has `bot`."""

    name: str
    counts: tuple[str, ...]
    bot: Evaluation
    final: tuple[str, ...] = ()


def _position(tag: str) -> Evaluation:
    return lambda game: game.track(tag).position


THARSIS_MILESTONES: Final = (
    Milestone("terraformer", "tr", 35, lambda game: game.bot.tr >= 35),
    Milestone(
        "mayor", "cities", 3,
        lambda game: (game.planet.cities & game.planet.bot_tiles).bit_count() >= 3,
    ),
    Milestone(
        "gardener", "greeneries", 3,
        lambda game: (game.planet.greeneries & game.planet.bot_tiles).bit_count() >= 3,
    ),
    Milestone("builder", "tags.building", 8, lambda game: game.track("building").position >= 8),
    Milestone(
        "planner", "cards_in_hand", 16,
        lambda game: all(track.position >= 4 for track in game.bot.tracks),
    ),
)  # fmt: skip
"""The milestones of Tharsis from left to right (16.1)."""

THARSIS_AWARDS: Final = (
    Award("landlord", ("tiles",), lambda game: game.planet.bot_tiles.bit_count()),
    Award(
        "banker", ("production.mc",),
        lambda game: game.track("building").position + game.track("event").position,
    ),
    Award("scientist", ("tags.science",), _position("science")),
    Award(
        "thermalist", ("stock.heat", "production.heat"),
        lambda game: game.track("power").position + 5, final=("stock.heat",),
    ),
    Award(
        "miner", ("stock.steel", "stock.titanium", "production.steel", "production.titanium"),
        lambda game: game.track("space").position + 5, final=("stock.steel", "stock.titanium"),
    ),
)  # fmt: skip
"""The awards of Tharsis from left to right (16.1, D-25)."""

MILESTONES: Final = {milestone.name: milestone for milestone in THARSIS_MILESTONES}
AWARDS: Final = {award.name: award for award in THARSIS_AWARDS}

MILESTONES_ON: Final = {"tharsis": THARSIS_MILESTONES}
AWARDS_ON: Final = {"tharsis": THARSIS_AWARDS}


def bot_award_value(game: Game, award: Award) -> int:
    """MarsBot's value for an award; 5 less under the Easy rule (11.4). [A p.11]"""
    value = award.bot(game)
    return value - 5 if "awards_minus_5" in game.setup.modifiers else value
