"""An evening of Tapestry in the terminal: where one game differs from the other."""

from typing import Any

from tests.cli.test_play import Typist
from understudy.cli.play.game_loop import Play
from understudy.cli.play.terminal_game import play_unsaved
from understudy.cli.screens.screen import find_screen
from understudy.cli.terminal import Terminal
from understudy.cli.translations import translations_for
from understudy.core import Pass, Session
from understudy.tapestry.system import GAME

TWO: dict[str, object] = {"players": "two_humans"}
NARROW = 60


def sit_down(typist: Typist, session: Session, *, language: str = "en") -> Play:
    terminal = Terminal(typist.read, typist.write, width=NARROW)
    return Play(play_unsaved(session), terminal, translations_for(GAME, language))


def test_two_people_are_called_the_same_everywhere() -> None:
    """Also in what a question says about itself."""
    session = Session(GAME, TWO, 4)
    while session.question is not None and session.question.id != "tapestry-ask-score":
        session.answer(Pass().answer(session.question))
    typist = Typist("20", "3", "17", "0")
    sit_down(typist, session).run()
    assert "The app does not know the points of Player 1." in typist.shown
    assert "The app does not know the points of Player 2." in typist.shown
    assert ", bots 0" not in typist.shown
    winner = typist.shown.rindex("Winner: Player 1\n")
    assert winner < typist.shown.index("Points of players are totals")


def test_the_table_fits_a_narrow_terminal() -> None:
    session = Session(GAME, {"difficulty": 6}, 4)
    for _ in range(5):
        assert session.question is not None
        session.answer(Pass().answer(session.question))
    typist = Typist()
    sit_down(typist, session).run()
    assert "…" not in typist.shown
    assert all(len(line) <= NARROW for line in typist.shown.splitlines())


def test_a_crowded_hex_stays_in_its_place_on_the_map() -> None:
    session = Session(GAME, {"difficulty": 6}, 4)
    view: dict[str, Any] = GAME.view(session.position)
    words, screen = translations_for(GAME, "en"), find_screen(GAME)
    before = [str(line) for line in screen.board(view, words)]
    crowded = next(hex for hex in view["map"]["hexes"] if hex["name"] == "D4")
    crowded["kind"], crowded["tile"] = "tile", 48
    token = {"owner": "automa", "kind": "outpost", "toppled": False}
    crowded["tokens"] = [{**token, "toppled": True}, {**token, "kind": "building"}]
    after = [str(line) for line in screen.board(view, words)]
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    ((old, new),) = changed
    assert len(old) == len(new)
    assert "(A)" in new
    assert "[Ab]" in new


def test_possible_hexes_are_listed_for_one_that_is_not() -> None:
    session = Session(GAME, {"difficulty": 3}, 4)
    typist = Typist("explore", "Z9")
    sit_down(typist, session).run()
    assert "“Z9” is not possible here." in typist.shown
    assert "Allowed: A4, A5, " in typist.shown


def test_a_track_by_its_name_is_an_advance_and_nothing_typed_is_no_answer() -> None:
    session = Session(GAME, {"first_player": "human"}, 4)
    typist = Typist("science", "done", "", "military")
    sit_down(typist, session).run()
    advances = [entry.answer for entry in session.tape if entry.answer != {"do": "done"}]
    assert advances == [
        {"do": "advance", "track": "science"}, {"do": "advance", "track": "military"},
    ]  # fmt: skip
    assert "Type a number from the list, or a name." in typist.shown


def test_a_number_that_is_not_on_the_list_is_no_card_of_that_number() -> None:
    session = Session(GAME, {"first_player": "human"}, 4)
    typist = Typist("2", "25", "ammonia", "done")
    sit_down(typist, session).run()
    assert "“2” is not one of the choices." in typist.shown
    assert "“25” is not one of the choices." in typist.shown
    assert [entry.answer for entry in session.tape] == [
        {"do": "upgrade", "card": "2"}, {"do": "done"},
    ]  # fmt: skip


def test_open_tech_cards_are_shown_with_the_bot() -> None:
    session = Session(GAME, {"first_player": "human", "decks": {"tech": "dealt"}}, 7)
    typist = Typist("bot")
    sit_down(typist, session).run()
    assert "Face-up tech cards: " in typist.shown


def test_why_says_in_words_what_was_counted() -> None:
    session = Session(GAME, {"difficulty": 5, "first_player": "bots"}, 4)
    while session.question is not None and len(session.steps) < 160:
        session.answer(Pass().answer(session.question))
    numbers = [step.number for step in session.steps if step.changes]
    typist = Typist(*(f"why {number}" for number in numbers))
    sit_down(typist, session).run()
    for line in ("(Automa): 0 → 1", "The Automa’s VP: 0 → ", "Income turns of the bots: 0 → 1"):
        assert line in typist.shown
    assert "automa." not in typist.shown
