"""Manual edits: current values as defaults, limits, and results."""

from typing import Any

import pytest

from understudy.core import Menu, Refused, Session
from understudy.tapestry.companion.edit_board import edit_entries
from understudy.tapestry.options import DECKS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.state import OUTPOSTS, Game
from understudy.tapestry.system import GAME

DEALT: dict[str, object] = {"decks": dict.fromkeys(DECKS, "dealt")}
REAL: dict[str, object] = {"decks": dict.fromkeys(DECKS, "real")}


class EditedGame:
    """A new game with functions to make edits."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.session = Session(GAME, options, 4)

    @property
    def game(self) -> Game:
        game: Game = self.session.position
        return game

    def put(self, entry: str, **fields: object) -> Game:
        self.session.answer({"do": entry, **fields})
        return self.game

    def refuses(self, reason: str, entry: str, **fields: object) -> None:
        before = self.game.facts()
        with pytest.raises(Refused, match=reason):
            self.put(entry, **fields)
        assert self.game.facts() == before

    def outpost(self, hex: str, whose: str) -> None:
        self.put("set_hex", hex=hex, explored=True, below=whose, above="none")


def filled_in(game: Game, human: int = 0) -> dict[str, dict[str, object]]:
    """Return the default of each field of each edit."""
    entries: dict[str, dict[str, object]] = {}
    for name, fields in edit_entries(game, game.humans[human]):
        entries[name] = {}
        for field, question in fields:
            entries[name][field] = question.likely(entries[name])
    return entries


def test_fields_are_filled_in_with_current_values() -> None:
    table = EditedGame(DEALT)
    game = table.game
    assert filled_in(game)["set_hex"] == {
        "hex": None, "explored": True, "below": "none", "above": "none",
    }  # fmt: skip
    assert filled_in(game)["set_you"] == {"owner": "human", "era": 1, "vp": 0}
    assert filled_in(game)["set_automa"] == {"vp": 0, "era": 0, "cards": 0, "on_mat": 0}
    assert "set_tiles" not in filled_in(game)
    game.humans[0].era, game.humans[0].vp, game.era, game.mat.vp = 3, 41, 2, 17
    assert filled_in(game)["set_you"] == {"owner": "human", "era": 3, "vp": 41}
    assert filled_in(game)["set_automa"] == {"vp": 17, "era": 2, "cards": 0, "on_mat": 0}


def test_real_cards_and_tiles_are_counted_by_you() -> None:
    table = EditedGame(REAL)
    game = table.game
    assert filled_in(game)["set_tiles"] == {"gone": False}
    game.mat.beside = [-1, -1]
    assert filled_in(game)["set_automa"]["cards"] == 2


def test_with_two_humans_there_is_no_edit_of_the_automa() -> None:
    game = EditedGame({"players": "two_humans", **DEALT}).game
    game.humans[1].vp = 12
    entries = filled_in(game, 1)
    assert "set_automa" not in entries
    assert entries["set_you"] == {"owner": "human2", "era": 1, "vp": 12}


def test_the_default_of_a_field_depends_on_the_fields_before() -> None:
    table = EditedGame(DEALT)
    table.put("set_achievement", achievement="topple_two", first="automa", second="human")
    table.put("set_landmark", landmark="forge", owner="human")
    table.put("set_favourite", bot="automa", track="military")
    before = table.game.facts()
    for entry, chosen in (
        ("set_achievement", {"achievement": "topple_two"}),
        ("set_landmark", {"landmark": "forge"}),
        ("set_favourite", {"bot": "automa"}),
    ):
        assert table.put(entry, **chosen).facts() == before


@pytest.mark.parametrize(("whose", "has"), [("automa", OUTPOSTS - 1), ("human", OUTPOSTS)])
def test_the_last_outpost_can_be_on_the_map_and_no_more(whose: str, has: int) -> None:
    """One outpost of the Automa marks its favorite track."""
    table = EditedGame(DEALT)
    land = table.game.land
    free = [hex for hex, there in zip(HEXES.names, land.tokens, strict=True) if not there]
    *outposts, too_many = free[: has - land.count(whose) + 1]
    for hex in outposts:
        table.outpost(hex, whose)
    assert table.game.land.count(whose) == has
    more = {"hex": too_many, "explored": True, "below": whose, "above": "none"}
    table.refuses("tapestry-no-outpost-left", "set_hex", **more)
    if whose == "automa":
        assert table.game.automa.outposts == 0
        table.put("set_hex", hex=outposts[0], explored=True, below="none", above="none")
        assert table.game.automa.outposts == 1


def test_tokens_need_terrain_and_one_controller() -> None:
    table = EditedGame(DEALT)
    away = {"hex": "0,1", "explored": False, "below": "human", "above": "none"}
    table.refuses("tapestry-tokens-need-terrain", "set_hex", **away)
    both = {"hex": "0,1", "explored": True, "below": "human", "above": "automa"}
    table.refuses("tapestry-two-in-control", "set_hex", **both)
    table.put("set_hex", **both | {"below": "human_x"})
    assert table.game.facts()["hex.0,1"]
    game = table.put("set_hex", **away | {"below": "none"})
    assert "hex.0,1" not in game.facts()


def test_each_side_earns_an_achievement_once() -> None:
    table = EditedGame(DEALT)
    twice = {"achievement": "topple_two", "first": "automa", "second": "automa"}
    table.refuses("tapestry-achievement-taken", "set_achievement", **twice)
    game = table.put("set_achievement", **twice | {"second": "human"})
    assert game.achievements["topple_two"] == ["automa", "human"]
    game = table.put("set_achievement", **twice | {"first": "none"})
    assert game.achievements["topple_two"] == ["automa"]
    game = table.put("set_achievement", **twice | {"first": "none", "second": "none"})
    assert game.achievements["topple_two"] == []


def test_a_token_can_be_anywhere_on_its_track() -> None:
    table = EditedGame(DEALT)
    for who in ("human", "automa", "shadow"):
        game = table.put("set_track", owner=who, track="military", space=12)
        assert game.facts()[f"{who}.track.military"] == 12
        table.refuses("table-out-of-range", "set_track", owner=who, track="military", space=13)
        assert not game.achievements["complete_track"]


def test_an_edit_starts_from_current_values() -> None:
    session = Session(GAME, {}, 4)
    session.answer({"do": "set_hex", "hex": "0,0", "below": "human", "above": "automa_x"})
    session.answer({"do": "set_hex", "hex": "0,0"})
    hex = HEXES.index["0,0"]
    assert session.position.land.tokens[hex] == ("human", "automa x")
    session.answer({"do": "set_track", "owner": "shadow", "track": "military", "space": 3})
    step = session.steps[-1]
    assert step.kind == "tapestry-put-right-track"
    assert (step.args["before"], step.args["after"]) == (0, 3)
    session.answer({"do": "set_track", "owner": "shadow", "track": "military"})
    assert session.position.shadow.spaces[2] == 3


def with_a_pair(options: dict[str, Any]) -> EditedGame:
    """Return a game at your turn, after the bots' income turn and a turn with cards 3 and 4."""
    table = EditedGame({"first_player": "human", **options})
    answers: dict[str, object] = {
        "tapestry-ask-pair": {"track_card": "3", "tiebreak_card": "4"},
        "tapestry-ask-progress-card": "9",
    }
    session = table.session
    while session.question is not None and table.game.pair is None:
        if session.question.id == "tapestry-ask-turn" and session.question.default is None:
            table.put("advance", track="science")
        elif session.question.id == "tapestry-ask-die":
            session.answer("science" if table.game.mat.civilizations else "military")
        else:
            session.answer(answers.get(session.question.id, session.question.default))
    return table


