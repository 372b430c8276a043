"""What can be put right, up to the last piece there is and no further."""

from typing import Any

import pytest

from understudy.mars.state import Game
from understudy.mars.system import GAME
from understudy.table import Refused, Session

TURMOIL = {"expansions": ["corporate_era", "turmoil"]}
COLONIES = {"expansions": ["corporate_era", "colonies"], "colonies": ["luna", "ceres", "europa"]}


class AtTheTable:
    """A game in which facts are put right before anything else happens."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.session = Session(GAME, options, 4)

    def put(self, entry: str, **fields: object) -> Game:
        self.session.answer({"do": entry, **fields})
        game: Game = self.session.position
        return game

    def refuses(self, reason: str, entry: str, **fields: object) -> None:
        before = self.session.position.facts()
        with pytest.raises(Refused, match=reason):
            self.put(entry, **fields)
        assert self.session.position.facts() == before


@pytest.mark.parametrize(("side", "has"), [("human", 6), ("bot", 7)])
def test_the_last_delegate_can_be_in_a_party_and_no_more(side: str, has: int) -> None:
    """One of your seven is in the lobby."""
    there = {"human": 0, "bot": 0, "neutral": 0, "leader": side}
    table = AtTheTable(TURMOIL)
    turmoil = table.put("set_party", party="reds", **there | {side: has}).turmoil
    assert turmoil is not None
    assert turmoil.delegates["reds"] == [side] * has
    assert turmoil.reserve[side] == 0
    table.refuses("mars-no-delegate-left", "set_party", party="unity", **there | {side: 1})
    table.refuses("mars-no-delegate-left", "set_party", party="reds", **there | {side: has + 1})


def test_those_who_are_there_already_count_as_well() -> None:
    table = AtTheTable(TURMOIL)
    there = {"human": 2, "bot": 3, "neutral": 1}
    turmoil = table.put("set_party", party="reds", leader="bot", **there).turmoil
    assert turmoil is not None
    assert turmoil.delegates["reds"] == ["bot", "human", "human", "bot", "bot", "neutral"]
    assert turmoil.reserve == {"human": 4, "bot": 4}
    there = {"human": 6, "bot": 1, "neutral": 0}
    turmoil = table.put("set_party", party="reds", leader="neutral", **there).turmoil
    assert turmoil is not None
    assert turmoil.delegates["reds"] == ["human"] * 6 + ["bot"]
    assert turmoil.reserve == {"human": 0, "bot": 6}


def test_an_ocean_too_many_is_refused() -> None:
    table = AtTheTable({})
    spaces = ["1.2", "1.4", "1.5", "2.6", "4.8", "5.4", "5.5", "5.6", "6.6"]
    for count, space in enumerate(spaces, 1):
        game = table.put("set_space", space=space, tile="ocean", owner="human")
        assert game.planet.ocean_count == count
    table.refuses("mars-no-ocean-left", "set_space", space="9.5", tile="ocean", owner="human")
    game = table.put("set_space", space="1.2", tile="none", owner="human")
    assert game.planet.ocean_count == 8
    game = table.put("set_space", space="9.5", tile="ocean", owner="bot")
    assert game.planet.ocean_count == 9


def test_there_is_one_neural_instance_and_it_is_the_bots() -> None:
    table = AtTheTable({})
    only = "mars-one-neural-instance"
    table.refuses(only, "set_space", space="4.4", tile="neural_instance", owner="human")
    table.put("set_space", space="4.4", tile="neural_instance", owner="bot")
    table.refuses(only, "set_space", space="4.5", tile="neural_instance", owner="bot")
    game = table.put("set_space", space="4.4", tile="city", owner="human")
    assert not game.planet.neural
    assert game.planet.cities == game.planet.human_tiles
    game = table.put("set_space", space="4.5", tile="neural_instance", owner="bot")
    assert game.planet.neural == game.planet.bot_tiles


def test_a_tracker_can_be_anywhere_on_its_track_and_what_it_passed_stays_passed() -> None:
    table = AtTheTable({})
    start: Game = table.session.position
    board, bot, last = start.board, start.bot, start.track("building").last
    for position, highest in ((last, last), (3, last), (0, last)):
        track = table.put("set_track", track="building", position=position).track("building")
        assert (track.position, track.highest) == (position, highest)
    name, length = min(
        ((facts.id, track.last) for facts, track in zip(board.tracks, bot.tracks, strict=True)),
        key=lambda track: track[1],
    )
    table.refuses("table-out-of-range", "set_track", track=name, position=length + 1)
    table.put("set_track", track=name, position=length)


def test_the_marker_of_a_colony_is_never_below_its_colonies() -> None:
    table = AtTheTable(COLONIES)
    table.put("colony", colony="luna")
    game = table.put("set_colony", colony="luna", step=0)
    assert game.colonies[0].step == 1
    assert table.put("set_colony", colony="ceres", step=0).colonies[1].step == 0
    assert table.put("set_colony", colony="ceres", step=6).colonies[1].step == 6


def test_only_what_can_be_stored_is_stored() -> None:
    table = AtTheTable(COLONIES)
    assert table.put("set_storage", colony="ceres", value=3).bot.storage == {"ceres": 3}
    table.refuses("mars-no-storage", "set_storage", colony="europa", value=1)


def test_numbers_are_what_they_are_said_to_be() -> None:
    table = AtTheTable({"expansions": ["corporate_era", "venus"]})
    assert table.put("set_temperature", value=8).planet.temperature == 8
    assert table.put("set_oxygen", value=14).planet.oxygen == 14
    assert table.put("set_venus", value=30).planet.venus == 30
    assert table.put("set_floaters", value=4).bot.floaters == 4
    assert table.put("set_your_tr", value=33).you.tr == 33
    bot = table.put("set_bot", tr=27, mc=19).bot
    assert (bot.tr, bot.mc) == (27, 19)
    for entry, most in (("set_temperature", 8), ("set_oxygen", 14), ("set_venus", 30)):
        table.refuses("table-out-of-range", entry, value=most + 2)
