"""The limits of reports, and what is refused beyond them.

The menu offers only possible reports, but a scenario or a correction can ask for others.
"""

from collections.abc import Callable
from typing import Any

import pytest

from understudy.core import Illegal, ScriptTable, Session, Table
from understudy.mars.companion.actions import (
    you_build_colony,
    you_change_tr,
    you_claim,
    you_fund,
    you_place,
    you_send_delegate,
    you_trade,
)
from understudy.mars.companion.report_menu import turn_question
from understudy.mars.marsbot.attacks import you_lower, you_place_cathedral
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.printed.maps import MARS
from understudy.mars.state import Game
from understudy.mars.system import GAME

BASE: dict[str, object] = {}
TURMOIL: dict[str, object] = {"expansions": ["corporate_era", "turmoil"]}
COLONIES: dict[str, object] = {
    "expansions": ["corporate_era", "colonies"],
    "colonies": ["luna", "ceres"],
}
OCEANS = ("1.2", "1.4", "1.5", "2.6", "4.8", "5.4", "5.5", "5.6", "6.6")


def refuses(reason: str, act: Callable[..., object], game: Game, *args: object) -> None:
    before = game.facts()
    with pytest.raises(Illegal, match=reason):
        act(game, ScriptTable(), *args)
    assert game.facts() == before


def does(act: Callable[[Game, Table, Any], object], game: Game, arg: object) -> None:
    act(game, ScriptTable(), arg)


def offered(game: Game) -> dict[str, dict[str, Any]]:
    """Return the entries of the menu and their fields, as the page gets them."""
    menu: dict[str, Any] = turn_question(game).to_json()
    return {
        entry["name"]: {field["name"]: field for field in entry["fields"]}
        for entry in menu["entries"]
    }


def place(game: Game, tile: str, name: str) -> None:
    you_place(game, ScriptTable(), tile, MARS.index[name])


def test_at_most_three_milestones() -> None:
    game = GAME.new(BASE)
    game.you.tr = 35
    does(you_claim, game, "terraformer")
    refuses("mars-milestone-gone", you_claim, game, "terraformer")
    assert "terraformer" not in offered(game)["claim"]["milestone"]["options"]
    does(you_claim, game, "builder")
    game.milestones["mayor"] = "bot"
    assert "claim" not in offered(game)
    refuses("mars-milestone-gone", you_claim, game, "planner")
    del game.milestones["mayor"]
    assert offered(game)["claim"]["milestone"]["options"] == ["mayor", "gardener", "planner"]
    does(you_claim, game, "planner")


def test_public_milestones_are_checked_before_you_claim() -> None:
    game = GAME.new(BASE)
    game.you.tr = 34
    refuses("mars-milestone-not-met", you_claim, game, "terraformer")
    for name in ("3.3", "3.5"):
        place(game, "city", name)
    refuses("mars-milestone-not-met", you_claim, game, "mayor")
    game.you.off_map_cities = 1
    does(you_claim, game, "mayor")
    assert game.milestones == {"mayor": "human"}


TILES_REFUSED = {
    "an ocean on land": ("ocean", "8.2", "mars-ocean-on-land"),
    "a greenery on an ocean area": ("greenery", "5.6", "mars-space-for-oceans"),
    "a city on an ocean area": ("city", "5.6", "mars-space-for-oceans"),
    "a greenery where a city belongs": ("greenery", "5.3", "mars-space-for-a-city"),
    "a special tile where a city belongs": ("special", "5.3", "mars-space-for-a-city"),
    "a greenery away from your tiles": ("greenery", "8.2", "mars-greenery-apart"),
    "a city beside a city": ("city", "3.4", "mars-city-beside-city"),
    "the capital beside a city": ("capital", "3.4", "mars-city-beside-city"),
}


@pytest.mark.parametrize(("tile", "space", "reason"), TILES_REFUSED.values(), ids=TILES_REFUSED)
def test_a_tile_is_refused_where_only_a_card_allows_it(tile: str, space: str, reason: str) -> None:
    game = GAME.new(BASE)
    place(game, "city", "3.3")
    refuses(reason, you_place, game, tile, MARS.index[space])
    assert space in offered(game)["tile"]["space"]["spaces"]
    assert space not in offered(game)["tile"]["space"]["legal"][tile]
    assert reason in offered(game)["tile"]["insist"]["over"]
    you_place(game, ScriptTable(), tile, MARS.index[space], insist=True)
    assert game.planet.tile_at(MARS.index[space]) == (
        "ocean" if tile == "ocean" else f"{tile} human"
    )


