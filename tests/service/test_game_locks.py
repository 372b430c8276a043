"""One at a time for each game, whoever waits and whatever happens meanwhile."""

import threading

import pytest

from understudy.service.cache.game_locks import GameLocks
from understudy.service.wire.errors import TooManyRequests


def hold(queues: GameLocks, id: str) -> tuple[threading.Thread, threading.Event]:
    """Somebody who has their turn until they are told to leave."""
    inside, leave = threading.Event(), threading.Event()

    def play() -> None:
        with queues.turn(id):
            inside.set()
            leave.wait()

    thread = threading.Thread(target=play)
    thread.start()
    inside.wait()
    return thread, leave


def test_one_waits_for_the_other_and_for_nobody_else() -> None:
    queues = GameLocks()
    first, leave = hold(queues, "a")
    with queues.turn("b"):
        assert len(queues) == 2
    order: list[str] = []

    def play() -> None:
        with queues.turn("a"):
            order.append("second")

    second = threading.Thread(target=play)
    second.start()
    order.append("first")
    leave.set()
    first.join()
    second.join()
    assert order == ["first", "second"]
    assert len(queues) == 0


def test_who_has_no_patience_is_refused_and_forgotten() -> None:
    queues = GameLocks(patience=0)
    first, leave = hold(queues, "a")
    with pytest.raises(TooManyRequests), queues.turn("a"):
        raise AssertionError
    leave.set()
    first.join()
    assert len(queues) == 0
    with queues.turn("a"):
        assert len(queues) == 1


def test_a_failure_lets_the_next_one_in() -> None:
    queues = GameLocks(patience=0)
    with pytest.raises(ZeroDivisionError), queues.turn("a"):
        raise ZeroDivisionError
    with queues.turn("a"):
        assert len(queues) == 1
    assert len(queues) == 0
