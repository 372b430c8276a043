"""The desk: everything that can be asked about games, over one store, for any transport."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

from understudy.service.cache.game_cache import Enlist, GameCache, Tell, Touch, new_server_run_id
from understudy.service.endpoints.endpoint import Endpoint
from understudy.service.endpoints.registry import ENDPOINTS
from understudy.service.requester import SHARED_LIST, UNLIMITED, ListLimits, Requester
from understudy.service.wire.errors import error_for_status, error_reply
from understudy.service.wire.responses import (
    Disconnected,
    Encode,
    Reply,
    never_disconnects,
    to_json,
)
from understudy.sim.time_slices import Slices, run_to_end
from understudy.store import Store

LARGEST_BODY: Final = 2_000_000


def _nobody(id: str, headline: object) -> None:
    """Nobody is told of changes."""


def _no_list(device: str, id: str, there: bool) -> None:
    """Nobody is told of lists."""


class Service:
    """Answers every call of the table.

    `tell` hears of every change of a game, `enlist` of every game that comes onto the list of a
    device or is taken off it, `touched` of every game that somebody looks at; `encode` makes JSON
    of what is answered to a change; by `run` a client knows whether what it has is of this program.
    Who asks is everybody at home, unless the transport knows better; in a
    club there is so much `room` on lists and behind links.
    """

    def __init__(
        self,
        store: Store,
        tell: Tell = _nobody,
        encode: Encode = to_json,
        run: str | None = None,
        enlist: Enlist = _no_list,
        touched: Touch | None = None,
        room: ListLimits = UNLIMITED,
    ) -> None:
        self.games = GameCache(
            store, tell, encode, run or new_server_run_id(), enlist, touched, room
        )

    def answer(
        self,
        method: str,
        path: str,
        query: str = "",
        body: bytes | None = None,
        known: str = "",
        gone: Disconnected = never_disconnects,
        visitor: Requester = SHARED_LIST,
    ) -> Reply:
        """The reply to a request: path and query as in an address, `known` tags as in a header."""
        return run_to_end(self.answer_in_slices(method, path, query, body, known, gone, visitor))

    def answer_in_slices(
        self,
        method: str,
        path: str,
        query: str = "",
        body: bytes | None = None,
        known: str = "",
        gone: Disconnected = never_disconnects,
        visitor: Requester = SHARED_LIST,
    ) -> Slices[Reply]:
        """The reply to a request, and what takes long in slices."""
        try:
            if body is not None and len(body) > LARGEST_BODY:
                raise error_for_status(413)
            call, named = _find(method, [unquote(word) for word in path.split("/") if word])
            about = (self.games, named, query, body or b"", known, gone, visitor)
            return (yield from call.answer_in_slices(*about))
        except Exception as error:
            return error_reply(error, f"{method} {path}")

    def run_endpoint(
        self,
        call: Endpoint,
        named: Mapping[str, str],
        query: str,
        body: bytes,
        known: str,
        gone: Disconnected = never_disconnects,
        visitor: Requester = SHARED_LIST,
    ) -> Reply:
        """The reply of a call that the transport has found; `named` are the words of its path."""
        try:
            return call.answer(self.games, named, query, body, known, gone, visitor)
        except Exception as error:
            return error_reply(error, f"{call.method} {call.path}")


_CALLS: Final[dict[tuple[str, ...], dict[str, Endpoint]]] = {}
"""The calls by the words of their path, then by method."""
for _call in ENDPOINTS:
    _CALLS.setdefault(tuple(_call.path.strip("/").split("/")), {})[_call.method] = _call


def _find(method: str, words: list[str]) -> tuple[Endpoint, dict[str, str]]:
    """The call at this address, the first of the table whose path fits."""
    for path, calls in _CALLS.items():
        named = _match(path, words)
        if named is not None:
            if method not in calls:
                raise error_for_status(405)
            return calls[method], named
    raise error_for_status(404)


def _match(path: tuple[str, ...], words: list[str]) -> dict[str, str] | None:
    if len(path) != len(words):
        return None
    named = {}
    for wanted, word in zip(path, words, strict=True):
        if wanted.startswith("{"):
            named[wanted.strip("{}")] = word
        elif wanted != word:
            return None
    return named
