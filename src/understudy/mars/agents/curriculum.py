"""The games that a learned agent practices, and how they ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from understudy.core import Chance
from understudy.core.agents.learning import Learning, Lesson, Result
from understudy.mars.agents.encoder import ENCODER
from understudy.mars.agents.encoder.standing import Standing
from understudy.mars.agents.look_ahead import LOOK_AHEAD
from understudy.mars.human.state.side import Human
from understudy.mars.options import DIFFICULTIES, EXPANSIONS, MAPS, PLAYED, RANDOM
from understudy.mars.sides import HUMAN
from understudy.mars.state import Game

T = TypeVar("T")

ALL_WEIGHTS: Final = "mars"
BASE_WEIGHTS: Final = "mars_base"
"""The network of base games: trained with all expansions first, then with base games only."""
CORPORATE_ERA: Final = "corporate_era"

OUT_OF_TIME: Final = 20
"""Points that a game costs in training if it was lost because time ran out."""


def _pick(chance: Chance, values: Sequence[T]) -> T:
    return values[chance.below(len(values))]


def _weighted(chance: Chance, weights: Sequence[int]) -> int:
    """Return an index; each is as likely as its weight in a hundred."""
    drawn = chance.below(sum(weights))
    for index, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return index
    raise AssertionError


def _lesson(
    chance: Chance, label: str, levels: Sequence[int], corporations: int, options: dict[str, object]
) -> Lesson:
    level = DIFFICULTIES[_weighted(chance, levels)]
    corporation = RANDOM if chance.below(100) < corporations else "none"
    suffix = "" if corporation == "none" else " +corporation"
    chosen = {"you": PLAYED, "difficulty": level, "corporation": corporation, **options}
    return Lesson(f"{label} {level}{suffix}", chosen)


def base_game(chance: Chance, levels: Sequence[int] = (10, 40, 35, 15)) -> Lesson:
    """Draw a game with base game and Corporate Era on Tharsis."""
    return _lesson(chance, "base", levels, 30, {})


def base_game_on_any_map(chance: Chance) -> Lesson:
    """Draw a game with base game and Corporate Era on any map."""
    return _lesson(chance, "maps", (10, 40, 35, 15), 30, {"map": _pick(chance, MAPS)})


def brutal_base_game(chance: Chance) -> Lesson:
    """Draw a game with base game and Corporate Era on Tharsis at the highest level."""
    return base_game(chance, (0, 0, 0, 100))


def any_expansions(chance: Chance, levels: Sequence[int] = (10, 40, 35, 15)) -> Lesson:
    """Draw a game with any expansions, on any map, with or without a draft."""
    expansions = [CORPORATE_ERA] if chance.below(5) else []
    expansions += [name for name in EXPANSIONS if name != CORPORATE_ERA and chance.below(2)]
    options = {"map": _pick(chance, MAPS), "expansions": expansions, "draft": not chance.below(3)}
    return _lesson(chance, "some", levels, 40, options)


def everything(chance: Chance, levels: Sequence[int] = (10, 40, 35, 15)) -> Lesson:
    """Draw a game with all expansions, on any map."""
    options = {
        "map": _pick(chance, MAPS), "expansions": list(EXPANSIONS), "draft": not chance.below(5),
    }  # fmt: skip
    return _lesson(chance, "all", levels, 50, options)


def mixed(chance: Chance) -> Lesson:
    """Draw a base game, a game with some expansions, or one with all of them."""
    draw: Callable[[Chance], Lesson] = (base_game, any_expansions, everything)[
        _weighted(chance, (30, 25, 45))
    ]
    return draw(chance)


def result_of(game: Game) -> Result:
    """Return how a game ended. Without a score, time ran out: the points are those so far."""
    won = game.winner == HUMAN
    if game.scores:
        return Result(won, game.scores[HUMAN]["total"], game.scores["bot"]["total"])
    you = game.you
    assert isinstance(you, Human)
    standing = Standing(game, you)
    return Result(won, standing.human_points - OUT_OF_TIME, standing.bot_points)


def weights_for(game: Game) -> str:
    """Return the name of the weights for a game: those of the base game, or of all expansions."""
    return BASE_WEIGHTS if set(game.setup.expansions) <= {CORPORATE_ERA} else ALL_WEIGHTS


LEARNING: Final = Learning(
    ENCODER,
    {
        "base": base_game,
        "maps": base_game_on_any_map,
        "brutal": brutal_base_game,
        "some": any_expansions,
        "everything": everything,
        "mixed": mixed,
    },
    result_of,
    weights_for=weights_for,
    look_ahead=LOOK_AHEAD,
)