def test_a_taken_space_is_refused_even_if_you_insist() -> None:
    game = GAME.new(BASE)
    place(game, "ocean", "5.6")
    with pytest.raises(Illegal, match="mars-space-taken"):
        you_place(game, ScriptTable(), "ocean", MARS.index["5.6"], insist=True)


def test_a_reserved_city_space_allows_an_adjacent_city() -> None:
    game = GAME.new(BASE)
    place(game, "city", "6.3")
    place(game, "city", "5.3")


def test_the_first_greenery_can_go_anywhere_on_land() -> None:
    game = GAME.new(BASE)
    legal = offered(game)["tile"]["space"]["legal"]
    assert len(legal["greenery"]) == 61 - 12 - 1
    place(game, "greenery", "8.2")
    assert sorted(offered(game)["tile"]["space"]["legal"]["greenery"]) == [
        "7.2", "7.3", "8.1", "8.3", "9.1", "9.2",
    ]  # fmt: skip


def test_insisting_is_part_of_the_answer() -> None:
    session = Session(GAME, BASE, 1)
    refused = {"do": "tile", "tile": "ocean", "space": "3.3"}
    with pytest.raises(Illegal, match="mars-ocean-on-land"):
        session.answer(refused)
    session.answer({**refused, "insist": True})
    again = Session.replay(GAME, session.options, session.seed, session.tape)
    assert again.position.facts() == session.position.facts()
    session.undo()
    assert "tile.3.3" not in session.position.facts()


def test_at_most_three_awards() -> None:
    game = GAME.new(BASE)
    does(you_fund, game, "miner")
    refuses("mars-award-gone", you_fund, game, "miner")
    assert "miner" not in offered(game)["fund"]["award"]["options"]
    does(you_fund, game, "banker")
    does(you_fund, game, "landlord")
    assert "fund" not in offered(game)
    refuses("mars-award-gone", you_fund, game, "scientist")


def test_at_most_three_colonies_per_tile() -> None:
    game = GAME.new(COLONIES)
    for _ in range(3):
        assert offered(game)["colony"]["colony"]["options"] == ["luna", "ceres"]
        does(you_build_colony, game, "luna")
    assert offered(game)["colony"]["colony"]["options"] == ["ceres"]
    refuses("mars-colony-full", you_build_colony, game, "luna")


def test_one_fleet_per_tile() -> None:
    game = GAME.new(COLONIES)
    does(you_trade, game, "luna")
    assert offered(game)["trade"]["colony"]["options"] == ["ceres"]
    refuses("mars-colony-visited", you_trade, game, "luna")
    game.colonies[1].fleet = "bot"
    assert "trade" not in offered(game)
    refuses("mars-colony-visited", you_trade, game, "ceres")


def test_a_colony_tile_must_be_in_play() -> None:
    refuses("mars-colony-not-in-play", you_trade, GAME.new(COLONIES), "pluto")
    refuses("mars-colony-not-in-play", you_build_colony, GAME.new(COLONIES), "pluto")


def test_seven_delegates_with_the_lobby_first() -> None:
    game = GAME.new(TURMOIL)
    turmoil = game.turmoil
    assert turmoil is not None
    for left in (6, 5, 4, 3, 2, 1, 0):
        assert "delegate" in offered(game)
        does(you_send_delegate, game, "reds")
        assert (turmoil.lobby, turmoil.reserve["human"]) == (False, left)
    assert "delegate" not in offered(game)
    refuses("mars-no-delegate-left", you_send_delegate, game, "reds")
    refuses("mars-no-delegate-left", you_send_delegate, GAME.new(BASE), "reds")


def test_a_rating_does_not_fall_below_0() -> None:
    game = GAME.new(BASE)
    game.you.tr = 3
    refuses("table-out-of-range", you_change_tr, game, -4)
    does(you_change_tr, game, -3)
    assert game.you.tr == 0


def test_at_most_nine_oceans() -> None:
    game = GAME.new(BASE)
    for name in OCEANS:
        assert "ocean" in offered(game)["tile"]["tile"]["options"]
        place(game, "ocean", name)
    assert "ocean" not in offered(game)["tile"]["tile"]["options"]
    refuses("mars-no-ocean-left", you_place, game, "ocean", MARS.index["9.5"])


