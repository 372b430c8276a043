"""Two processes with one store: after a concurrent change the request is tried again."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Barrier
from typing import Any

import pytest

from tests.service.requests import KNOWN, with_game
from tests.store.stores import STORES
from understudy.core import Session, find_system, save
from understudy.service import Request, Service
from understudy.service.wire.responses import to_json
from understudy.store import KeyValueStore, MemoryTextStore

ANSWER = {"do": "tr", "change": 1}
PATH = f"/games/{KNOWN}/answers"


class SlowStore(KeyValueStore):
    """A store that calls `before_commit` once, to let another process commit first."""

    before_commit: Callable[[], None] | None = None

    def commit(self, *args: Any, **named: Any) -> int:
        before_commit, self.before_commit = self.before_commit, None
        if before_commit is not None:
            before_commit()
        return super().commit(*args, **named)


@pytest.fixture
def store() -> SlowStore:
    store = SlowStore(MemoryTextStore())
    with_game(store)
    return store


def answer(service: Service, **more: object) -> tuple[int, Any]:
    game: Any = service.answer("GET", f"/games/{KNOWN}").content
    body = {"token": game.token, "answer": ANSWER, **more}
    reply = service.answer("POST", PATH, Request(body=to_json(body).encode()))
    return reply.status, reply.to_text()


def test_the_same_answer_sent_to_both_is_stored_once(store: SlowStore) -> None:
    slow, quick = Service(store), Service(store)
    replies: list[tuple[int, Any]] = []
    store.before_commit = lambda: replies.append(answer(quick, key="once"))
    assert answer(slow, key="once") == replies[0]
    assert replies[0][0] == 200
    assert store.revision(KNOWN) == 1


def test_another_answer_is_stale(store: SlowStore) -> None:
    slow, quick = Service(store), Service(store)
    replies: list[tuple[int, Any]] = []
    store.before_commit = lambda: replies.append(answer(quick, key="theirs"))
    status, text = answer(slow, key="ours")
    assert (status, replies[0][0]) == (409, 200)
    assert "table-stale-answer" in text
    assert store.revision(KNOWN) == 1


def test_a_file_imported_by_two_processes_at_once_is_one_game() -> None:
    """Several files, so that each process is first at times."""
    files = [save(Session(find_system("mars"), {}, seed)) for seed in range(8)]
    with STORES["postgresql"]() as reopen, closing(reopen()) as one, closing(reopen()) as other:
        services = [Service(one), Service(other)]
        together = Barrier(len(services))

        def import_all(service: Service) -> list[int]:
            statuses = []
            for file in files:
                together.wait(60)
                body = to_json({"save": file}).encode()
                statuses.append(service.answer("POST", "/saves/packed", Request(body=body)).status)
            return statuses

        with ThreadPoolExecutor(len(services)) as pool:
            assert list(pool.map(import_all, services)) == [[200] * len(files)] * 2
        assert len(one.list_games()) == len(files)
