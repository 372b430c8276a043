"""The limits of manual edits, and what is refused beyond them."""

from typing import Any

import pytest

from tests.ledger import Ledger
from tests.mars.invariants import check_turmoil, check_turn
from tests.playing import RandomHuman
from understudy.core import Ref, Refused, ScriptTable, Session
from understudy.mars.expansions.events import next_event
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.printed.maps import MARS
from understudy.mars.state import Game
from understudy.mars.system import GAME

TURMOIL = {"expansions": ["corporate_era", "turmoil"]}
COLONIES = {"expansions": ["corporate_era", "colonies"], "colonies": ["luna", "ceres", "europa"]}


class AtTheTable:
    """A game in which facts are edited before anything else happens."""

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
    """One of your seven delegates is in the lobby."""
    there = {"human": 0, "bot": 0, "neutral": 0, "leader": side}
    table = AtTheTable(TURMOIL)
    turmoil = table.put("set_party", party="reds", **there | {side: has}).turmoil
    assert turmoil is not None
    assert turmoil.delegates["reds"] == [side] * has
    assert turmoil.reserve[side] == 0
    table.refuses("mars-no-delegate-left", "set_party", party="unity", **there | {side: 1})
    table.refuses("mars-no-delegate-left", "set_party", party="reds", **there | {side: has + 1})


def test_delegates_already_in_the_party_count() -> None:
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


def test_a_tenth_ocean_is_refused() -> None:
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


def test_there_is_one_neural_instance_of_marsbot() -> None:
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


def test_a_tracker_can_be_set_and_keeps_its_highest_space() -> None:
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
    # A lower highest space moves the tracker back.
    table.put("set_track", track="building", position=4)
    track = table.put("set_highest", track="building", space=7).track("building")
    assert (track.position, track.highest) == (4, 7)
    track = table.put("set_highest", track="building", space=2).track("building")
    assert (track.position, track.highest) == (2, 2)


def test_the_marker_of_a_colony_is_never_below_its_colonies() -> None:
    table = AtTheTable(COLONIES)
    table.put("colony", colony="luna")
    game = table.put("set_colony", colony="luna", step=0)
    assert game.colonies[0].step == 1
    assert table.put("set_colony", colony="ceres", step=0).colonies[1].step == 0
    assert table.put("set_colony", colony="ceres", step=6).colonies[1].step == 6


def test_only_areas_with_storage_can_be_set() -> None:
    table = AtTheTable(COLONIES)
    assert table.put("set_storage", colony="ceres", value=3).bot.storage == {"ceres": 3}
    table.refuses("table-not-an-option", "set_storage", colony="europa", value=1)


def test_numbers_are_set_within_their_limits() -> None:
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


YOUR_TURN = "mars-ask-turn"
REAL = {"decks": {"project": "real", "bonus": "real"}}


def test_owners_of_milestones_and_awards_can_be_set() -> None:
    table = AtTheTable({})
    for name in ("mayor", "gardener", "planner"):
        game = table.put("set_milestone", milestone=name, owner="bot")
    assert game.milestones == {"mayor": "bot", "gardener": "bot", "planner": "bot"}
    table.refuses("mars-milestone-gone", "set_milestone", milestone="builder", owner="human")
    assert (
        table.put("set_milestone", milestone="mayor", owner="human").milestones["mayor"] == "human"
    )
    assert "mayor" not in table.put("set_milestone", milestone="mayor", owner="none").milestones
    for name in ("miner", "banker", "landlord"):
        game = table.put("set_award", award=name, owner="human")
    table.refuses("mars-award-gone", "set_award", award="scientist", owner="bot")
    assert table.put("set_award", award="miner", owner="none").awards.keys() == {
        "banker",
        "landlord",
    }