def test_taken_and_reserved_spaces_are_refused() -> None:
    game = GAME.new(BASE)
    refuses("mars-marker-on-reserved", you_place, game, "marker", MARS.index["1.2"])
    refuses("mars-marker-on-reserved", you_place, game, "marker", MARS.index["5.3"])
    place(game, "marker", "3.3")
    place(game, "greenery", "3.3")
    refuses("mars-space-taken", you_place, game, "city", MARS.index["3.3"])
    game.planet.put("marker", "bot", 1 << MARS.index["3.4"])
    refuses("mars-space-taken", you_place, game, "city", MARS.index["3.4"])
    spaces = offered(game)["tile"]["space"]["spaces"]
    assert {"3.3", "3.4"}.isdisjoint(spaces)
    assert {"3.2", "3.5", "1.2"} <= set(spaces)


def test_a_tracker_is_lowered_by_all_steps_or_none() -> None:
    game = GAME.new(BASE)
    assert "lower" not in offered(game)
    track = game.bot.tracks[game.board.lowered["steel"]]
    track.position = track.highest = 2
    refuses("mars-cannot-lower", you_lower, game, "steel", 3)
    assert offered(game)["lower"]["steps"]["high"] == 2
    you_lower(game, ScriptTable(), "steel", 2)
    assert (track.position, track.highest) == (0, 2)


def test_a_cathedral_needs_a_city() -> None:
    game = GAME.new({"expansions": ["corporate_era", "promo"]})
    space = MARS.index["3.3"]
    assert "cathedral" not in offered(game)
    refuses("mars-no-city", you_place_cathedral, game, space)
    game.planet.put("city", "human", 1 << space)
    assert "cathedral" not in offered(game), "a cathedral in your own city does not affect MarsBot"
    game.planet.put("city", "bot", 1 << MARS.index["3.5"])
    assert offered(game)["cathedral"]["space"]["spaces"] == ["3.5"]


def test_complete_parameters_are_not_offered() -> None:
    game = GAME.new({"expansions": ["corporate_era", "venus"]})
    planet = game.planet
    planet.temperature, planet.oxygen, planet.venus = 6, 13, 28
    steps = offered(game)["raise"]
    assert steps["parameter"]["options"] == ["temperature", "oxygen", "venus"]
    assert (steps["steps"]["low"], steps["steps"]["high"]) == (1, 4)
    planet.temperature, planet.venus = 8, 30
    assert offered(game)["raise"]["parameter"]["options"] == ["oxygen"]
    planet.oxygen = 14
    assert "raise" not in offered(game)
    assert "venus" not in offered(GAME.new(BASE))["raise"]["parameter"]["options"]


def test_only_plants_on_a_corporation_can_be_removed() -> None:
    for corporation, entry in (("none", False), ("C02", True), ("C03", False)):
        options = offered(GAME.new({"corporation": corporation}))
        assert ("remove_from_card" in options) == ("steal_from_card" in options) == entry


def test_only_cards_with_effects_on_marsbot_are_offered() -> None:
    plain = set(offered(GAME.new(BASE))["card"]["card"]["gone"])
    triggered = set(offered(GAME.new({"corporation": "C21"}))["card"]["card"]["gone"])
    assert "009" not in plain
    assert {"001", "003"} <= plain
    assert triggered < plain
    assert "001" not in triggered
    assert "209" in triggered, "a card of an expansion that is not in play"


def test_a_card_that_cannot_be_yours_is_not_offered() -> None:
    game = Session(GAME, {"decks": {"project": "real"}}, 1).position
    assert "007" not in offered(game)["card_action"]["card"]["gone"]
    game.bot.played.append(CARD_ID["007"])
    assert "007" in offered(game)["card_action"]["card"]["gone"]
    assert "007" not in offered(game)["set_card"]["card"]["gone"]
    game.bot.played.clear()
    assert "007" not in offered(game)["card_action"]["card"]["gone"]
    # Cards of Venus are in no base game.
    assert "213" in offered(game)["set_card"]["card"]["gone"]
    venus = Session(GAME, {"expansions": ["corporate_era", "venus"]}, 1).position
    assert "213" not in offered(venus)["set_card"]["card"]["gone"]
