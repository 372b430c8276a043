"""Two processes over one store: whoever was overtaken looks again before anything is refused."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Barrier
from typing import Any

import pytest

from tests.service.requests import KNOWN, with_game
from tests.store.places import PLACES
from understudy.core import Session, find_system, save
from understudy.service import Request, Service
from understudy.service.wire.responses import to_json
from understudy.store import KeyValueStore, MemoryTextStore

ANSWER = {"do": "tr", "change": 1}
PATH = f"/games/{KNOWN}/answers"


class SlowStore(KeyValueStore):
    """A store of whose two users the second is always quicker, once."""

    meanwhile: Callable[[], None] | None = None

    def commit(self, *args: Any, **named: Any) -> int:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            meanwhile()
        return super().commit(*args, **named)


@pytest.fixture
def store() -> SlowStore:
    store = SlowStore(MemoryTextStore())
    with_game(store)
    return store


def answer(desk: Service, **more: object) -> tuple[int, Any]:
    game: Any = desk.answer("GET", f"/games/{KNOWN}").content
    body = {"token": game.token, "answer": ANSWER, **more}
    reply = desk.answer("POST", PATH, Request(body=to_json(body).encode()))
    return reply.status, reply.to_text()


def test_the_same_answer_sent_to_both_counts_once(store: SlowStore) -> None:
    slow, quick = Service(store), Service(store)
    said: list[tuple[int, Any]] = []
    store.meanwhile = lambda: said.append(answer(quick, key="once"))
    assert answer(slow, key="once") == said[0]
    assert said[0][0] == 200
    assert store.revision(KNOWN) == 1


def test_another_answer_is_stale(store: SlowStore) -> None:
    slow, quick = Service(store), Service(store)
    said: list[tuple[int, Any]] = []
    store.meanwhile = lambda: said.append(answer(quick, key="theirs"))
    status, words = answer(slow, key="ours")
    assert (status, said[0][0]) == (409, 200)
    assert "table-stale-answer" in words
    assert store.revision(KNOWN) == 1


def test_a_file_that_two_processes_are_brought_at_once_is_one_game() -> None:
    """Of several files: each time one of the processes is first."""
    files = [save(Session(find_system("mars"), {}, seed)) for seed in range(8)]
    with PLACES["postgresql"]() as reopen, closing(reopen()) as one, closing(reopen()) as other:
        desks = [Service(one), Service(other)]
        together = Barrier(len(desks))

        def bring(desk: Service) -> list[int]:
            statuses = []
            for file in files:
                together.wait(60)
                body = to_json({"save": file}).encode()
                statuses.append(desk.answer("POST", "/saves/packed", Request(body=body)).status)
            return statuses

        with ThreadPoolExecutor(len(desks)) as pool:
            assert list(pool.map(bring, desks)) == [[200] * len(files)] * 2
        assert len(one.list_games()) == len(files)