def hidden(game: Game) -> int:
    """Return the number of face-down decision cards."""
    deck = game.decision
    return len(deck) + len(game.progress) + deck.discard.count(-1)


def test_an_edit_with_unchanged_fields_changes_nothing() -> None:
    for options in (DEALT, REAL, {"players": "two_humans", **DEALT}):
        table = with_a_pair({**options, "difficulty": 6} if options is DEALT else options)
        before = table.game.facts()
        for entry, fields in filled_in(table.game).items():
            if None not in fields.values():
                assert table.put(entry, **fields).facts() == before, entry


@pytest.mark.parametrize("options", [DEALT, REAL])
def test_a_new_pair_changes_places_with_the_old_one(options: dict[str, Any]) -> None:
    table = with_a_pair(options)
    before = hidden(table.game)
    assert table.game.pair is not None
    old, second = table.game.pair
    table.refuses("table-card-elsewhere", "set_pair", track_card=str(second))
    other = next(n for n in range(1, 8) if n not in (old, second))
    game = table.put("set_pair", track_card=str(other))
    assert game.pair == (other, second)
    assert hidden(game) == before
    assert game.decision.real or old in game.decision.cards()
    # Track card and tie-break card change places.
    game = table.put("set_pair", track_card=str(second), tiebreak_card=str(other))
    assert game.pair == (second, other)
    # A card of the discard pile comes back from there.
    table.put("set_decision_card", card=str(old), place="decision_discard")
    game = table.put("set_pair", track_card=str(old))
    assert game.decision.discard == [second]
    assert hidden(game) == before - 1


