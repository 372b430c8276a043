"""Limits in club mode: refusals say when to try again."""

import asyncio
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.types import HTTPRequestEvent, Message, Receive, Scope, Send

from understudy.core.session.session import MOST_ANSWERS
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.server import create_app
from understudy.server.access.origin_check import OriginCheck
from understudy.server.access.rate_limits import (
    CLUB_LIMITS,
    DAY,
    HOME_LIMITS,
    MAX_TRACKED_CLIENTS,
    MINUTE,
    Client,
    LimitTable,
    Quota,
    RateLimiter,
    network_of,
    too_many_requests,
)
from understudy.server.processes.server_process import Server, ServerTask
from understudy.service import ENDPOINTS, LARGEST_BODY
from understudy.service.limit_kinds import LimitKind
from understudy.service.requester import ListLimits
from understudy.service.wire.errors import TooManyRequests
from understudy.store import KeyValueStore, MemoryTextStore
from understudy.store.records import MAX_CHANGES

ROOT = Path(__file__).resolve().parents[2]
LONGEST_ANSWER = 400
"""Bytes of an answer with its question; answers contain no free text."""
RECEIPT_BYTES = 300
"""Bytes that each change stores for good: its key and a hash, in two indexed tables."""

LOW_LIMITS = LimitTable(10, 10, {kind: Quota(device=2, address=5) for kind in LimitKind})


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def wait_for(limiter: RateLimiter, client: Client, kind: LimitKind = LimitKind.GAMES) -> int:
    """Return the seconds to wait; 0 if the request is accepted."""
    try:
        limiter.consume(kind, client)
    except TooManyRequests as refusal:
        return refusal.wait or 0
    return 0


def test_a_quota_is_restored_evenly(clock: Clock) -> None:
    limiter = RateLimiter(LOW_LIMITS, clock)
    ann = Client("10.0.0.1", "ann")
    assert [wait_for(limiter, ann) for _ in range(4)] == [0, 0, 30, 30]
    assert wait_for(limiter, ann, LimitKind.FORECASTS) == 0
    clock.now += 29
    assert wait_for(limiter, ann) == 1
    clock.now += 1
    # Exactly at the announced time.
    assert [wait_for(limiter, ann) for _ in range(2)] == [0, 30]


def test_a_daily_quota_is_less_than_all_its_minutes(clock: Clock) -> None:
    per_day = Quota(device=4, address=10)
    table = LimitTable(10, 10, {LimitKind.BYTES: Quota(device=2, address=5, per_day=per_day)})
    limiter = RateLimiter(table, clock)
    ann, ben = Client("10.0.0.1", "ann"), Client("10.0.0.1", "ben")
    accepted = 0
    for _ in range(10):
        clock.now += 60
        accepted += not wait_for(limiter, ann, LimitKind.BYTES)
        accepted += not wait_for(limiter, ann, LimitKind.BYTES)
    assert accepted == 4
    wait = wait_for(limiter, ann, LimitKind.BYTES)
    assert DAY / 4 - 10 * MINUTE <= wait <= DAY / 4, (
        "a quarter of the quota takes a quarter of a day"
    )
    assert wait_for(limiter, ben, LimitKind.BYTES) == 0
    clock.now += wait
    assert wait_for(limiter, ann, LimitKind.BYTES) == 0


def test_devices_at_one_address_share_its_quota(clock: Clock) -> None:
    limiter = RateLimiter(LOW_LIMITS, clock)
    crowd = [Client("10.0.0.1", name) for name in ("ann", "ben", "cat", "dan")]
    assert [wait_for(limiter, client) for client in crowd for _ in range(2)][:6] == [
        0,
        0,
        0,
        0,
        0,
        12,
    ]
    # A refused request is not counted, and other addresses have their own quota.
    assert wait_for(limiter, Client("10.0.0.2", "cat")) == 0
    assert wait_for(limiter, Client("10.0.0.2")) == 0


def test_streams_are_counted_while_they_are_open() -> None:
    limiter = RateLimiter(LOW_LIMITS)
    ann = Client("10.0.0.1", "ann")
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(limiter.hold_slot(LimitKind.STREAMS, ann))
        with pytest.raises(TooManyRequests, match="server-limit-streams"):
            stack.enter_context(limiter.hold_slot(LimitKind.STREAMS, ann))
    with limiter.hold_slot(LimitKind.STREAMS, ann):
        pass


def test_without_a_club_there_are_no_limits() -> None:
    limiter = RateLimiter(HOME_LIMITS)
    for _ in range(1000):
        limiter.consume(LimitKind.GAMES, Client("10.0.0.1", "ann"), 10**9)