def test_fields_that_are_left_out_stay_unchanged() -> None:
    """A form starts with the current values of the chosen thing."""
    table = AtTheTable({**COLONIES, **TURMOIL, "expansions": ["colonies", "turmoil"]})
    table.put("set_milestone", milestone="mayor", owner="bot")
    assert table.put("set_milestone", milestone="mayor").milestones == {"mayor": "bot"}
    assert "gardener" not in table.put("set_milestone", milestone="gardener").milestones
    table.put("set_award", award="miner", owner="human")
    assert table.put("set_award", award="miner").awards == {"miner": "human"}
    table.put("set_colonists", colony="luna", human=1, bot=1, fleet="bot")
    table.put("set_colony", colony="luna", step=5)
    table.put("set_storage", colony="ceres", value=3)
    table.put("set_party", party="reds", human=1, bot=2, neutral=0, leader="bot")
    before = table.session.position.facts()
    for entry, chosen in (
        ("set_colonists", {"colony": "luna"}),
        ("set_colony", {"colony": "luna"}),
        ("set_storage", {"colony": "ceres"}),
        ("set_party", {"party": "reds"}),
    ):
        assert table.put(entry, **chosen).facts() == before
        assert not table.session.steps[-1].changes


def test_the_generation_and_its_first_player_can_be_set() -> None:
    table = AtTheTable({})
    game = table.put("set_generation", generation=7, first="bot", bot_took_turn=True)
    assert (game.generation, game.first_player, game.bot.took_turn) == (7, "bot", True)
    game = table.put("set_generation", bot_passed=True)
    assert (game.generation, game.bot.passed, game.bot.took_turn) == (7, True, True)
    table.refuses("table-out-of-range", "set_generation", generation=20)


@pytest.mark.parametrize("options", [{}, REAL], ids=["dealt", "real"])
def test_a_card_is_moved_to_the_given_pile(options: dict[str, Any]) -> None:
    table = AtTheTable(options)
    moves = (
        ("B03", "destroyed"), ("B03", "deck"), ("B05", "action"), ("012", "played"),
        ("012", "action"), ("012", "project_discard"), ("013", "removed"),
        ("B06", "bonus_discard"), ("B02", "set_aside"), ("013", "deck"),
    )  # fmt: skip
    for card, pile in moves:
        game = table.put("set_card", card=card, pile=pile)
        check_turn(game)
    assert CARD_ID["B06"] in game.bot.bonus.discard
    assert CARD_ID["012"] in game.project.discard
    table.refuses("mars-wrong-pile", "set_card", card="B03", pile="played")
    table.refuses("mars-wrong-pile", "set_card", card="012", pile="destroyed")


def test_the_size_of_a_real_action_deck_can_be_set() -> None:
    table = AtTheTable(REAL)
    bonus = len(table.session.position.bot.bonus)
    game = table.put("set_action_deck", projects=1, bonuses=2)
    assert len(game.bot.action) == 3
    assert len(game.bot.bonus) == bonus - 1
    check_turn(game)
    game = table.put("set_action_deck", projects=4, bonuses=0)
    assert len(game.bot.action) == 4
    assert len(game.bot.bonus) == bonus + 1
    check_turn(game)
    table.refuses("mars-deck-empty", "set_action_deck", projects=0, bonuses=20)


def test_colonies_and_fleets_of_a_tile_can_be_set() -> None:
    table = AtTheTable(COLONIES)
    game = table.put("set_colonists", colony="luna", human=1, bot=1, fleet="human")
    luna = game.colonies[0]
    assert (luna.owners, luna.fleet, luna.step) == (["human", "bot"], "human", 2)
    table.refuses("mars-colony-full", "set_colonists", colony="luna", human=2, bot=2, fleet="none")
    game = table.put("set_colonists", colony="luna", human=0, bot=0, fleet="none")
    assert (game.colonies[0].owners, game.colonies[0].fleet) == ([], None)
    assert table.put("set_fleets", value=2).bot.fleets == 2


def test_the_government_can_be_set() -> None:
    table = AtTheTable(TURMOIL)
    there = {"ruling": "reds", "dominant": "greens", "chairman": "bot", "lobby": False}
    table.put("set_party", party="greens", human=0, bot=1, neutral=1, leader="bot")
    turmoil = table.put("set_government", **there).turmoil
    assert turmoil is not None
    assert (turmoil.ruling, turmoil.chairman, turmoil.lobby) == ("reds", "bot", False)
    assert turmoil.reserve == {"human": 7, "bot": 5}
    check_turmoil(turmoil)
    table.refuses("mars-not-dominant", "set_government", **there | {"dominant": "unity"})
    turmoil = table.put("set_government", **there | {"chairman": "neutral", "lobby": True}).turmoil
    assert turmoil is not None
    assert turmoil.reserve == {"human": 6, "bot": 6}


