"""Progress of both sides during a game: milestones, awards, points."""

import pytest

from understudy.core import Session
from understudy.mars.companion.standings import award_notes, milestone_notes
from understudy.mars.milestones_awards.by_map import HOVERLORD, MILESTONES_ON
from understudy.mars.milestones_awards.expansion import MILESTONES
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.maps import MARS
from understudy.mars.state import Game
from understudy.mars.system import GAME

EVERYTHING: dict[str, object] = {"expansions": list(EXPANSIONS)}
ALL = {
    f"{place} {milestone.name}": milestone
    for place, row in {**MILESTONES_ON, "expansion": MILESTONES, "venus": (HOVERLORD,)}.items()
    for milestone in row
}


def advanced(game: Game, space: int) -> None:
    for track in game.bot.tracks:
        track.position = track.highest = space


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("space", [0, 2, 5, 18])
def test_marsbot_meets_a_milestone_at_full_progress(name: str, space: int) -> None:
    game = GAME.new(EVERYTHING)
    advanced(game, space)
    game.bot.mc = game.bot.tr = game.bot.floaters = 2 * space
    milestone = ALL[name]
    have, need = milestone.bot_progress(game)
    assert need > 0
    assert milestone.bot(game) == (have >= need)


def test_milestone_notes_show_progress() -> None:
    game = GAME.new({})
    game.track("building").position = 5
    game.planet.put("city", "bot", 1 << MARS.index["3.3"])
    game.planet.put("city", "human", 1 << MARS.index["8.2"])
    notes = milestone_notes(game, game.milestone_row)
    assert notes["mayor"].id == "mars-note-milestone"
    assert notes["mayor"].args == {"you": 1, "need": 3, "bot": 1, "bot_need": 3}
    assert notes["builder"].id == "mars-note-milestone-bot"
    assert notes["builder"].args == {"bot": 5, "bot_need": 8}
    assert notes["planner"].args == {"bot": 1, "bot_need": 7}


def test_of_two_goals_the_closer_one_counts() -> None:
    game = GAME.new({"map": "vastitas_borealis"})
    farmer = next(one for one in game.milestone_row if one.name == "farmer")
    game.track("science").position = 2
    game.track("plant").position = 4
    assert farmer.bot_progress(game) == (4, 6)


def test_several_goals_are_added_up_without_surplus() -> None:
    game = GAME.new({"map": "utopia_planitia", "expansions": ["corporate_era", "venus"]})
    trader = next(one for one in game.milestone_row if one.name == "trader")
    game.track("power").position = 9
    game.track("earth").position = 1
    assert trader.bot_progress(game) == (3, 6)


def test_award_notes_include_modifiers() -> None:
    game = GAME.new({"difficulty": "easy"})
    notes = award_notes(game, game.award_row)
    assert notes["landlord"].id == "mars-note-award"
    assert notes["landlord"].args == {"you": 0, "bot": -5}
    assert notes["scientist"].args == {"bot": -5}


def test_your_public_points_are_shown() -> None:
    session = Session(GAME, {}, 1)
    now = GAME.view(session.position)["human"]
    assert isinstance(now, dict)
    assert now["card_points"] is None
    assert now["now"]["total"] == now["tr"] == 20
    session.answer({"do": "tile", "tile": "city", "space": "3.3"})
    session.answer({"do": "tile", "tile": "greenery", "space": "3.4"})
    session.answer({"do": "points", "points": 7})
    now = GAME.view(session.position)["human"]
    assert isinstance(now, dict)
    assert now["card_points"] == 7
    wanted = {"tr": 21, "greenery": 1, "cities": 1, "cards": 7, "total": 30}
    assert {line: points for line, points in now["now"].items() if points} == wanted
