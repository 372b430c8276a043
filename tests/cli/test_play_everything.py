"""A screen game with all expansions in the terminal, and its save file in the service."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_play import Typist, make_play
from tests.service.requests import send
from tests.soak.test_played import AnySide
from understudy.cli.files import read_game
from understudy.cli.translations import translations_for
from understudy.core import Menu, Session, Unreadable, save
from understudy.mars import GAME
from understudy.mars.options import EXPANSIONS
from understudy.service import Service
from understudy.store import KeyValueStore, MemoryTextStore

EVERYTHING: dict[str, object] = {"you": "played", "expansions": list(EXPANSIONS)}


def trade_and_delegate(session: Session, generations: int) -> Callable[[], str]:
    """Return a function that trades and sends delegates, and takes the first option otherwise."""
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


def test_the_dealt_cards_are_shown_before_the_corporation_is_chosen() -> None:
    session = Session(GAME, EVERYTHING, 11)
    view: Any = GAME.view(session.position)
    offered = view["you"]["offered"]
    typist = Typist("hand", "1")
    make_play(typist, session).run()
    before, _, after = typist.shown.partition("Which corporation do you play?")
    assert len(offered) == 14
    for number in offered:
        assert f"{number}  {GAME.names()['mars-your-card'][number]['en']}" in before
    assert after.count("Dealt to you, 14 cards:") == 1


def test_a_save_file_with_a_wrong_answer_to_an_offer_is_refused_in_words(tmp_path: Path) -> None:
    session, side = Session(GAME, EVERYTHING, 35), AnySide(35)
    while session.question is not None and session.question.id != "mars-you-choose-whether":
        session.answer(side.answer(session.question))
    session.answer("no")
    saved = json.loads(save(session))
    saved["answers"][-1][1] = "perhaps"
    file = tmp_path / "game"
    file.write_text(json.dumps(saved), "utf-8")
    with pytest.raises(Unreadable) as refused:
        read_game(file)
    assert "Do you want this" in translations_for(GAME, "en").say(refused.value.message)


def test_two_generations_with_all_expansions_and_the_save_file(tmp_path: Path) -> None:
    session = Session(GAME, EVERYTHING, 11)
    typist = Typist(then=trade_and_delegate(session, 2))
    file = tmp_path / "game"
    make_play(typist, session, language="cs", save_to=file).run()
    assert session.position.generation == 3
    for prefix in ("mars-", "terminal-", "table-"):
        assert prefix not in typist.shown
    kinds = {step.kind for step in session.steps}
    assert {"mars-you-play-prelude", "mars-you-send-delegate", "mars-you-meet-event"} <= kinds
    again = read_game(file)
    assert again.position.facts() == session.position.facts()
    service = Service(KeyValueStore(MemoryTextStore()))
    id = send(service, "POST", "/saves/packed", {"save": file.read_text("utf-8")})["id"]
    game = send(service, "GET", f"/games/{id}")
    assert game["view"] == json.loads(json.dumps(GAME.view(again.position)))
    assert game["question"]["id"] == "mars-you-buy"
