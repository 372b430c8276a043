"""The companion mode: questions for real cards, reports, and no hidden information shown."""

import json
from typing import Any

import pytest

from tests.ledger import Ledger
from tests.tapestry.playing import Passive, TapestryHuman
from understudy.components.deck import FACE_DOWN
from understudy.core import Chance, Menu, PolicyTable, Refused, Session, derive_stream
from understudy.tapestry.options import DECKS
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TRAP
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.state import LAST_ERA, Game
from understudy.tapestry.system import GAME

REAL = dict.fromkeys(DECKS, "real")
DEALT = dict.fromkeys(DECKS, "dealt")
BOTS_FIRST: dict[str, object] = {"first_player": "bots", "decks": DEALT}


def start(options: dict[str, object], *answers: object) -> Session:
    session = Session(GAME, options, 5)
    for answer in answers:
        session.answer(answer)
    return session


def asked(session: Session) -> str | None:
    return session.question.id if session.question else None


def default_answer(session: Session) -> object:
    """Return the default answer, or an income turn if there is none."""
    question = session.question
    assert question is not None
    return "income" if isinstance(question, Menu) and not question.default else question.default


def step_kinds(session: Session) -> list[str]:
    return [step.kind for step in session.steps]


def test_with_dealt_cards_only_your_turn_is_asked() -> None:
    session = start(BOTS_FIRST)
    for _ in range(8):
        assert asked(session) == "tapestry-ask-turn"
        session.answer(default_answer(session))


def test_your_first_turn_is_income_turn_1_without_asking() -> None:
    session = start({"first_player": "human"})
    assert session.position.humans[0].era == 1
    assert isinstance(session.question, Menu)
    assert session.question.plain == ("done",)


def test_a_turn_is_an_advance_or_an_income_turn() -> None:
    session = start({"first_player": "human"}, "done")
    assert isinstance(session.question, Menu)
    assert session.question.plain == ("income",)
    with pytest.raises(Refused):
        session.answer("done")
    session.answer({"do": "advance", "track": "science"})
    session.answer("done")
    assert session.position.humans[0].spaces == [0, 1, 0, 0]


def test_a_real_pair_is_one_form() -> None:
    session = start({"first_player": "human", "decks": {"decision": "real"}}, "done")
    session.answer("income")
    session.answer("done")
    assert asked(session) == "tapestry-ask-pair"
    with pytest.raises(Refused, match="table-card-elsewhere"):
        session.answer({"track_card": "7", "tiebreak_card": "7"})
    session.answer({"track_card": "7", "tiebreak_card": "12"})
    assert asked(session) == "tapestry-ask-turn"
    assert session.position.pair == (7, 12)
    session.answer("income")
    session.answer("done")
    with pytest.raises(Refused, match="table-card-elsewhere"):
        session.answer({"track_card": "7", "tiebreak_card": "1"})


def test_a_real_die_is_asked_for() -> None:
    session = start({"decks": {"die": "real"}, "first_player": "bots"})
    assert asked(session) == "tapestry-ask-die"
    session.answer("military")
    assert session.position.mat.civilizations == ["conquerors"]
    session.answer("military")
    assert asked(session) == "tapestry-ask-die", "the same favourite is rolled again"
    session.answer("science")
    assert asked(session) == "tapestry-ask-turn"


def test_level_6_asks_for_the_second_civilization_unless_chosen() -> None:
    session = start({"difficulty": 6, "first_player": "human"})
    assert asked(session) == "tapestry-ask-second-civilization"
    chosen = {"civilization": "engineers", "second_civilization": "scientists"}
    session = start({"difficulty": 6, "first_player": "human", **chosen})
    assert asked(session) == "tapestry-ask-turn"
    assert session.position.mat.civilizations == ["engineers", "scientists"]


def test_level_1_lets_you_advance_four_times() -> None:
    session = start({"difficulty": 1, "first_player": "human"})
    for track in ("military", "science", "technology", "exploration"):
        assert asked(session) == "tapestry-ask-track"
        session.answer(track)
    assert session.position.humans[0].spaces == [1, 1, 1, 1]


