"""A third game fits: the toy keeps the protocol, speaks three languages, plays in the terminal."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tests.third_game.site.toy_game import GAME
from understudy.locales import LANGUAGES
from understudy.table import Session, System, load, save

SITE = Path(__file__).parent / "site"
LONGEST = 200
PLACES = os.pathsep.join(filter(None, (str(SITE), os.environ.get("PYTHONPATH"))))
ENVIRONMENT = {**os.environ, "PYTHONPATH": PLACES, "PYTHONUTF8": "1"}


def understudy(*arguments: str, typed: str = "") -> str:
    """What a command prints where the toy is installed."""
    command = [sys.executable, "-m", "understudy", *arguments]
    done = subprocess.run(
        command, input=typed, env=ENVIRONMENT, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def play(session: Session) -> Iterator[Session]:
    """Three spaces a turn, to the end."""
    while session.question is not None:
        session.answer({"do": "move", "distance": 3}, session.token)
        session.answer({"do": "done"}, session.token)
        yield session


def test_it_is_small() -> None:
    source = (SITE / "toy_game" / "__init__.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < LONGEST


def test_it_is_a_system() -> None:
    system: System = GAME
    assert system.settle({}) == {"length": 10}


def test_the_journal_is_a_ledger() -> None:
    session = Session(GAME, {}, 7)
    for _ in play(session):
        pass
    facts = {change.what: change.after for step in session.steps for change in step.changes}
    assert facts == session.position.facts()
    assert session.over
    assert session.position.winner in ("human", "bot")


def test_a_scenario_runs() -> None:
    scenario = {"given": {"bot": 3, "human": 10}, "then": {"bot": {"space": 9}, "winner": "human"}}
    assert GAME.check_scenario(scenario) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    def said(code: str) -> set[str]:
        text = (SITE / "toy_game" / "locales" / f"{code}.ftl").read_text(encoding="utf-8")
        body = parse(text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return {entry.id.name for entry in body if isinstance(entry, ast.Message)}

    assert said(language) == said("en")


def test_it_plays_in_the_terminal() -> None:
    typed = "move\n6\n\nmove\n6\n\n\n"
    shown = understudy("play", "toy", "--seed", "3", "--language", "en", typed=typed)
    assert "The bot’s space" in shown
    assert "Winner: You" in shown
    assert "toy-" not in shown


def test_it_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SITE))
    from understudy.table import find_system

    session = Session(find_system("toy"), {"length": 20}, 1)
    next(play(session))
    again = load(save(session))
    assert again.position.facts() == session.position.facts()
