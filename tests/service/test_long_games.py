"""The work for a long game, counted in function calls: at most linear in its answers."""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.service.requests import send
from understudy.core import Menu, Pass, Session, find_system
from understudy.service import Reply, Request, Service
from understudy.service.requester import SHARED_LIST
from understudy.store.sql import open_folder

SHORT, LONG = 60, 240
TOLERANCE = 1.25
"""Turns differ in length, because a generation begins or a card has more steps."""

REPORT = {"do": "tr", "change": 1}
REPORTS_PER_TURN = 14


def calls(work: Callable[[], Reply]) -> int:
    """Return how many functions a good reply takes, including those written in C."""
    count = 0

    def on_event(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(on_event)
    try:
        reply = work()
    finally:
        sys.setprofile(None)
    assert reply.status == 200, reply
    return count


def long_session() -> Session:
    """Return a companion game of many reported turns."""
    session = Session(find_system("mars"), {}, 5)
    while len(session.tape) < LONG and session.question is not None:
        reports = isinstance(session.question, Menu) and len(session.tape) % (REPORTS_PER_TURN + 1)
        session.answer(REPORT if reports else Pass().answer(session.question))
    assert len(session.tape) == LONG
    return session


@pytest.fixture(scope="module")
def tape() -> list[Any]:
    return long_session().tape


class Stored:
    """A stored game with the first answers of the long one, opened by its own service."""

    def __init__(self, folder: Path, tape: list[Any], answers: int) -> None:
        system = find_system("mars")
        session = Session.replay(system, {}, 5, tape[:answers])
        self.store = open_folder(folder)
        self.answers = answers
        id: str = self.new_service().games.add(session, SHARED_LIST, lambda game: game.id)
        self.path = f"/games/{id}"

    def new_service(self) -> Service:
        """Return a service with nothing in memory."""
        return Service(self.store)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory, tape: list[Any]) -> Iterator[list[Stored]]:
    """Yield the beginning of a game, and the same game four times as long."""
    folder = tmp_path_factory.mktemp("games")
    found = [Stored(folder / str(answers), tape, answers) for answers in (SHORT, LONG)]
    yield found
    for game in found:
        game.store.close()


def get(service: Service, path: str) -> Reply:
    return service.answer("GET", path, Request(query="since=1000000"))


@pytest.mark.parametrize("part", ["", "/answers", "/course", "/save"])
def test_opening_and_replaying_is_linear(games: list[Stored], part: str) -> None:
    short, long = (calls(partial(get, game.new_service(), game.path + part)) for game in games)
    assert long <= TOLERANCE * short * LONG / SHORT


def test_importing_is_linear(games: list[Stored]) -> None:
    work = []
    for game in games:
        service = game.new_service()
        saved = service.answer("GET", f"{game.path}/save").to_text().encode()
        work.append(calls(partial(service.answer, "POST", "/saves/look", Request(body=saved))))
    assert work[1] <= TOLERANCE * work[0] * LONG / SHORT


@pytest.mark.parametrize("action", ["answers", "undo", "outlooks"])
def test_one_answer_does_not_get_slower(games: list[Stored], action: str) -> None:
    work = []
    for game in games:
        service = game.new_service()
        token = send(service, "GET", game.path)["token"]
        body: dict[str, Any] = {"token": token}
        if action == "answers":
            body["answer"] = REPORT
        elif action == "outlooks":
            body["answers"] = [[REPORT]]
        request = Request(query="since=1000000", body=json.dumps(body).encode())
        work.append(calls(partial(service.answer, "POST", f"{game.path}/{action}", request)))
    assert work[1] <= TOLERANCE * work[0]
