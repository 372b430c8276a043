"""Your side played in the terminal with every expansion, and its save where games are kept."""

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.test_play import Typist, sit_down
from tests.service.requests import send
from understudy.cli.play.game_loop import read_game
from understudy.core import Menu, Session
from understudy.mars import GAME
from understudy.mars.options import EXPANSIONS
from understudy.service import Service
from understudy.store import KeyValueStore, MemoryTextStore

EVERYTHING: dict[str, object] = {"you": "played", "expansions": list(EXPANSIONS)}


def busy(session: Session, generations: int) -> Callable[[], str]:
    """Sends a delegate and trades in each turn if that is open, takes the first of all else."""
    entry = ""

    def line() -> str:
        nonlocal entry
        question = session.question
        if session.position.generation > generations:
            raise EOFError
        if not isinstance(question, Menu):
            entry = ""
            return "" if getattr(question, "default", None) is not None else "1"
        if entry:
            entry = ""
            return "1"
        names = [name for name, _ in question.entries()]
        entry = next((name for name in ("trade", "delegate") if name in names), "")
        return entry or question.plain[-1]

    return line


def test_two_generations_with_everything_and_its_save(tmp_path: Path) -> None:
    session = Session(GAME, EVERYTHING, 11)
    typist = Typist(then=busy(session, 2))
    file = tmp_path / "game"
    sit_down(typist, session, language="cs", save_to=file).run()
    assert session.position.generation == 3
    for unsaid in ("mars-", "terminal-", "table-"):
        assert unsaid not in typist.shown
    kinds = {step.kind for step in session.steps}
    assert {"mars-you-play-prelude", "mars-you-send-delegate", "mars-you-meet-event"} <= kinds
    again = read_game(file)
    assert again.position.facts() == session.position.facts()
    desk = Service(KeyValueStore(MemoryTextStore()))
    id = send(desk, "POST", "/saves/packed", {"save": file.read_text("utf-8")})["id"]
    game = send(desk, "GET", f"/games/{id}")
    assert game["view"] == json.loads(json.dumps(GAME.view(again.position)))
    assert game["question"]["id"] == "mars-you-buy"