@pytest.mark.slow
def test_the_number_of_tracked_clients_is_limited(clock: Clock) -> None:
    limiter = RateLimiter(CLUB_LIMITS, clock)
    for n in range(MAX_TRACKED_CLIENTS + 500):
        limiter.consume(LimitKind.LINKS, Client(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}"))
    assert len(limiter._usage) == MAX_TRACKED_CLIENTS


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_address_is_counted_by_its_network(address: str, counted: str) -> None:
    assert network_of(address) == counted


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", LimitKind)
def test_every_message_says_when_to_try_again(kind: LimitKind, language: str) -> None:
    translator = Translator(language, {})
    said = {
        wait: translator.say(too_many_requests(kind, wait).message)
        for wait in (0.2, 7, 60, 61, 400)
    }
    assert len(set(said.values())) == 5
    assert "7" in said[7]
    assert "60" in said[60]
    assert "2" in said[61]
    assert "7" in said[400]


def test_every_limited_endpoint_documents_429() -> None:
    assert all(
        429 in endpoint.error_statuses
        for endpoint in ENDPOINTS
        if endpoint.limit or endpoint.body_type is not None
    )
    assert {endpoint.limit for endpoint in ENDPOINTS} >= set(LimitKind) - {
        LimitKind.BYTES,
        LimitKind.LINKS,
    }


@pytest.fixture
def club() -> Iterator[TestClient[Litestar]]:
    low = {
        LimitKind.GAMES: Quota(device=2, address=2),
        LimitKind.IMPORTS: Quota(device=1, address=1),
        LimitKind.BYTES: Quota(device=2000, address=2000),
    }
    app = create_app(KeyValueStore(MemoryTextStore()), limits=LimitTable(10, 1, low))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def test_a_refusal_has_the_time_of_the_next_try(club: TestClient[Litestar]) -> None:
    new = {"system": "mars", "seed": 1}
    games = [club.post("/api/v1/games", json=new) for _ in range(3)]
    assert [each.status_code for each in games] == [201, 201, 429]
    error = games[2].json()["error"]
    assert error["id"] == "server-limit-games"
    assert 25 < error["args"]["seconds"] <= 30
    assert games[2].headers["retry-after"] == str(error["args"]["seconds"])
    assert len(club.get("/api/v1/games").json()) == 2
    save = club.get(f"/api/v1/games/{games[0].json()['id']}/save").content
    inspections = [club.post("/api/v1/saves/look", content=save) for _ in range(2)]
    assert [each.status_code for each in inspections] == [200, 429]
    assert inspections[1].json()["error"]["id"] == "server-limit-imports"
    large = club.post("/api/v1/saves/look", content=b" " * 1900)
    assert large.json()["error"]["id"] == "server-limit-bytes"


def test_answers_have_no_rate_limit(club: TestClient[Litestar]) -> None:
    game = club.post("/api/v1/games", json={"system": "mars", "seed": 1}).json()
    for _ in range(10):
        body = {"token": game["token"], "answer": {"do": "tr", "change": 1}}
        answered = club.post(f"/api/v1/games/{game['id']}/answers", json=body)
        assert answered.status_code == 200
        game = answered.json()


def test_the_length_of_a_list_is_limited() -> None:
    app = create_app(
        KeyValueStore(MemoryTextStore()),
        limits=LimitTable(10, 10, {}, ListLimits(games=2)),
        club=True,
    )
    new = {"system": "mars", "seed": 1}
    with (
        TestClient(app, base_url="http://127.0.0.1") as ann,
        TestClient(app, base_url="http://127.0.0.1") as ben,
    ):
        games = [ann.post("/api/v1/games", json=new) for _ in range(3)]
        assert [each.status_code for each in games] == [201, 201, 429]
        assert games[2].json()["error"] == {"id": "server-limit-list", "args": {"count": 2}}
        assert "retry-after" not in games[2].headers
        # The limit also applies to links; lists of other devices are not affected.
        for _ in range(2):
            made = ben.post("/api/v1/games", json=new).json()["id"]
        links = ben.get(f"/api/v1/games/{made}/links").json()
        assert ann.post("/api/v1/links", json={"key": links["play"]}).status_code == 429
        ann.delete(f"/api/v1/games/{games[0].json()['id']}")
        assert ann.post("/api/v1/links", json={"key": links["play"]}).status_code == 200


def test_the_number_of_devices_per_link_is_limited() -> None:
    limits = LimitTable(10, 10, {}, ListLimits(devices=2))
    app = create_app(KeyValueStore(MemoryTextStore()), limits=limits, club=True)
    with TestClient(app, base_url="http://127.0.0.1") as ann:
        game = ann.post("/api/v1/games", json={"system": "mars"}).json()["id"]
        links = ann.get(f"/api/v1/games/{game}/links").json()

        def join(right: str, device: str = "") -> httpx.Response:
            """Open a link as a new device, or as the one with this cookie."""
            ann.cookies.clear()
            headers = {"Cookie": device} if device else {}
            return ann.post("/api/v1/links", json={"key": links[right]}, headers=headers)

        joined = [join("watch") for _ in range(3)]
        assert [each.status_code for each in joined] == [200, 200, 429]
        assert joined[2].json()["error"] == {"id": "server-limit-devices", "args": {"count": 2}}
        assert "retry-after" not in joined[2].headers
        ben = joined[0].headers["set-cookie"].partition(";")[0]
        assert join("watch", ben).status_code == 200, "a known device can join again"
        assert [join("play", each).status_code for each in (ben, "", "")] == [200, 200, 429]
        assert join("watch").status_code == 200, "ben no longer counts as watching"


def test_the_storage_of_a_device_is_limited() -> None:
    """The number of games, answers and changes, and the length of an answer are limited.

    docs/host/operations.md states the resulting maximum.
    """
    scripts = (ROOT / "tests" / "golden").rglob("*.txt")
    answers = [line for path in scripts for line in path.open("rb") if line.startswith(b"> ")]
    assert len(answers) > 10_000
    assert max(map(len, answers)) < LONGEST_ANSWER
    largest_game = MOST_ANSWERS * LONGEST_ANSWER
    assert largest_game <= LARGEST_BODY, "a save file can always be imported"
    games = CLUB_LIMITS.lists.games or 0
    most = games * (largest_game + MAX_CHANGES * RECEIPT_BYTES) / 1_000_000_000
    documented = (ROOT / "docs" / "host" / "operations.md").read_text("utf-8")
    assert f"{most:.1f} GB" in documented
    per_day = CLUB_LIMITS.quotas[LimitKind.BYTES].per_day
    assert per_day
    assert f"{per_day.device // 1_000_000} MB" in documented
    assert f"{per_day.address // 1_000_000_000} GB" in documented


@contextmanager
def serving_behind(trusted: str) -> Iterator[str]:
    """Run a server that trusts this proxy and allows one new game per address."""
    low = LimitTable(10, 10, {LimitKind.GAMES: Quota(device=1, address=1)})
    made: list[Server] = []

    def make(*given: Any) -> Server:
        made.append(Server(*given))
        return made[0]

    task = ServerTask(partial(create_app, limits=low), 10, [trusted], None, "text")
    ready, interval = threading.Event(), sys.getswitchinterval()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        store = KeyValueStore(MemoryTextStore())
        given = (store, listening, ready.set, make)
        thread = threading.Thread(target=task.serve, args=given)
        thread.start()
        assert ready.wait(60)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/api/v1"
        made[0].should_exit = True
        thread.join(60)
    sys.setswitchinterval(interval)


@pytest.mark.parametrize(
    ("trusted", "statuses"),
    [("127.0.0.0/24", [201, 201, 429, 429]), ("10.9.9.9", [201, 429, 429, 429])],
)
def test_a_trusted_proxy_names_the_address_of_the_client(trusted: str, statuses: list[int]) -> None:
    # The last address that is not a proxy counts; the client can invent those before it.
    forwarded = ["192.0.2.1", "192.0.2.2", "192.0.2.9, 192.0.2.1", "192.0.2.2, 127.0.0.7"]
    with serving_behind(trusted) as url, httpx.Client(base_url=url, timeout=60) as client:
        found = [
            client.post("/games", json={"system": "mars"}, headers={"X-Forwarded-For": each})
            for each in forwarded
        ]
    assert [each.status_code for each in found] == statuses


@pytest.mark.parametrize(
    ("length", "more", "pieces"),
    [
        (LARGEST_BODY, {}, 0),
        (LARGEST_BODY + 1, {}, 3),
        (LARGEST_BODY + 1, {"expect": "100-continue"}, 0),
        (100 * LARGEST_BODY, {}, 4),
    ],
    ids=["read by the app", "discarded", "not sent yet", "far too large"],
)
def test_a_body_that_is_too_large_is_read_before_it_is_refused(
    length: int, more: dict[str, str], pieces: int
) -> None:
    """A proxy that is cut off while it sends would report an error of its own."""
    received: list[int] = []
    size = min(length // 3 + 1, LARGEST_BODY)

    async def receive() -> HTTPRequestEvent:
        received.append(size)
        last = sum(received) >= length
        return {"type": "http.request", "body": b" " * size, "more_body": not last}

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert len(received) == pieces

    async def send(message: Message) -> None: ...

    headers = {"host": "localhost", "content-length": str(length), **more}
    scope = request_with(headers)
    asyncio.run(OriginCheck(app, str)(scope, receive, send))


def request_with(headers: dict[str, str]) -> Scope:
    """Return the scope of a POST request with these headers."""
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "method": "POST", "path": "/", "headers": encoded}
    request: Scope = scope
    return request