def test_edits_keep_the_number_of_real_decision_cards() -> None:
    table = with_a_pair(REAL)
    assert hidden(table.game) == 20
    game = table.put("set_decision_decks", decision=5, progress=12)
    assert (len(game.decision), len(game.progress), game.decision.discard) == (5, 12, [-1] * 3)
    table.refuses("tapestry-too-many-cards", "set_decision_decks", decision=9, progress=12)
    start = EditedGame({**REAL, "first_player": "human"})
    while start.session.question and start.session.question.id == "tapestry-ask-die":
        start.session.answer("science" if start.game.mat.civilizations else "military")
    start.refuses("tapestry-deck-empty", "set_decision_decks", decision=1, progress=21)
    start.refuses("tapestry-deck-empty", "set_decision_decks", decision=8, progress=0)
    game = table.put("set_decision_card", card="6", place="decision_discard")
    assert (len(game.decision), game.decision.discard) == (4, [-1] * 3 + [6])
    game = table.put("set_decision_card", card="6", place="progress")
    assert (len(game.progress), game.decision.discard) == (13, [-1] * 3)


def test_edits_move_dealt_cards_and_tiles() -> None:
    table = with_a_pair(DEALT)
    first, *others = table.game.display
    undealt = next(card for card in table.game.tech.cards())
    table.refuses("tapestry-display-full", "set_tech", card=str(undealt), place="display")
    game = table.put("set_tech", card=str(first), place="elsewhere")
    assert game.display == others
    assert first not in (*game.tech.cards(), *game.tech.discard)
    assert table.put("set_tech", card=str(first), place="display").display == [*others, first]
    tile = table.game.territory.cards()[0]
    assert table.put("set_tile", tile=tile, place="discard").territory.discard == [tile]
    game = table.put("set_tile", tile=tile, place="elsewhere")
    assert tile not in (*game.territory.cards(), *game.territory.discard)
    deck = len(table.put("set_automa", cards=0, on_mat=0).tapestry)
    game = table.put("set_automa", cards=3, on_mat=1)
    assert (len(game.mat.beside), len(game.mat.on_mat), len(game.tapestry)) == (3, 1, deck - 4)
    game = table.put("set_automa", cards=0, on_mat=0)
    assert (game.mat.beside, game.mat.on_mat, len(game.tapestry)) == ([], [], deck)


def test_the_automa_has_two_different_civilizations() -> None:
    table = with_a_pair({**DEALT, "difficulty": 6, "civilization": "explorers"})
    assert table.game.mat.civilizations == ["explorers", "scientists"]
    same = {"first": "engineers", "second": "engineers"}
    table.refuses("tapestry-option-same-civilization", "set_civilization", **same)
    game = table.put("set_civilization", **same | {"second": "conquerors"})
    assert game.mat.civilizations == ["engineers", "conquerors"]


def test_the_chosen_score_automatically_once_the_app_knows_them() -> None:
    table = with_a_pair(DEALT)
    assert isinstance(table.session.question, Menu)
    assert "chosen" in dict(table.session.question.entries())
    table.put("set_your_cards", civilization="the_chosen")
    assert "chosen" not in dict(table.session.question.entries())
    table.session.answer("income")
    assert "tapestry-the-chosen" in [step.kind for step in table.session.steps]