def before_attack(options: dict[str, object]) -> Session:
    """Return a game with a lone Automa outpost that you can conquer."""
    session = start({"first_player": "human", **options})
    session.answer({"do": "set_hex", "hex": "0,0", "explored": True, "below": "automa"})
    return session


def test_an_attack_reveals_real_cards_until_a_trap() -> None:
    session = before_attack({"decks": {"tapestry": "real"}})
    session.answer({"do": "set_automa", "vp": 0, "era": 0, "cards": 2})
    session.answer({"do": "conquer", "hex": "0,0"})
    assert asked(session) == "tapestry-ask-automa-trap"
    session.answer("no")
    assert asked(session) == "tapestry-ask-automa-trap"
    session.answer("yes")
    land = session.position.land
    assert set(land.tokens[HEXES.index["0,0"]]) == {"automa", "human x"}
    assert session.position.mat.beside == []


def test_a_card_you_gave_may_be_a_trap() -> None:
    session = before_attack({"decks": DEALT})
    session.answer({"do": "give_card"})
    session.answer({"do": "conquer", "hex": "0,0"})
    session.answer("no")
    assert session.position.achievements["middle_island"] == ["human"]
    assert session.position.humans[0].vp == 10


def test_your_trap_is_asked_for_when_the_automa_attacks() -> None:
    session = start({"first_player": "human", "civilization": "conquerors", "decks": DEALT})
    session.answer({"do": "set_hex", "hex": "-2,1", "explored": True, "below": "human"})
    for _ in range(60):
        if asked(session) == "tapestry-ask-trap":
            break
        session.answer(default_answer(session))
    assert asked(session) == "tapestry-ask-trap"
    session.answer("yes")
    assert set(session.position.land.tokens[HEXES.index["-2,1"]]) == {"human", "automa x"}
    assert "tapestry-you-take-for-trap" in step_kinds(session)


def test_a_finished_game_asks_only_for_your_points() -> None:
    session = start(BOTS_FIRST)
    for _ in range(200):
        if asked(session) != "tapestry-ask-turn":
            break
        session.answer(default_answer(session))
    assert asked(session) == "tapestry-ask-score"
    session.answer({"vp": 500})
    assert session.over
    assert session.position.winner == "human"
    assert session.position.scores["human"] == 500


def test_revolution_stands_up_your_outpost() -> None:
    session = start({"first_player": "human"})
    session.answer(
        {"do": "set_hex", "hex": "1,1", "explored": True, "below": "human_x", "above": "automa"}
    )
    session.answer({"do": "card", "card": "revolution"})
    assert asked(session) == "tapestry-ask-revolution"
    session.answer({"do": "stand_up", "hex": "1,1"})
    assert session.position.land.controller(HEXES.index["1,1"]) == "human"
    assert asked(session) == "tapestry-ask-turn"


def test_socialism_goes_to_the_nearest_bot_and_takes_landmarks() -> None:
    session = start({"first_player": "human"})
    for who, space in (("automa", 5), ("shadow", 9)):
        session.answer({"do": "set_track", "owner": who, "track": "military", "space": space})
    session.answer({"do": "card", "card": "socialism"})
    session.answer("military")
    assert session.position.humans[0].spaces[2] == 5
    assert session.position.landmarks == {"barracks": "human"}


def test_broker_of_peace_forbids_and_pays() -> None:
    session = start({"first_player": "human"}, {"do": "card", "card": "broker_of_peace"})
    with pytest.raises(Refused, match="tapestry-broker-forbids"):
        session.answer({"do": "advance", "track": "military"})
    session.answer({"do": "card", "card": "other"})
    session.answer({"do": "advance", "track": "military"})


