"""Where each device has its own games, nobody takes everything: refusals say when to come back."""

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
from understudy.locales import LANGUAGES
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
"""Bytes, with its question; nobody can write anything of their own into it."""
RECEIPT_BYTES = 300
"""What a change leaves for good: its key and a digest, in two tables with an index each."""

FEW = LimitTable(10, 10, {kind: Quota(device=2, address=5) for kind in LimitKind})


class Clock:
    """A time that is told what it is."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def waits(allowance: RateLimiter, who: Client, kind: LimitKind = LimitKind.GAMES) -> int:
    """How long they are sent away; 0 if they get it."""
    try:
        allowance.consume(kind, who)
    except TooManyRequests as refusal:
        return refusal.wait or 0
    return 0


def test_a_device_has_its_share_again_evenly(clock: Clock) -> None:
    allowance = RateLimiter(FEW, clock)
    ann = Client("10.0.0.1", "ann")
    assert [waits(allowance, ann) for _ in range(4)] == [0, 0, 30, 30]
    assert waits(allowance, ann, LimitKind.FORECASTS) == 0
    clock.now += 29
    assert waits(allowance, ann) == 1
    clock.now += 1
    # Not earlier than it was said, and not later.
    assert [waits(allowance, ann) for _ in range(2)] == [0, 30]


def test_per_day_has_less_than_all_its_minutes(clock: Clock) -> None:
    per_day = Quota(device=4, address=10)
    table = LimitTable(10, 10, {LimitKind.BYTES: Quota(device=2, address=5, per_day=per_day)})
    allowance = RateLimiter(table, clock)
    ann, ben = Client("10.0.0.1", "ann"), Client("10.0.0.1", "ben")
    had = 0
    for _ in range(10):
        clock.now += 60
        had += not waits(allowance, ann, LimitKind.BYTES)
        had += not waits(allowance, ann, LimitKind.BYTES)
    assert had == 4
    wait = waits(allowance, ann, LimitKind.BYTES)
    assert DAY / 4 - 10 * MINUTE <= wait <= DAY / 4, "a quarter of a day is a quarter of its share"
    assert waits(allowance, ben, LimitKind.BYTES) == 0
    clock.now += wait
    assert waits(allowance, ann, LimitKind.BYTES) == 0


def test_devices_at_one_address_share_what_it_has(clock: Clock) -> None:
    allowance = RateLimiter(FEW, clock)
    crowd = [Client("10.0.0.1", name) for name in ("ann", "ben", "cat", "dan")]
    assert [waits(allowance, who) for who in crowd for _ in range(2)][:6] == [0, 0, 0, 0, 0, 12]
    # Who was refused has not been counted, and elsewhere there is enough.
    assert waits(allowance, Client("10.0.0.2", "cat")) == 0
    assert waits(allowance, Client("10.0.0.2")) == 0


def test_streams_are_counted_as_long_as_they_last() -> None:
    allowance = RateLimiter(FEW)
    ann = Client("10.0.0.1", "ann")
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(allowance.hold_slot(LimitKind.STREAMS, ann))
        with pytest.raises(TooManyRequests, match="server-limit-streams"):
            stack.enter_context(allowance.hold_slot(LimitKind.STREAMS, ann))
    with allowance.hold_slot(LimitKind.STREAMS, ann):
        pass


def test_nobody_is_counted_at_home() -> None:
    allowance = RateLimiter(HOME_LIMITS)
    for _ in range(1000):
        allowance.consume(LimitKind.GAMES, Client("10.0.0.1", "ann"), 10**9)


def test_a_crowd_of_strangers_fills_no_memory(clock: Clock) -> None:
    allowance = RateLimiter(CLUB_LIMITS, clock)
    for n in range(MAX_TRACKED_CLIENTS + 500):
        allowance.consume(LimitKind.LINKS, Client(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}"))
    assert len(allowance._usage) == MAX_TRACKED_CLIENTS


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
def test_an_address_is_counted_as_what_a_household_has(address: str, counted: str) -> None:
    assert network_of(address) == counted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LimitKind)
def test_every_refusal_says_in_words_when_to_come_back(kind: LimitKind, language: str) -> None:
    speaker = Translator(language, {})
    said = {
        wait: speaker.say(too_many_requests(kind, wait).message) for wait in (0.2, 7, 60, 61, 400)
    }
    assert len(set(said.values())) == 5
    assert "7" in said[7]
    assert "60" in said[60]
    assert "2" in said[61]
    assert "7" in said[400]


def test_every_counted_call_says_that_it_may_be_too_much() -> None:
    assert all(
        429 in call.error_statuses for call in ENDPOINTS if call.limit or call.body_type is not None
    )
    assert {call.limit for call in ENDPOINTS} >= set(LimitKind) - {
        LimitKind.BYTES,
        LimitKind.LINKS,
    }


@pytest.fixture
def club() -> Iterator[TestClient[Litestar]]:
    few = {
        LimitKind.GAMES: Quota(device=2, address=2),
        LimitKind.IMPORTS: Quota(device=1, address=1),
        LimitKind.BYTES: Quota(device=2000, address=2000),
    }
    app = create_app(KeyValueStore(MemoryTextStore()), limits=LimitTable(10, 1, few))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def test_a_club_refuses_with_the_time_to_come_back(club: TestClient[Litestar]) -> None:
    new = {"system": "mars", "seed": 1}
    games = [club.post("/api/v1/games", json=new) for _ in range(3)]
    assert [each.status_code for each in games] == [201, 201, 429]
    error = games[2].json()["error"]
    assert error["id"] == "server-limit-games"
    assert 25 < error["args"]["seconds"] <= 30
    assert games[2].headers["retry-after"] == str(error["args"]["seconds"])
    assert len(club.get("/api/v1/games").json()) == 2
    save = club.get(f"/api/v1/games/{games[0].json()['id']}/save").content
    looks = [club.post("/api/v1/saves/look", content=save) for _ in range(2)]
    assert [each.status_code for each in looks] == [200, 429]
    assert looks[1].json()["error"]["id"] == "server-limit-imports"
    large = club.post("/api/v1/saves/look", content=b" " * 1900)
    assert large.json()["error"]["id"] == "server-limit-bytes"


def test_whoever_plays_is_not_counted(club: TestClient[Litestar]) -> None:
    game = club.post("/api/v1/games", json={"system": "mars", "seed": 1}).json()
    for _ in range(10):
        body = {"token": game["token"], "answer": {"do": "tr", "change": 1}}
        answered = club.post(f"/api/v1/games/{game['id']}/answers", json=body)
        assert answered.status_code == 200
        game = answered.json()


def test_a_list_is_not_without_end() -> None:
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
        # By a link no more come in either, and on the list of others there is room.
        for _ in range(2):
            made = ben.post("/api/v1/games", json=new).json()["id"]
        links = ben.get(f"/api/v1/games/{made}/links").json()
        assert ann.post("/api/v1/links", json={"key": links["play"]}).status_code == 429
        ann.delete(f"/api/v1/games/{games[0].json()['id']}")
        assert ann.post("/api/v1/links", json={"key": links["play"]}).status_code == 200


def test_by_one_link_there_come_so_many() -> None:
    limits = LimitTable(10, 10, {}, ListLimits(devices=2))
    app = create_app(KeyValueStore(MemoryTextStore()), limits=limits, club=True)
    with TestClient(app, base_url="http://127.0.0.1") as ann:
        game = ann.post("/api/v1/games", json={"system": "mars"}).json()["id"]
        links = ann.get(f"/api/v1/games/{game}/links").json()

        def come(right: str, device: str = "") -> httpx.Response:
            """Somebody new opens a link, or a device that was here before."""
            ann.cookies.clear()
            headers = {"Cookie": device} if device else {}
            return ann.post("/api/v1/links", json={"key": links[right]}, headers=headers)

        came = [come("watch") for _ in range(3)]
        assert [each.status_code for each in came] == [200, 200, 429]
        assert came[2].json()["error"] == {"id": "server-limit-devices", "args": {"count": 2}}
        assert "retry-after" not in came[2].headers
        ben = came[0].headers["set-cookie"].partition(";")[0]
        assert come("watch", ben).status_code == 200, "who is in comes in again"
        assert [come("play", each).status_code for each in (ben, "", "")] == [200, 200, 429]
        assert come("watch").status_code == 200, "ben has left a place there"


def test_what_a_device_can_keep_has_an_end() -> None:
    """A game has so many answers, none of them is long, and it changes so often; of such games a
    device has so many: docs/host/hosting.md says how much that is.
    """
    scripts = (ROOT / "tests" / "golden").rglob("*.txt")
    answers = [line for path in scripts for line in path.open("rb") if line.startswith(b"> ")]
    assert len(answers) > 10_000
    assert max(map(len, answers)) < LONGEST_ANSWER
    whole = MOST_ANSWERS * LONGEST_ANSWER
    assert whole <= LARGEST_BODY, "a game can always be brought back as a file"
    games = CLUB_LIMITS.lists.games or 0
    most = games * (whole + MAX_CHANGES * RECEIPT_BYTES) / 1_000_000_000
    said = (ROOT / "docs" / "host" / "hosting.md").read_text("utf-8")
    assert f"{most:.1f} GB" in said
    per_day = CLUB_LIMITS.quotas[LimitKind.BYTES].per_day
    assert per_day
    assert f"{per_day.device // 1_000_000} MB" in said
    assert f"{per_day.address // 1_000_000_000} GB" in said


@contextmanager
def serving_behind(believed: str) -> Iterator[str]:
    """A real server that believes this gateway, and lets an address make one game."""
    few = LimitTable(10, 10, {LimitKind.GAMES: Quota(device=1, address=1)})
    made: list[Server] = []

    def make(*given: Any) -> Server:
        made.append(Server(*given))
        return made[0]

    work = ServerTask(partial(create_app, limits=few), 10, [believed], None, "text")
    ready, usual = threading.Event(), sys.getswitchinterval()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        store = KeyValueStore(MemoryTextStore())
        given = (store, listening, ready.set, make)
        thread = threading.Thread(target=work.serve, args=given)
        thread.start()
        assert ready.wait(60)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/api/v1"
        made[0].should_exit = True
        thread.join(60)
    sys.setswitchinterval(usual)


@pytest.mark.parametrize(
    ("believed", "statuses"),
    [("127.0.0.0/24", [201, 201, 429, 429]), ("10.9.9.9", [201, 429, 429, 429])],
)
def test_an_address_is_the_one_that_a_believed_gateway_names(
    believed: str, statuses: list[int]
) -> None:
    # Of several the last counts that is no gateway: what stands before it anybody could have said.
    named = ["192.0.2.1", "192.0.2.2", "192.0.2.9, 192.0.2.1", "192.0.2.2, 127.0.0.7"]
    with serving_behind(believed) as url, httpx.Client(base_url=url, timeout=60) as client:
        found = [
            client.post("/games", json={"system": "mars"}, headers={"X-Forwarded-For": each})
            for each in named
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
    ids=["read by the app", "dropped", "not sent yet", "far too much"],
)
def test_what_is_too_large_has_arrived_when_it_is_refused(
    length: int, more: dict[str, str], pieces: int
) -> None:
    """A gateway that is cut off while it sends would tell of a fault instead."""
    arrived: list[int] = []
    size = min(length // 3 + 1, LARGEST_BODY)

    async def receive() -> HTTPRequestEvent:
        arrived.append(size)
        last = sum(arrived) >= length
        return {"type": "http.request", "body": b" " * size, "more_body": not last}

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert len(arrived) == pieces

    async def send(message: Message) -> None: ...

    headers = {"host": "localhost", "content-length": str(length), **more}
    scope = request_with(headers)
    asyncio.run(OriginCheck(app, str)(scope, receive, send))


def request_with(headers: dict[str, str]) -> Scope:
    """A request that brings something."""
    said = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "method": "POST", "path": "/", "headers": said}
    request: Scope = scope
    return request
