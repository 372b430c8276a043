"""Playing Tapestry in the terminal, where it differs from Terraforming Mars."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import run
from tests.cli.test_play import Typist
from understudy.cli.play.game_loop import Play
from understudy.cli.play.terminal_game import play_unsaved
from understudy.cli.screens.screen import find_screen
from understudy.cli.terminal import Terminal
from understudy.cli.translations import translations_for
from understudy.core import Pass, Session, load, save
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game
from understudy.tapestry.system import GAME

TWO: dict[str, object] = {"players": "two_humans"}
NARROW = 60


def make_play(typist: Typist, session: Session, *, language: str = "en") -> Play:
    terminal = Terminal(typist.read, typist.write, width=NARROW)
    return Play(play_unsaved(session), terminal, translations_for(GAME, language))


def test_two_players_have_the_same_names_everywhere() -> None:
    """Also in the explanations of questions."""
    session = Session(GAME, TWO, 4)
    while session.question is not None and session.question.id != "tapestry-ask-score":
        session.answer(Pass().answer(session.question))
    typist = Typist("20", "3", "17", "0")
    make_play(typist, session).run()
    assert "The app does not know the points of Player 1." in typist.shown
    assert "The app does not know the points of Player 2." in typist.shown
    assert ", bots 0" not in typist.shown
    winner = typist.shown.rindex("Winner: Player 1\n")
    assert winner < typist.shown.index("Points of players are totals")


def test_the_screen_fits_a_narrow_terminal() -> None:
    session = Session(GAME, {"difficulty": 6}, 4)
    for _ in range(5):
        assert session.question is not None
        session.answer(Pass().answer(session.question))
    typist = Typist()
    make_play(typist, session).run()
    assert "…" not in typist.shown
    assert all(len(line) <= NARROW for line in typist.shown.splitlines())


def test_a_crowded_hex_does_not_shift_the_map() -> None:
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


def test_an_impossible_hex_is_answered_with_the_possible_ones() -> None:
    session = Session(GAME, {"difficulty": 3}, 4)
    typist = Typist("explore", "Z9")
    make_play(typist, session).run()
    assert "“Z9” is not possible here." in typist.shown
    assert "Allowed: A4, A5, " in typist.shown


def test_the_name_of_a_track_means_an_advance_and_an_empty_line_nothing() -> None:
    session = Session(GAME, {"first_player": "human"}, 4)
    typist = Typist("science", "done", "", "military")
    make_play(typist, session).run()
    advances = [entry.answer for entry in session.tape if entry.answer != {"do": "done"}]
    assert advances == [
        {"do": "advance", "track": "science"}, {"do": "advance", "track": "military"},
    ]  # fmt: skip
    assert "Type a number from the list, or a name." in typist.shown


def test_a_number_missing_from_the_list_is_not_a_card_number() -> None:
    session = Session(GAME, {"first_player": "human"}, 4)
    typist = Typist("2", "25", "ammonia", "done")
    make_play(typist, session).run()
    assert "“2” is not one of the choices." in typist.shown
    assert "“25” is not one of the choices." in typist.shown
    assert [entry.answer for entry in session.tape] == [
        {"do": "upgrade", "card": "2"}, {"do": "done"},
    ]  # fmt: skip


def test_open_tech_cards_are_shown_with_the_bot() -> None:
    session = Session(GAME, {"first_player": "human", "decks": {"tech": "dealt"}}, 7)
    typist = Typist("bot")
    make_play(typist, session).run()
    assert "Face-up tech cards: " in typist.shown


def test_why_names_the_changed_numbers() -> None:
    session = Session(GAME, {"difficulty": 5, "first_player": "bots"}, 4)
    while session.question is not None and len(session.steps) < 160:
        session.answer(Pass().answer(session.question))
    numbers = [step.number for step in session.steps if step.changes]
    typist = Typist(*(f"why {number}" for number in numbers))
    make_play(typist, session).run()
    for line in ("(Automa): 0 → 1", "The Automa’s VP: 0 → ", "Income turns of the bots: 0 → 1"):
        assert line in typist.shown
    assert "automa." not in typist.shown


def test_a_save_of_the_screen_game_opens_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options: dict[str, object] = {"you": "played"}
    whole = record_game(GAME, options, 5, find_agent(GAME, "greedy"))
    session = Session.replay(GAME, options, 5, whole.tape[: len(whole.tape) // 2])
    assert session.question is not None
    file, copy = tmp_path / "half.json", tmp_path / "copy.json"
    file.write_text(save(session), "utf-8")
    monkeypatch.setattr("sys.stdin", StringIO("\n"))
    status, out, error = run(
        capsys, "play", "--load", str(file), "--save", str(copy), "--data", str(tmp_path)
    )
    assert (status, error) == (0, "")
    vp = session.position.humans[0].vp
    assert f"VP: You {vp}" in " ".join(out.split())
    answered = load(copy.read_text("utf-8"))
    assert answered.tape[:-1] == session.tape


def test_the_city_is_shown_above_the_question_where_something_goes() -> None:
    session = Session(GAME, {"you": "played"}, 5)
    for answer in record_game(GAME, {"you": "played"}, 5, find_agent(GAME, "greedy")).tape:
        assert session.question is not None
        if session.question.id == "tapestry-you-place" and session.question.args["landmark"]:
            break
        session.answer(answer.answer)
    typist = Typist()
    make_play(typist, session).run()
    above, asked, _ = typist.shown.rpartition("Where does it go?")
    assert asked
    city, shape = above.rindex("  1 2 3 4 5 6 7 8 9\n1 "), above.rindex("\n  # ")
    assert city < shape