def test_edits_are_recorded_in_the_journal() -> None:
    game = GAME.new({"first_player": "human", "decks": REAL | {"die": "dealt"}})
    ledger = Ledger(game)
    edits: list[object] = [
        {"do": "set_hex", "hex": "0,1", "explored": True, "below": "automa", "above": "shadow_x"},
        {"do": "set_hex", "hex": "0,1", "explored": False, "below": "none", "above": "none"},
        {"do": "set_track", "owner": "shadow", "track": "science", "space": 4},
        {"do": "set_favourite", "bot": "shadow", "track": "technology"},
        {"do": "set_landmark", "landmark": "forge", "owner": "automa"},
        {"do": "set_landmark", "landmark": "forge", "owner": "none"},
        {"do": "set_achievement", "achievement": "topple_two", "first": "automa", "second": "none"},
        {"do": "set_you", "owner": "human", "era": 2, "vp": 31},
        {"do": "set_automa", "vp": 17, "era": 1, "cards": 3},
        {"do": "set_tiles", "gone": True},
        "done",
    ]

    class EditingPlayer:
        def answer(self, question: Any) -> object:
            return edits.pop(0) if question.id == "tapestry-ask-turn" else question.default

    table = PolicyTable(Chance(derive_stream(1, "game")), EditingPlayer(), listening=True)
    GAME.play_turn(game, table)
    GAME.play_turn(game, table)
    ledger.read(table.steps)
    ledger.check(game)
    assert game.mat.vp == 17
    assert game.humans[0].era == 2
    assert game.mat.beside == [FACE_DOWN] * 3
    assert game.no_tiles


@pytest.mark.parametrize("players", ["solo", "two_humans"])
def test_face_down_cards_are_not_shown(players: str) -> None:
    session = Session(GAME, {"players": players, "decks": DEALT}, 3)
    human = TapestryHuman(3, patience=4)
    for _ in range(60):
        if session.question is None:
            break
        try:
            session.answer(human.answer(session.question))
        except Refused:
            continue
        game: Game = session.position
        hidden = set(game.mat.beside) - set(game.tapestry.discard) - {TRAP, FACE_DOWN}
        names = [TAPESTRY_CARDS[card].id for card in hidden]
        shown = json.dumps([game.facts(), GAME.view(game)])
        journal = json.dumps([step.to_json() for step in session.steps])
        yours = {human.tapestry for human in game.humans}
        for name in names:
            assert f'"{name}"' not in shown or name in yours
            assert f"tapestry_discard.{name}" not in journal or name in yours
        assert "on_mat" not in game.facts()


@pytest.mark.parametrize("seed", range(6))
def test_any_prefix_of_a_tape_replays_to_the_same_position(seed: int) -> None:
    options: dict[str, object] = {"difficulty": 1 + seed, "decks": DEALT if seed % 2 else {}}
    session = Session(GAME, options, seed)
    human = TapestryHuman(seed, patience=4)
    while session.question is not None and len(session.tape) < 80:
        try:
            session.answer(human.answer(session.question))
        except Refused:
            continue
    again = Session.replay(GAME, options, seed, session.tape)
    assert again.position.facts() == session.position.facts()
    assert [step.to_json() for step in again.steps] == [step.to_json() for step in session.steps]
    middle = len(session.tape) // 2
    session.undo(middle)
    replayed = Session.replay(GAME, options, seed, session.tape)
    assert replayed.position.facts() == session.position.facts()
    assert replayed.token == session.token


def test_the_view_is_json_at_every_turn() -> None:
    for players in ("solo", "two_humans"):
        session = start({"players": players, "decks": REAL | {"die": "dealt", "decision": "dealt"}})
        for _ in range(40):
            if session.question is None:
                break
            json.dumps(GAME.view(session.position))
            session.answer(default_answer(session))


def test_the_era_of_two_people_is_that_of_the_one_in_turn() -> None:
    session = Session(GAME, {"players": "two_humans", "first_player": "human"}, 1)
    player = Passive()
    eras = set()
    while session.question is not None:
        mover = next(
            human for human in session.position.humans if human.name == session.position.mover
        )
        assert GAME.view(session.position)["era"] == mover.era
        eras.add(mover.era)
        session.answer(player.answer(session.question))
    assert max(eras) == LAST_ERA
