"""Rate limits per device and per network address (club mode only; in memory, per process)."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from threading import Lock
from time import monotonic
from typing import Any, Final

from understudy.service.limit_kinds import LimitKind
from understudy.service.requester import UNLIMITED, ListLimits
from understudy.service.wire.errors import TooManyRequests

MINUTE: Final = 60.0
DAY: Final = 24 * 60 * MINUTE
STREAM_RETRY_SECONDS: Final = 30
"""`Retry-After` for streams; when another stream ends is unknown."""
MAX_TRACKED_CLIENTS: Final = 20_000
"""Maximum tracked clients; the least recently used is dropped."""


@dataclass(frozen=True, slots=True)
class Quota:
    """Quota per minute for a device and for an address; for streams, the number open at once.

    A whole club can share one address, and a client can change its device at will, so both are
    limited. `per_day` is an additional quota for 24 hours.
    """

    device: int
    address: int
    per_day: Quota | None = None


@dataclass(frozen=True, slots=True)
class LimitTable:
    """All limits of a server. Connections and streams are totals per process."""

    connections: int
    streams: int
    quotas: Mapping[LimitKind, Quota]
    lists: ListLimits = UNLIMITED


HOME_LIMITS: Final = LimitTable(connections=256, streams=128, quotas={})
CLUB_LIMITS: Final = LimitTable(
    connections=4096,
    streams=2048,
    quotas={
        LimitKind.GAMES: Quota(device=10, address=100),
        LimitKind.IMPORTS: Quota(device=60, address=300),
        LimitKind.FORECASTS: Quota(device=20, address=120),
        LimitKind.REPLAYS: Quota(device=60, address=600),
        # A watched game takes a request for each of the expert's answers.
        LimitKind.ADVICE: Quota(device=600, address=2400),
        LimitKind.LINKS: Quota(device=10, address=60),
        LimitKind.STREAMS: Quota(device=4, address=200),
        LimitKind.BYTES: Quota(
            device=8_000_000,
            address=40_000_000,
            per_day=Quota(device=200_000_000, address=2_000_000_000),
        ),
    },
    lists=ListLimits(games=500, devices=200),
)


@dataclass(frozen=True, slots=True)
class Client:
    """The client of a request: its address, and its device in club mode."""

    address: str
    device: str = ""

    def counters(self, quota: Quota) -> Iterator[tuple[str, int, float]]:
        """Yield the name, the limit and the seconds of each counter that applies to the client."""
        address = f"@{network_of(self.address)}"
        yield address, quota.address, MINUTE
        if self.device:
            yield self.device, quota.device, MINUTE
        if quota.per_day is not None:
            yield address, quota.per_day.address, DAY
            if self.device:
                yield self.device, quota.per_day.device, DAY


def client_of(scope: Any, device: str) -> Client:
    """Return the client of an ASGI request."""
    address = scope["client"]
    return Client(address[0] if address else "", device)


class _Usage:
    """A usage counter that decays linearly (leaky bucket)."""

    __slots__ = ("amount", "since")

    def __init__(self, since: float) -> None:
        self.amount = 0.0
        self.since = since

    def decay(self, limit: int, seconds: float, now: float) -> None:
        self.amount = max(0.0, self.amount - (now - self.since) * limit / seconds)
        self.since = now


class RateLimiter:
    """Counts the usage of each client and refuses requests above its quota."""

    def __init__(
        self, table: LimitTable = HOME_LIMITS, clock: Callable[[], float] = monotonic
    ) -> None:
        self._quotas = table.quotas
        self._clock = clock
        self._lock = Lock()
        self._usage: OrderedDict[tuple[LimitKind, str, float], _Usage] = OrderedDict()
        self._held: Counter[tuple[LimitKind, str]] = Counter()

    def consume(self, kind: LimitKind, client: Client, amount: int = 1) -> None:
        """Count `amount` of this kind; raise without counting if it exceeds the quota."""
        quota = self._quotas.get(kind)
        if quota is None:
            return
        now = self._clock()
        with self._lock:
            wait, used = 0.0, []
            for name, limit, seconds in client.counters(quota):
                key = (kind, name, seconds)
                usage = self._usage.get(key) or _Usage(now)
                usage.decay(limit, seconds, now)
                wait = max(wait, (usage.amount + amount - limit) * seconds / limit)
                used.append((key, usage))
            if wait > 0:
                raise too_many_requests(kind, wait)
            for key, usage in used:
                usage.amount += amount
                self._usage[key] = usage
                self._usage.move_to_end(key)
            while len(self._usage) > MAX_TRACKED_CLIENTS:
                self._usage.popitem(last=False)

    @contextmanager
    def hold_slot(self, kind: LimitKind, client: Client) -> Iterator[None]:
        """Hold one slot of this kind; raise if the client holds as many as its quota allows."""
        quota = self._quotas.get(kind)
        counters = [] if quota is None else list(client.counters(quota))
        keys = [(kind, name) for name, _, _ in counters]
        with self._lock:
            if any(self._held[kind, name] >= limit for name, limit, _ in counters):
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
    """Return the error for an exceeded quota; a retry may succeed after `wait` seconds."""
    seconds = max(1, ceil(wait))
    minutes = ceil(seconds / MINUTE) if seconds > MINUTE else 0
    return TooManyRequests(f"server-limit-{kind}", wait=seconds, seconds=seconds, minutes=minutes)


def network_of(address: str) -> str:
    """Return the address to count; for IPv6 the /64 network, which one household has."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