def test_global_events_can_be_set() -> None:
    table = AtTheTable(TURMOIL)
    start: Game = table.session.position
    assert start.turmoil is not None
    coming, distant = start.turmoil.events
    other = next(event for event in start.event_deck if event != distant)
    game = table.put("set_event", event=other)
    assert game.turmoil is not None
    assert game.turmoil.events == [coming, other]
    assert (other in game.event_deck, distant in game.event_deck) == (False, True)
    step = table.session.steps[-1]
    assert (step.kind, step.args["before"], step.args["after"]) == (
        "mars-put-right-event", Ref("mars-event", distant), Ref("mars-event", other),
    )  # fmt: skip
    # An event from another place is swapped; generation 1 has no current event.
    game = table.put("set_event", place="coming", event=other)
    assert game.turmoil is not None
    assert game.turmoil.events == [other, coming]
    assert len(game.event_deck) == len(start.event_deck)
    table.refuses("table-not-an-option", "set_event", place="current", event=distant)


def test_an_empty_event_deck_asks_for_no_event() -> None:
    """Edits can add more generations than there are events."""
    game: Game = GAME.new(GAME.complete_options({**TURMOIL, "decks": {"events": "real"}}))
    assert game.event_deck == []
    assert next_event(game, ScriptTable(), 0) is None


def test_cubes_can_be_set() -> None:
    table = AtTheTable({"corporation": "C03"})
    game = table.put("set_cube", track="science", space=10, cube="none")
    science = [track.id for track in game.board.tracks].index("science")
    assert (science, 10) not in game.bot.corporation_cubes
    game = table.put("set_cube", track="science", space=9, cube="white")
    assert game.bot.corporation_cubes[science, 9] == "white"
    step = table.session.steps[-1]
    assert (step.args["before"], step.args["after"]) == (
        Ref("mars-cube", "none"), Ref("mars-cube", "white"),
    )  # fmt: skip


def test_card_resources_and_off_map_cities_can_be_set() -> None:
    table = AtTheTable({"corporation": "C06"})
    game = table.put("set_on_card", kind="mc", value=4)
    assert game.bot.on_card["mc"] == 4
    assert table.put("set_off_map_cities", value=2).you.off_map_cities == 2


@pytest.mark.parametrize("seed", range(6))
def test_every_edit_is_recorded(seed: int) -> None:
    """The journal stays complete while random facts are edited."""
    options: dict[str, Any] = {
        "expansions": list(EXPANSIONS), "corporation": "C06",
        **({"decks": {"project": "real", "bonus": "real"}} if seed % 2 else {}),
    }  # fmt: skip
    session = Session(GAME, options, seed)
    human = RandomHuman(seed, edits=True, patience=20)
    ledger = Ledger(GAME.new(session.options))
    given = 0
    while session.question is not None and (given < 150 or session.question.id != YOUR_TURN):
        try:
            session.answer(human.answer(session.question))
            given += 1
        except Refused:
            continue
    ledger.read(session.steps)
    ledger.check(session.position)


def test_an_edit_starts_from_the_current_values() -> None:
    table = AtTheTable({})
    table.put("set_space", space="5.5", tile="city", owner="bot")
    # A missing field keeps its current value.
    planet = table.put("set_space", space="5.5").planet
    assert planet.tile_at(MARS.index["5.5"]) == "city bot"
    planet = table.put("set_space", space="5.5", owner="human").planet
    assert planet.tile_at(MARS.index["5.5"]) == "city human"
    table.put("set_track", track="science", position=4)
    assert table.put("set_track", track="science").bot.tracks[3].position == 4


def test_the_journal_names_the_edited_values() -> None:
    table = AtTheTable({})
    table.put("set_space", space="5.5", tile="city", owner="bot")
    step = table.session.steps[-1]
    assert step.kind == "mars-put-right-space"
    nothing, city = Ref("mars-tile", "none"), Ref("mars-tile", "city")
    assert step.args["before"] == (nothing,)
    assert step.args["after"] == (city, Ref("mars-owner", "bot"))
    table.put("set_track", track="science", position=4)
    step = table.session.steps[-1]
    assert (step.kind, step.args["before"], step.args["after"]) == ("mars-put-right-track", 0, 4)
