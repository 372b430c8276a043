"""Forecasts: one at a time for a game, kept until the game moves on, ended when nobody waits."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.service.requests import KNOWN, ask, with_game
from understudy.service import Request, Service
from understudy.service.cache.forecast_cache import MAX_CACHED_FORECASTS, ForecastCache
from understudy.service.endpoints import forecast
from understudy.service.wire.errors import TooManyRequests
from understudy.sim.forecast import forecast_in_slices
from understudy.sim.time_slices import Slices, run_to_end
from understudy.store import KeyValueStore, MemoryTextStore

FORECAST = f"/games/{KNOWN}/forecast"
FEW = b'{"continuations": 2}'


@pytest.fixture
def desk() -> Service:
    return Service(with_game(KeyValueStore(MemoryTextStore())))


def test_it_is_made_once_for_a_revision(desk: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counted(*args: Any, **named: Any) -> Any:
        made.append(args)
        return forecast_in_slices(*args, **named)

    monkeypatch.setattr(forecast, "forecast_in_slices", counted)
    first = ask(desk, "POST", FORECAST, {"continuations": 2})
    assert ask(desk, "POST", FORECAST, {"continuations": 2}) == first
    assert len(made) == 1
    ask(desk, "POST", FORECAST, {"continuations": 3})
    assert len(made) == 2
    token = ask(desk, "GET", f"/games/{KNOWN}")["token"]
    ask(desk, "POST", f"/games/{KNOWN}/answers", {"token": token, "answer": "done"})
    assert ask(desk, "POST", FORECAST, {"continuations": 2})["revision"] == 1
    assert len(made) == 3


def test_it_ends_when_the_client_has_gone(desk: Service) -> None:
    reply = desk.answer("POST", FORECAST, Request(body=FEW, disconnected=lambda: True))
    assert reply.status == 409


def test_a_game_has_one_at_a_time() -> None:
    forecasts = ForecastCache(timeout=0)
    report: Any = object()
    inside, leave = threading.Event(), threading.Event()

    def wait() -> Slices[Any]:
        inside.set()
        leave.wait()
        yield
        return report

    def at_once() -> Slices[Any]:
        yield
        return report

    def once(id: str, about: object, make: Callable[[], Slices[Any]]) -> Any:
        return run_to_end(forecasts.get_or_compute(id, about, make))

    found: list[Any] = []
    first = threading.Thread(target=lambda: found.append(once("a", (1,), wait)))
    first.start()
    inside.wait()
    with pytest.raises(TooManyRequests):
        once("a", (2,), at_once)
    assert once("b", (1,), at_once) is report
    leave.set()
    first.join()
    assert found == [report]
    assert once("a", (2,), at_once) is report


def test_only_so_many_are_kept() -> None:
    forecasts = ForecastCache()
    calls: list[int] = []

    def make(n: int) -> Callable[[], Slices[Any]]:
        def made() -> Slices[Any]:
            yield
            calls.append(n)

        return made

    for n in range(MAX_CACHED_FORECASTS + 1):
        run_to_end(forecasts.get_or_compute(str(n), (0,), make(n)))
    calls.clear()
    run_to_end(forecasts.get_or_compute(str(MAX_CACHED_FORECASTS), (0,), make(1)))
    run_to_end(forecasts.get_or_compute("0", (0,), make(2)))
    assert calls == [2]
