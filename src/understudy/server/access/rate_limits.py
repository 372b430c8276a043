"""How much one device and one address may ask for: one table, and who has had how much of it.

In a home nobody is counted. Where each device has its own games, whoever asks for more than anybody
needs is told when to come back. Each process counts for itself, in memory.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from threading import Lock
from time import monotonic
from typing import Final

from understudy.service.limit_kinds import LimitKind
from understudy.service.requester import UNLIMITED, ListLimits
from understudy.service.wire.errors import TooManyRequests

MINUTE: Final = 60.0
DAY: Final = 24 * 60 * MINUTE
STREAM_RETRY_SECONDS: Final = 30
"""Seconds: nobody knows when another screen will be closed."""
MAX_TRACKED_CLIENTS: Final = 20_000
"""Of how many it is known what they have had; the one who has asked for nothing longest goes."""


@dataclass(frozen=True, slots=True)
class Quota:
    """What one device and one address may have: so many a minute, of streams so many at once.

    Behind one address there may be a whole club; a device is whoever says so. `a_day` is what they
    may have in a whole day, if that is less than a day of minutes.
    """

    device: int
    address: int
    a_day: Quota | None = None


@dataclass(frozen=True, slots=True)
class LimitTable:
    """The whole table. Connections and streams are those of one process for everybody together."""

    connections: int
    streams: int
    shares: Mapping[LimitKind, Quota]
    room: ListLimits = UNLIMITED


HOME_LIMITS: Final = LimitTable(connections=256, streams=128, shares={})
CLUB_LIMITS: Final = LimitTable(
    connections=4096,
    streams=2048,
    shares={
        LimitKind.GAMES: Quota(device=10, address=100),
        LimitKind.IMPORTS: Quota(device=60, address=300),
        LimitKind.FORECASTS: Quota(device=20, address=120),
        LimitKind.LINKS: Quota(device=10, address=60),
        LimitKind.STREAMS: Quota(device=4, address=200),
        LimitKind.BYTES: Quota(
            device=8_000_000,
            address=40_000_000,
            a_day=Quota(device=200_000_000, address=2_000_000_000),
        ),
    },
    room=ListLimits(games=500, devices=200),
)


@dataclass(frozen=True, slots=True)
class Client:
    """Who asks: a device, if it is known, at an address."""

    address: str
    device: str = ""

    def named(self, share: Quota) -> Iterator[tuple[str, int, float]]:
        """As whom they are counted, and how many that one may have in how many seconds."""
        address = f"@{network_of(self.address)}"
        yield address, share.address, MINUTE
        if self.device:
            yield self.device, share.device, MINUTE
        if share.a_day is not None:
            yield address, share.a_day.address, DAY
            if self.device:
                yield self.device, share.a_day.device, DAY


class _Usage:
    """What somebody has had, which wears off evenly."""

    __slots__ = ("amount", "since")

    def __init__(self, since: float) -> None:
        self.amount = 0.0
        self.since = since

    def decay(self, most: int, seconds: float, now: float) -> None:
        self.amount = max(0.0, self.amount - (now - self.since) * most / seconds)
        self.since = now


class RateLimiter:
    """Counts who has had how much."""

    def __init__(
        self, table: LimitTable = HOME_LIMITS, clock: Callable[[], float] = monotonic
    ) -> None:
        self._shares = table.shares
        self._clock = clock
        self._lock = Lock()
        self._had: OrderedDict[tuple[LimitKind, str, float], _Usage] = OrderedDict()
        self._held: Counter[tuple[LimitKind, str]] = Counter()

    def take(self, kind: LimitKind, who: Client, amount: int = 1) -> None:
        """So much more of this kind; refused, and not counted, if that is too much for now."""
        share = self._shares.get(kind)
        if share is None:
            return
        now = self._clock()
        with self._lock:
            wait, counted = 0.0, []
            for name, most, seconds in who.named(share):
                key = (kind, name, seconds)
                had = self._had.get(key) or _Usage(now)
                had.decay(most, seconds, now)
                wait = max(wait, (had.amount + amount - most) * seconds / most)
                counted.append((key, had))
            if wait > 0:
                raise too_many_requests(kind, wait)
            for key, had in counted:
                had.amount += amount
                self._had[key] = had
                self._had.move_to_end(key)
            while len(self._had) > MAX_TRACKED_CLIENTS:
                self._had.popitem(last=False)

    @contextmanager
    def hold_slot(self, kind: LimitKind, who: Client) -> Iterator[None]:
        """One of this kind, until it is given back; refused if they hold enough already."""
        share = self._shares.get(kind)
        names = [] if share is None else list(who.named(share))
        keys = [(kind, name) for name, _, _ in names]
        with self._lock:
            if any(self._held[kind, name] >= most for name, most, _ in names):
                raise too_many_requests(kind, STREAM_RETRY_SECONDS)
            self._held.update(keys)
        try:
            yield
        finally:
            with self._lock:
                for key in keys:
                    self._held[key] -= 1
                    if not self._held[key]:
                        del self._held[key]


def too_many_requests(kind: LimitKind, wait: float) -> TooManyRequests:
    """That this is too much, and when to come back."""
    seconds = max(1, ceil(wait))
    minutes = ceil(seconds / MINUTE) if seconds > MINUTE else 0
    return TooManyRequests(f"server-limit-{kind}", wait=seconds, seconds=seconds, minutes=minutes)


def network_of(address: str) -> str:
    """An address as it is counted: of IPv6 the part that a household has to itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
