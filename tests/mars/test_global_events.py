"""Global events and the ruling bonus in a companion game, at the moment they happen (15.5)."""

from collections.abc import Iterator
from typing import Any

import pytest

from understudy.core import Chance, PolicyTable, Question
from understudy.mars.planet.spaces import ocean_spaces
from understudy.mars.printed.maps import MARS
from understudy.mars.solar_phase import turmoil_step
from understudy.mars.state import HUMAN, Game
from understudy.mars.system import GAME


class Answers:
    """Gives these answers in order, and notes the questions."""

    def __init__(self, *answers: object) -> None:
        self.answers: Iterator[object] = iter(answers)
        self.asked: list[str] = []

    def answer(self, question: Question[Any]) -> object:
        self.asked.append(question.id)
        return next(self.answers)


def with_event(event: str) -> Game:
    """Return a companion game in which this event is the current one."""
    game = GAME.new({"expansions": ["corporate_era", "turmoil"]})
    assert game.turmoil is not None
    game.turmoil.events = [event, "riots", "sabotage"]
    game.turmoil.dominant = "unity"
    return game


def resolve(game: Game, *answers: object) -> list[str]:
    """Resolve the Turmoil step. Return the questions that were asked."""
    policy = Answers(*answers)
    table = PolicyTable(Chance(1), policy, listening=True)
    turmoil_step(game, table)
    return policy.asked


def test_the_temperature_falls_and_rises_without_a_question() -> None:
    game = with_event("snow_cover")
    game.planet.temperature = -10
    assert resolve(game) == []
    assert game.planet.temperature == -14
    warm = with_event("volcanic_eruptions")
    warm.planet.temperature = -10
    assert resolve(warm) == []
    assert (warm.planet.temperature, warm.you.tr) == (-6, 19)


def test_the_ocean_of_an_event_gives_no_rating() -> None:
    game = with_event("aquifer_released_by_public_council")
    space = MARS.named(ocean_spaces(game, HUMAN))[0]
    assert resolve(game, space) == ["mars-ask-event-ocean"]
    assert game.planet.tile_at(MARS.index[space]) == "ocean"
    assert game.you.tr == 19


def test_an_event_removes_an_ocean() -> None:
    game = with_event("dry_deserts")
    space = MARS.named(ocean_spaces(game, HUMAN))[0]
    game.planet.put("ocean", HUMAN, 1 << MARS.index[space])
    assert resolve(game, space) == ["mars-ask-dry-ocean"]
    assert game.planet.ocean_count == 0
    assert resolve(with_event("dry_deserts")) == []


@pytest.mark.parametrize(
    ("event", "change"), [("war_on_earth", -3), ("election", 2), ("revolution", -2)]
)
def test_an_event_asks_for_the_change_of_your_rating(event: str, change: int) -> None:
    game = with_event(event)
    assert resolve(game, change) == ["mars-ask-event-rating"]
    assert game.you.tr == 19 + change


def test_the_ruling_reds_raise_the_lowest_rating() -> None:
    for bots, yours in ((25, 20), (10, 19)):
        game = with_event("riots")
        assert game.turmoil is not None
        game.turmoil.dominant = "reds"
        game.bot.tr = bots
        assert resolve(game) == []
        assert game.you.tr == yours
