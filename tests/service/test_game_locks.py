"""One at a time for each game, whoever waits and whatever happens meanwhile."""

import threading

import pytest

from understudy.service.cache.game_locks import GameLocks
from understudy.service.wire.errors import TooManyRequests


def hold(locks: GameLocks, id: str) -> tuple[threading.Thread, threading.Event]:
    """Somebody who has their turn until they are told to leave."""
    inside, leave = threading.Event(), threading.Event()

    def play() -> None:
        with locks.lock(id):
            inside.set()
            leave.wait()

    thread = threading.Thread(target=play)
    thread.start()
    inside.wait()
    return thread, leave


def test_one_waits_for_the_other_and_for_nobody_else() -> None:
    locks = GameLocks()
    first, leave = hold(locks, "a")
    with locks.lock("b"):
        assert len(locks) == 2
    order: list[str] = []

    def play() -> None:
        with locks.lock("a"):
            order.append("second")

    second = threading.Thread(target=play)
    second.start()
    order.append("first")
    leave.set()
    first.join()
    second.join()
    assert order == ["first", "second"]
    assert len(locks) == 0


def test_who_has_no_patience_is_refused_and_forgotten() -> None:
    locks = GameLocks(timeout=0)
    first, leave = hold(locks, "a")
    with pytest.raises(TooManyRequests), locks.lock("a"):
        raise AssertionError
    leave.set()
    first.join()
    assert len(locks) == 0
    with locks.lock("a"):
        assert len(locks) == 1


def test_a_failure_lets_the_next_one_in() -> None:
    locks = GameLocks(timeout=0)
    with pytest.raises(ZeroDivisionError), locks.lock("a"):
        raise ZeroDivisionError
    with locks.lock("a"):
        assert len(locks) == 1
    assert len(locks) == 0
