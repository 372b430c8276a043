"""Forecasts: one at a time per game, cached by revision, canceled when the client is gone."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.service.requests import KNOWN, send, with_game
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
def service() -> Service:
    return Service(with_game(KeyValueStore(MemoryTextStore())))


def test_a_forecast_is_computed_once_per_revision(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed = []

    def counted(*args: Any, **named: Any) -> Any:
        computed.append(args)
        return forecast_in_slices(*args, **named)

    monkeypatch.setattr(forecast, "forecast_in_slices", counted)
    first = send(service, "POST", FORECAST, {"continuations": 2})
    assert send(service, "POST", FORECAST, {"continuations": 2}) == first
    assert len(computed) == 1
    send(service, "POST", FORECAST, {"continuations": 3})
    assert len(computed) == 2
    token = send(service, "GET", f"/games/{KNOWN}")["token"]
    send(service, "POST", f"/games/{KNOWN}/answers", {"token": token, "answer": "done"})
    assert send(service, "POST", FORECAST, {"continuations": 2})["revision"] == 1
    assert len(computed) == 3


def test_forecasts_of_several_agents_are_kept() -> None:
    forecasts = ForecastCache()
    earlier: list[object] = []

    def compute(known: object) -> Slices[str]:
        yield
        earlier.append(known)
        return "found"

    for agent in ("planner", "expert", "planner"):
        run_to_end(forecasts.continue_from("a", (1, agent), compute))
    assert earlier == [None, None, "found"]


def test_a_forecast_is_canceled_when_the_client_disconnects(service: Service) -> None:
    reply = service.answer("POST", FORECAST, Request(body=FEW, disconnected=lambda: True))
    assert reply.status == 409


def test_one_forecast_per_game_at_a_time() -> None:
    forecasts = ForecastCache(timeout=0)
    report: Any = object()
    started, finish = threading.Event(), threading.Event()

    def blocking(_: object) -> Slices[Any]:
        started.set()
        finish.wait()
        yield
        return report

    def immediate(_: object) -> Slices[Any]:
        yield
        return report

    def get(id: str, cache_key: object, compute: Callable[[object], Slices[Any]]) -> Any:
        return run_to_end(forecasts.continue_from(id, cache_key, compute))

    found: list[Any] = []
    first = threading.Thread(target=lambda: found.append(get("a", (1,), blocking)))
    first.start()
    started.wait()
    with pytest.raises(TooManyRequests):
        get("a", (2,), immediate)
    assert get("b", (1,), immediate) is report
    finish.set()
    first.join()
    assert found == [report]
    assert get("a", (2,), immediate) is report


def test_the_number_of_cached_forecasts_is_limited() -> None:
    forecasts = ForecastCache()
    calls: list[int] = []

    def recording(n: int) -> Callable[[object], Slices[Any]]:
        def compute(earlier: object) -> Slices[Any]:
            yield
            if earlier is None:
                calls.append(n)
            return n

        return compute

    for n in range(MAX_CACHED_FORECASTS + 1):
        run_to_end(forecasts.continue_from(str(n), (0,), recording(n)))
    calls.clear()
    run_to_end(forecasts.continue_from(str(MAX_CACHED_FORECASTS), (0,), recording(1)))
    run_to_end(forecasts.continue_from("0", (0,), recording(2)))
    assert calls == [2]
