"""Locks per game: exclusive, independent of each other, and released after errors."""

import threading

import pytest

from understudy.service.cache.game_locks import GameLocks
from understudy.service.wire.errors import TooManyRequests


def hold(locks: GameLocks, id: str) -> tuple[threading.Thread, threading.Event]:
    """Hold the lock in a thread until the returned event is set."""
    locked, release = threading.Event(), threading.Event()

    def hold_lock() -> None:
        with locks.lock(id):
            locked.set()
            release.wait()

    thread = threading.Thread(target=hold_lock)
    thread.start()
    locked.wait()
    return thread, release


def test_a_request_waits_only_for_the_same_game() -> None:
    locks = GameLocks()
    first, release = hold(locks, "a")
    with locks.lock("b"):
        assert len(locks) == 2
    order: list[str] = []

    def wait_for_lock() -> None:
        with locks.lock("a"):
            order.append("second")

    second = threading.Thread(target=wait_for_lock)
    second.start()
    order.append("first")
    release.set()
    first.join()
    second.join()
    assert order == ["first", "second"]
    assert len(locks) == 0


def test_a_request_is_refused_after_the_timeout() -> None:
    locks = GameLocks(timeout=0)
    first, release = hold(locks, "a")
    with pytest.raises(TooManyRequests), locks.lock("a"):
        raise AssertionError
    release.set()
    first.join()
    assert len(locks) == 0
    with locks.lock("a"):
        assert len(locks) == 1


def test_an_error_releases_the_lock() -> None:
    locks = GameLocks(timeout=0)
    with pytest.raises(ZeroDivisionError), locks.lock("a"):
        raise ZeroDivisionError
    with locks.lock("a"):
        assert len(locks) == 1
    assert len(locks) == 0
