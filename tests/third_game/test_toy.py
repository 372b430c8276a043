"""A third game works: the toy implements the protocol, has translations, plays in the terminal."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tests.third_game.site.toy_game import GAME
from understudy.core import (
    Illegal,
    Question,
    Seat,
    Session,
    System,
    find_system,
    load,
    save,
)
from understudy.core.agents.legal_answers import legal_answers
from understudy.core.questions.turn_menu import TurnMenu
from understudy.sim.forecast import forecast
from understudy.sim.single_game import play_with_progress

SITE = Path(__file__).parent / "site"
LOCALES = SITE / "toy_game" / "locales"
MAX_LINES = 200
PYTHONPATH = os.pathsep.join(filter(None, (str(SITE), os.environ.get("PYTHONPATH"))))
ENVIRONMENT = {**os.environ, "PYTHONPATH": PYTHONPATH, "PYTHONUTF8": "1"}


def understudy(*arguments: str, typed: str = "", data: Path = SITE) -> str:
    """Run a command with the toy installed and return its output."""
    command = [sys.executable, "-m", "understudy", *arguments]
    done = subprocess.run(
        command,
        input=typed,
        env={**ENVIRONMENT, "UNDERSTUDY_DATA": str(data)},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def play(session: Session) -> Iterator[Session]:
    """Move three spaces per turn, to the end; yield the session after each turn."""
    while session.question is not None:
        session.answer({"do": "move", "distance": 3}, session.token)
        session.answer({"do": "done"}, session.token)
        yield session


def test_it_is_small() -> None:
    source = (SITE / "toy_game" / "__init__.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < MAX_LINES


def test_it_is_a_system() -> None:
    system: System = GAME
    assert system.complete_options({}) == {"length": 10, "you": "reported"}


def test_the_journal_is_a_ledger() -> None:
    session = Session(GAME, {}, 7)
    for _ in play(session):
        pass
    facts = {change.what: change.after for step in session.steps for change in step.changes}
    assert facts == session.position.facts()
    assert session.over
    assert session.position.winner in ("human", "bot")


def test_its_human_side_is_played_on_the_shared_base() -> None:
    session = Session(GAME, {"you": "played"}, 7)
    menu = session.question
    assert isinstance(menu, TurnMenu)
    assert menu.moves()[-1] == {"do": "rest"}
    session.answer({"do": "walk", "distance": "3"}, session.token)
    with pytest.raises(Illegal, match="toy-lack-breath"):
        session.answer({"do": "walk", "distance": "2"}, session.token)
    while session.question is not None:
        session.answer(legal_answers(session.question)[0], session.token)
    facts = {change.what: change.after for step in session.steps for change in step.changes}
    assert {name: fact for name, fact in facts.items() if fact} == session.position.facts()


def test_a_scenario_runs() -> None:
    scenario = {"given": {"bot": 3, "human": 10}, "then": {"bot": {"space": 9}, "winner": "human"}}
    assert GAME.check_scenario(scenario) == []


@pytest.mark.parametrize("language", sorted(path.stem for path in LOCALES.glob("*.ftl")))
def test_every_language_has_the_same_messages(language: str) -> None:
    def messages(code: str) -> set[str]:
        text = (LOCALES / f"{code}.ftl").read_text(encoding="utf-8")
        body = parse(text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return {entry.id.name for entry in body if isinstance(entry, ast.Message)}

    assert messages(language) == messages("en")


def test_it_plays_in_the_terminal_and_is_saved(tmp_path: Path) -> None:
    typed = "move\n6\n\nmove\n6\n\n\n"
    options = ("toy", "--seed", "3", "--language", "en")
    shown = understudy("play", *options, typed=typed, data=tmp_path)
    assert "The bot’s space" in shown
    assert "Winner: You" in shown
    assert "toy-" not in shown
    listed = understudy("games", "--language", "en", data=tmp_path)
    assert "Finished:" in listed
    assert "toy-" not in listed


def test_it_can_be_simulated() -> None:
    options = "--games 4 --workers 1 --language en --vary length=10,20".split()
    shown = understudy("simulate", "toy", *options)
    assert "bot_space" in shown
    assert "length=20" in shown


def test_missing_agents_and_forecasts_are_refused() -> None:
    command = [sys.executable, "-m", "understudy", "simulate", "toy", "--agent", "pace"]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True)
    assert done.returncode == 2
    assert "pass" in done.stderr
    with pytest.raises(Illegal, match="terminal-no-forecast"):
        forecast(Session(GAME, {}, 1))


def test_without_a_clock_the_progress_is_the_end() -> None:
    outcomes, progress = play_with_progress(GAME, {"length": 10}, 1, Careful)
    assert progress == [outcomes]


class Careful:
    """An agent for the toy: it moves, then it is done."""

    def __init__(self, seat: Seat) -> None:
        self.moves = 0

    def answer(self, question: Question[object]) -> object:
        self.moves += 1
        return {"do": "move", "distance": 3} if self.moves % 2 else {"do": "done"}


def test_it_is_found_once_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    find_system.cache_clear()
    with pytest.raises(Illegal, match="table-unknown-game"):
        find_system("toy")
    monkeypatch.syspath_prepend(str(SITE))
    found = find_system("toy")
    assert (found.name, find_system("toy")) == ("toy", found)


def test_found_systems_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    found = find_system("mars")
    monkeypatch.setattr("understudy.core.system.entry_points", None)
    assert find_system("mars") is found


def test_it_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SITE))
    session = Session(find_system("toy"), {"length": 20}, 1)
    next(play(session))
    again = load(save(session))
    assert again.position.facts() == session.position.facts()
